import type { GameHand, TableResult } from '@bridge-review/api/hands';
import { formatContract, tricksNeeded } from '@bridge-review/bridge/contract';
import type { HandsBySeat } from '@bridge-review/bridge/deal-text';
import { seatName } from '@bridge-review/bridge/seat';
import { sideOf } from '@bridge-review/bridge/side';
import { Undo2 } from 'lucide-react';
import type { Replay } from '../../features/analysis/replay.ts';
import { leadOf, madeText, signed, tableText } from '../../features/hands/table-text.ts';
import type { PlayState } from '../../features/hands/use-play.ts';
import type { HandsChoice, ShownHands } from '../../features/hands/use-shown-hands.ts';
import { Contract } from '../../ui/contract.tsx';
import { Corner, SidePoints, TrickTally } from '../../ui/corner.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PlayingCard } from '../../ui/playing-card.tsx';
import { Segments } from '../../ui/segments.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { vulnerabilityText } from '../../ui/vulnerability-text.ts';
import { ValuesSwitch, type ValuesSwitchState } from './values-switch.tsx';

export interface DealCornersProps {
  hand: GameHand;
  deal: HandsBySeat;
  result: TableResult | undefined;
  play: PlayState | null;
  hands: ShownHands;
  margin: string | null;
  replay: Replay;
  isBidding: boolean;
  /** Null where the switch stands elsewhere. */
  valuesSwitch: ValuesSwitchState | null;
}

const CHOICES: Readonly<Record<HandsChoice, string>> = {
  all: 'All',
  ours: 'Ours',
  mine: 'Mine',
  none: 'None',
};

/** What stands around the compass: the contract, the hands shown, tricks so far, high-card points. */
export function DealCorners(props: DealCornersProps) {
  const { hand, deal, result, play, hands, margin, replay, isBidding, valuesSwitch } = props;
  const shownPlay = isBidding ? null : play;
  return (
    <>
      <ContractCorner
        hand={hand}
        result={isBidding ? undefined : result}
        play={shownPlay}
        margin={margin}
        replay={replay}
        withWayBack={valuesSwitch !== null}
      />
      <Corner of="points" title="HCP">
        <SidePoints hands={deal} shown={hands.shown} won={shownPlay?.position.won} />
      </Corner>
      {shownPlay ? (
        <Corner of="tricks" title="Tricks">
          <TrickTally
            won={shownPlay.position.won}
            declaring={sideOf(shownPlay.line.contract.declarer)}
            needed={tricksNeeded(shownPlay.line.contract)}
          />
        </Corner>
      ) : (
        isBidding && <Corner of="tricks">Click a seat, or press H, to show or hide a hand.</Corner>
      )}
      <Corner of="hands" title="Hands">
        <Segments
          label="Hands shown"
          choices={hands.choices.map((value) => ({ value, label: CHOICES[value] }))}
          value={hands.choice}
          onValueChange={hands.choose}
        />
        {valuesSwitch && !isBidding && <ValuesSwitch state={valuesSwitch} label="Card values" />}
        {!hands.choices.includes('mine') && <p className="corner-hint">{seatHint(hands)}</p>}
      </Corner>
    </>
  );
}

const seatHint = ({ choices }: ShownHands): string =>
  choices.includes('ours') ? 'Your seat is not known.' : 'Your seat is not known: set it on the game page.';

interface ContractCornerProps {
  hand: GameHand;
  result: TableResult | undefined;
  play: PlayState | null;
  margin: string | null;
  replay: Replay;
  /** Whether the way back from a variation stands here. */
  withWayBack: boolean;
}

/** The contract and what became of it at the table; the way back from a variation; before either, the dealer. */
function ContractCorner(props: ContractCornerProps) {
  const { hand, result, play, margin, replay, withWayBack } = props;
  if (play !== null && replay.contract !== null) {
    return (
      <Corner of="contract" title="Another contract">
        <p className="corner-title">
          <Contract contract={formatContract(replay.contract)} by={seatName(replay.contract.declarer)} />
        </p>
        <WayBack onClick={() => replay.choose(null)}>
          {result?.contract ? 'Back to the table' : 'Back to par'}
        </WayBack>
      </Corner>
    );
  }
  const contract = result?.contract ?? (play && formatContract(play.line.contract));
  if (!contract) {
    return (
      <Corner of="contract" title="Dealer">
        <p className="corner-title">
          <span className="narrow-only">Dealer </span>
          {seatName(hand.dealer)}
        </p>
        <p>{vulnerabilityText(hand.vulnerability)}</p>
      </Corner>
    );
  }
  const declarer = result?.contract ? result.declarer : play?.line.contract.declarer;
  const isOwn = play?.isOwn === true && withWayBack;
  return (
    <Corner
      of="contract"
      title={
        isOwn ? 'Your variation' : result?.contract ? tableText(result) || 'At the table' : 'Par contract'
      }
    >
      <p className="corner-title">
        <Contract contract={contract} by={declarer ? seatName(declarer) : undefined} />
      </p>
      {isOwn ? (
        <WayBack onClick={play.returnToGiven}>
          {play.isRecorded ? 'Back to the actual play' : 'Back to the start'}
        </WayBack>
      ) : result ? (
        <ResultLines result={result} margin={margin} />
      ) : (
        <p>
          <span className="narrow-only">Par contract</span>
        </p>
      )}
    </Corner>
  );
}

/** As high as the line of the result, whose place it takes: nothing below it moves. */
function WayBack({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <p className="way-back">
      <TextButton onClick={onClick}>
        <Icon of={Undo2} /> {children}
      </TextButton>
    </p>
  );
}

function ResultLines({ result, margin }: Pick<ContractCornerProps, 'margin'> & { result: TableResult }) {
  const lead = leadOf(result);
  const made = madeText(result);
  return (
    <p className="result-lines">
      {(lead !== null || made !== '') && (
        <span>
          {lead && (
            <>
              Led <PlayingCard card={lead} />
            </>
          )}
          {lead && made !== '' && ', '}
          <span className="wide-only">{made}</span>
          <span className="narrow-only">{madeText(result, 'short')}</span>
        </span>
      )}
      {result.scoreNS !== null && (
        <span>
          <span className="wide-only">N–S </span>
          <b>{signed(result.scoreNS)}</b>
          {margin !== null && <span className="wide-only">, {margin}</span>}
        </span>
      )}
    </p>
  );
}
