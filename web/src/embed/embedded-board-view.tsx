import type { EmbeddedBoard } from '@bridge-review/api/embed-input';
import { readContract } from '@bridge-review/bridge/contract';
import { readHands } from '@bridge-review/bridge/read-hands';
import { contractText, outcomeText } from '@bridge-review/bridge/picture/preview-of';
import { scoreOfTable } from '@bridge-review/bridge/score';
import { type Seat, seatName, seats } from '@bridge-review/bridge/seat';
import { type Side, sideOf } from '@bridge-review/bridge/side';
import { useEffect, useMemo, useState } from 'react';
import { recordedLine } from '../features/hands/line-of-play.ts';
import { LastCardText, placeText } from '../features/hands/play-text.tsx';
import { trickOnTable } from '../features/hands/trick-on-table.ts';
import { type PlayState, usePlay } from '../features/hands/use-play.ts';
import { AuctionTable } from '../ui/auction-table.tsx';
import { DealDiagram } from '../ui/deal-diagram.tsx';
import { stepKeys } from '../ui/play-steps.ts';
import { SuitText } from '../ui/suit-text.tsx';
import { Chevron } from './chevron.tsx';

interface EmbeddedBoardViewProps {
  board: EmbeddedBoard;
  hide: Side | undefined;
  message: string | undefined;
}

/** The deal, whose hands can be hidden, the auction beside it or below, and the play card by card. */
export function EmbeddedBoardView({ board, hide, message }: EmbeddedBoardViewProps) {
  const { boardNumber, dealer, vulnerability, players, auction, outcome } = board;
  const hands = useMemo(() => readHands(board.hands), [board]);
  const line = useMemo(
    () => (board.play && outcome ? recordedLine({ ...outcome, play: board.play }) : null),
    [board, outcome],
  );
  const play = usePlay(boardNumber, line);
  const begun = play !== null && play.step > 0 ? play : null;
  const [shown, setShown] = useState<ReadonlySet<Seat>>(
    () => new Set(seats.filter((seat) => sideOf(seat) !== hide)),
  );
  const toggle = (seat: Seat) =>
    setShown((before) => new Set(seats.filter((one) => before.has(one) !== (one === seat))));
  const hidden = seats.filter((seat) => hands[seat] !== null && !shown.has(seat));
  return (
    <>
      <div className="embed-body">
        <DealDiagram
          board={boardNumber}
          dealer={dealer}
          vulnerability={vulnerability}
          hands={hands}
          players={players}
          missing="not shown"
          shown={shown}
          onToggle={toggle}
          turn={begun?.position.turn}
          lookOf={begun?.lookOf}
          trick={begun ? trickOnTable(begun.position) : undefined}
        />
        {(auction || outcome || message !== undefined || hidden.length > 0) && (
          <div className="embed-side">
            {auction && (
              <AuctionTable
                dealer={auction.dealer}
                vulnerability={vulnerability}
                calls={auction.calls.map((call, index) => ({
                  call,
                  note: auction.annotations.find((annotation) => annotation.call === index),
                }))}
              />
            )}
            {outcome && <OutcomeLines board={board} outcome={outcome} />}
            {message !== undefined && <p className="embed-message">“{message}”</p>}
            {hidden.length > 0 && (
              <p>
                <button
                  type="button"
                  className="embed-button"
                  onClick={() => setShown(new Set(seats))}
                >{`Show ${hidden.map(seatName).join(' and ')}`}</button>
              </p>
            )}
          </div>
        )}
      </div>
      {play !== null && <PlayBar play={play} />}
    </>
  );
}

interface OutcomeLinesProps {
  board: EmbeddedBoard;
  outcome: NonNullable<EmbeddedBoard['outcome']>;
}

/** `3NT by South`, and as far as it is shared how it went. */
function OutcomeLines({ board, outcome }: OutcomeLinesProps) {
  if (outcome.contract === null) return null;
  const contract = readContract(outcome.contract);
  const result = {
    ...outcome,
    contract,
    play: board.play ?? null,
    scoreNS: scoreOfTable({ ...outcome, contract }, board.vulnerability),
  };
  const how = outcomeText(result);
  return (
    <p className="embed-outcome">
      <b>
        <SuitText>{contractText(result) ?? ''}</SuitText>
      </b>
      {how !== '' && (
        <>
          <br />
          <span className="embed-how">
            <SuitText>{how}</SuitText>
          </span>
        </>
      )}
    </p>
  );
}

/** Steps through the play by buttons, and by the keys of the pages wherever the focus is in the frame. */
function PlayBar({ play }: { play: PlayState }) {
  const { step, setStep } = play;
  const steps = play.line.cards.length;
  useEffect(() => {
    const onKeyDown = stepKeys(step, steps, setStep);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [step, steps, setStep]);
  const button = (
    to: number,
    label: string,
    towards: 'first' | 'left' | 'right' | 'last',
    isOff: boolean,
  ) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      // Not `disabled`: at the last card the focus must stay where it is.
      aria-disabled={isOff}
      className="embed-step"
      onClick={() => !isOff && setStep(to)}
    >
      {towards === 'right' && <span aria-hidden>{label}</span>}
      <Chevron towards={towards} />
      {towards === 'left' && <span aria-hidden>{label}</span>}
    </button>
  );
  const [isStart, isEnd] = [step === 0, step === steps];
  return (
    <div role="toolbar" aria-label="The play" className="embed-play">
      {button(0, 'Start of the play', 'first', isStart)}
      {button(step - 1, 'Previous card', 'left', isStart)}
      <output>
        <b>{placeText(play)}</b>
        <span>
          <LastCardText play={play} />
        </span>
      </output>
      {button(step + 1, 'Next card', 'right', isEnd)}
      {button(steps, 'End of the play', 'last', isEnd)}
    </div>
  );
}
