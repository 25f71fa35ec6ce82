import type { SharedBoard } from '@bridge-review/api/shares';
import { readHands } from '@bridge-review/bridge/read-hands';
import { LastCardText, placeText } from '../hands/play-text.tsx';
import { trickOnTable } from '../hands/trick-on-table.ts';
import type { PlayState } from '../hands/use-play.ts';
import { DealDiagram } from '../../ui/deal-diagram.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlayControls } from '../../ui/play-controls.tsx';

interface SharedDealProps extends Pick<
  SharedBoard,
  'boardNumber' | 'dealer' | 'vulnerability' | 'hands' | 'players'
> {
  /** In the place of a hand that is not there. */
  missing: string;
  play?: PlayState | null;
}

/** The deal as a board's own page draws it, and the play on it card by card. */
export function SharedDeal(props: SharedDealProps) {
  const { boardNumber, dealer, vulnerability, hands, players, missing, play = null } = props;
  const begun = play !== null && play.step > 0 ? play : null;
  return (
    <Panel
      aria-label="The deal"
      className="flex flex-col @min-[52rem]:[@media(min-height:46rem)]:sticky @min-[52rem]:top-[5.5rem]"
    >
      <h2 className="sr-only">The deal</h2>
      <DealDiagram
        board={boardNumber}
        dealer={dealer}
        vulnerability={vulnerability}
        hands={readHands(hands)}
        players={players}
        missing={missing}
        trick={begun ? trickOnTable(begun.position) : undefined}
        turn={play?.position.turn}
        lookOf={begun?.lookOf}
      />
      {play !== null && (
        <PlayControls step={play.step} steps={play.line.cards.length} onStep={play.setStep} slider={null}>
          <b>{placeText(play)}</b>
          <span>
            <LastCardText play={play} />
          </span>
        </PlayControls>
      )}
    </Panel>
  );
}
