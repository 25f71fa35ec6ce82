import type { GameHand, TableResult } from '@bridge-review/api/hands';
import type { Card } from '@bridge-review/bridge/card';
import type { Position } from '@bridge-review/bridge/double-dummy/position';
import { diagramWorth } from '../../features/analysis/diagram-worth.ts';
import type { CardValues } from '../../features/analysis/use-card-values.ts';
import { WorthText } from '../../features/analysis/worth-text.tsx';
import { dealOf } from '../../features/hands/deal-of.ts';
import { placeText } from '../../features/hands/play-text.tsx';
import type { PlayState } from '../../features/hands/use-play.ts';
import type { ShownHands } from '../../features/hands/use-shown-hands.ts';
import type { CardLook } from '../../ui/card-pieces.ts';
import { DealDiagram } from '../../ui/deal-diagram.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlayControls } from '../../ui/play-controls.tsx';
import { BY_THUMB, useMedia } from '../../ui/use-media.ts';
import { DealCorners } from './deal-corners.tsx';
import { ThumbTray } from './thumb-tray.tsx';
import type { ValuesSwitchState } from './values-switch.tsx';

export interface DealPanelProps {
  hand: GameHand;
  /** The table that is shown; undefined where the board was only dealt. */
  result: TableResult | undefined;
  /** The line that is stepped through; null where none is known. */
  play: PlayState | null;
  /** Where the play stands, for whoever plays on from there; null where that is not known. */
  position: Position | null;
  /** What cards are worth, where that is asked for. */
  values: CardValues | null;
  valuesSwitch: ValuesSwitchState;
  hands: ShownHands;
  /** The result against par, where that may be seen. */
  margin: string | null;
  /** Whether it is not known yet what was played. */
  isLoading: boolean;
  /** While the bidding editor is open, nothing here tells of the play. */
  isBidding: boolean;
}

/** The four hands as tall as the window, and the play on them card by card. */
export function DealPanel(props: DealPanelProps) {
  const { hand, result, play, position, values, valuesSwitch, hands, margin, isLoading, isBidding } = props;
  const byThumb = useMedia(BY_THUMB);
  const deal = dealOf(hand);
  const shownPlay = isBidding ? null : play;
  const begun = shownPlay !== null && shownPlay.step > 0 ? shownPlay : null;
  const worthOf = shownPlay && values && diagramWorth(shownPlay, values);
  const noPlay = isLoading ? 'Loading the play…' : 'No play recorded';
  const lookOf = (card: Card): CardLook => ({ ...begun?.lookOf(card), ...worthOf?.(card) });
  return (
    <Panel aria-label="The deal" className="deal" id="deal" {...(isBidding && { 'data-bidding': '' })}>
      <DealDiagram
        board={hand.boardNumber}
        dealer={hand.dealer}
        vulnerability={hand.vulnerability}
        hands={deal}
        players={result?.players}
        trick={
          begun
            ? {
                number: begun.position.trick + 1,
                cards: begun.position.onTable,
                winner: begun.position.winner,
                turn: begun.position.turn,
              }
            : undefined
        }
        turn={shownPlay?.position.turn}
        lookOf={begun || worthOf ? lookOf : undefined}
        playsHere={worthOf !== null && !byThumb}
        shown={hands.shown}
        onToggle={hands.toggle}
        corners={
          <DealCorners
            hand={hand}
            deal={deal}
            result={result}
            play={play}
            hands={hands}
            margin={margin}
            isBidding={isBidding}
            valuesSwitch={byThumb ? null : valuesSwitch}
          />
        }
      />
      {isBidding ? (
        <p className="deal-waits max-[37.5em]:sr-only">Play, values and results wait until you save.</p>
      ) : (
        <>
          {byThumb && (
            <ThumbTray
              play={play}
              position={position}
              values={values}
              valuesSwitch={valuesSwitch}
              shown={hands.shown}
              noPlay={noPlay}
            />
          )}
          <PlayControls
            step={play?.step ?? 0}
            steps={play?.line.cards.length ?? 0}
            onStep={(step) => play?.setStep(step)}
            valueText={play ? placeText(play) : noPlay}
          >
            {byThumb ? undefined : play ? (
              <>
                <b>{placeText(play)}</b>
                <span>
                  <WorthText play={play} values={values} />
                </span>
              </>
            ) : (
              noPlay
            )}
          </PlayControls>
        </>
      )}
    </Panel>
  );
}
