import { counted, plural } from '@bridge-review/bridge/counted';
import { formatContract } from '@bridge-review/bridge/contract';
import { seatName } from '@bridge-review/bridge/seat';
import type { ReactNode } from 'react';
import { Contract } from '../../ui/contract.tsx';
import { MakeableTable } from '../../ui/makeable-table.tsx';
import { NotationText } from '../../ui/notation-text.tsx';
import { Slide } from '../../ui/projector/slide.tsx';
import { SlideAuction } from '../../ui/projector/slide-auction.tsx';
import { SlideDeal } from '../../ui/projector/slide-deal.tsx';
import { vulnerabilityText } from '../../ui/vulnerability-text.ts';
import type { PresentedBoard } from './presented-board.ts';
import type { Step } from './steps.ts';

export interface StepSlideProps {
  board: PresentedBoard;
  step: Step;
  about: string;
  foot: ReactNode;
  isSmall?: boolean;
  onPress?: () => void;
}

/** One step of a board, as it is on the screen. */
export function StepSlide({ board, step, about, foot, isSmall = false, onPress }: StepSlideProps) {
  const { number, dealer, vulnerability } = board;
  return (
    <Slide
      title={`Board ${number}`}
      level={isSmall ? 2 : 1}
      facts={
        <>
          Dealer {seatName(dealer)},{' '}
          <span className={vulnerability === 'None' ? '' : 'font-semibold text-red'}>
            {vulnerabilityText(vulnerability)}
          </span>
        </>
      }
      about={about}
      deal={
        <SlideDeal
          board={number}
          dealer={dealer}
          vulnerability={vulnerability}
          hands={step.hands}
          trick={step.trick}
        />
      }
      side={<Side board={board} step={step} />}
      say={step.say}
      note={
        step.note !== null && (
          <p className="slide-note">
            <NotationText>{step.note}</NotationText>
          </p>
        )
      }
      foot={foot}
      isSmall={isSmall}
      {...(onPress && { onPress })}
    />
  );
}

/** As many contracts as there is room for. */
const MOST_CONTRACTS = 4;

function Side({ board: { vulnerability }, step }: { board: PresentedBoard; step: Step }) {
  const { auction, tally, analysis } = step;
  if (auction !== null) return <SlideAuction {...auction} vulnerability={vulnerability} />;
  if (tally !== null) {
    const { contract, declarer, defence } = tally;
    return (
      <>
        <div className="slide-tally">
          <span>
            <b>{declarer}</b>
            {plural(declarer, 'trick made', 'tricks made')}
          </span>
          <span>
            <b>{defence}</b>
            {plural(defence, 'trick lost', 'tricks lost')}
          </span>
        </div>
        <p className="slide-contract">
          <Contract contract={formatContract(contract)} by={seatName(contract.declarer)} />
        </p>
      </>
    );
  }
  if (analysis === null) return null;
  const most = Math.max(1, ...analysis.field.map(({ tables }) => tables));
  return (
    <>
      {analysis.board !== null && (
        <div className="slide-tricks">
          <MakeableTable tricks={analysis.board.tricks} par={analysis.board.par.contracts} />
        </div>
      )}
      {analysis.field.length > 0 && (
        <ul className="slide-field" aria-label="What the tables bid">
          {analysis.field.slice(0, MOST_CONTRACTS).map(({ contract, tables }) => (
            <li key={contract}>
              <Contract contract={contract} />
              <i aria-hidden style={{ width: `${(100 * tables) / most}%` }} />
              <span>{counted(tables, 'table')}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
