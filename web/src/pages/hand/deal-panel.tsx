import type { GameHand, TableResult } from '@bridge-review/api/hands';
import type { Card } from '@bridge-review/bridge/card';
import type { Position } from '@bridge-review/bridge/double-dummy/position';
import { curveOfPlay } from '../../features/analysis/curve-of-play.tsx';
import type { Replay } from '../../features/analysis/replay.ts';
import { diagramWorth } from '../../features/analysis/diagram-worth.ts';
import type { CardValues } from '../../features/analysis/use-card-values.ts';
import { WorthText } from '../../features/analysis/worth-text.tsx';
import { dealOf, wholeDealOf } from '../../features/hands/deal-of.ts';
import { placeText } from '../../features/hands/play-text.tsx';
import { trickOnTable } from '../../features/hands/trick-on-table.ts';
import type { PlayState } from '../../features/hands/use-play.ts';
import type { ShownHands } from '../../features/hands/use-shown-hands.ts';
import type { CardLook } from '../../ui/card-pieces.ts';
import { Button } from '../../ui/button.tsx';
import { DealDiagram } from '../../ui/deal-diagram.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlayControls } from '../../ui/play-controls.tsx';
import { CurveSlider } from '../../ui/trick-curve.tsx';
import { BY_THUMB, TALL, useMedia } from '../../ui/use-media.ts';
import { DealCorners } from './deal-corners.tsx';
import { PlayCurve } from './play-curve.tsx';
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
  /** The same as soon as it may be seen, also where it is not shown beside the cards. */
  known: CardValues | null;
  valuesSwitch: ValuesSwitchState;
  hands: ShownHands;
  /** The result against par, where that may be seen. */
  margin: string | null;
  replay: Replay;
  /** Whether it is not known yet what was played. */
  isLoading: boolean;
  /** While the bidding editor is open, nothing here shows the play. */
  isBidding: boolean;
  /** Closes the editor and shows everything. */
  onLeaveEditor: () => void;
}

/** The four hands as tall as the window, and the play on them card by card. */
export function DealPanel(props: DealPanelProps) {
  const { hand, result, play, position, values, known, valuesSwitch, hands } = props;
  const { margin, replay, isLoading, isBidding, onLeaveEditor } = props;
  const byThumb = useMedia(BY_THUMB);
  const isTall = useMedia(TALL);
  const deal = dealOf(hand);
  const shownPlay = isBidding ? null : play;
  const begun = shownPlay !== null && shownPlay.step > 0 ? shownPlay : null;
  const worthOf = shownPlay && values && diagramWorth(shownPlay, values);
  const noPlay = isLoading ? 'Loading the play…' : 'No play recorded';
  const setStep = (step: number) => play?.setStep(step);
  const slider = (
    <CurveSlider {...curveOfPlay(play, known)} onStep={setStep} valueText={play ? placeText(play) : noPlay} />
  );
  const lookOf = (card: Card): CardLook => ({ ...begun?.lookOf(card), ...worthOf?.(card) });
  return (
    <Panel
      aria-label="The deal"
      className="deal"
      id="deal"
      tabIndex={-1}
      {...(isBidding && { 'data-bidding': '' })}
    >
      <h2 className="sr-only">The deal</h2>
      <DealDiagram
        board={hand.boardNumber}
        dealer={hand.dealer}
        vulnerability={hand.vulnerability}
        hands={deal}
        players={result?.players}
        trick={begun ? trickOnTable(begun.position) : undefined}
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
            replay={replay}
            isBidding={isBidding}
            valuesSwitch={byThumb ? null : valuesSwitch}
          />
        }
      />
      {isBidding ? (
        <div className="deal-waits max-[37.5em]:sr-only">
          <p>Play, card values and results are hidden until you save.</p>
          <Button variant="quiet" hang="right" className="max-[37.5em]:hidden" onClick={onLeaveEditor}>
            Show all and leave the editor
          </Button>
        </div>
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
            onStep={setStep}
            slider={isTall ? null : slider}
          >
            {byThumb ? undefined : play?.line.cards.length === 0 && values === null ? (
              <>
                <b>{noPlay}</b>
                <span>turn on card values to play it</span>
              </>
            ) : play === null && !isLoading && wholeDealOf(hand) !== null ? (
              <>
                <b>{noPlay}</b>
                <span>choose a contract to play</span>
              </>
            ) : play ? (
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
          {isTall && (
            <div className="deal-curve">
              <PlayCurve play={play} known={known} valuesSwitch={valuesSwitch} slider={slider} />
            </div>
          )}
        </>
      )}
    </Panel>
  );
}
