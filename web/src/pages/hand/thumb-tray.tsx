import type { Position } from '@bridge-review/bridge/double-dummy/position';
import { type Seat, seatName } from '@bridge-review/bridge/seat';
import { trayChips } from '../../features/analysis/tray-chips.ts';
import type { CardValues } from '../../features/analysis/use-card-values.ts';
import { WorthText } from '../../features/analysis/worth-text.tsx';
import { placeText } from '../../features/hands/play-text.tsx';
import type { PlayState } from '../../features/hands/use-play.ts';
import { CardTray } from '../../ui/card-tray.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ValuesSwitch, type ValuesSwitchState } from './values-switch.tsx';

export interface ThumbTrayProps {
  play: PlayState | null;
  position: Position | null;
  values: CardValues | null;
  valuesSwitch: ValuesSwitchState;
  shown: ReadonlySet<Seat>;
  /** What to say where there is none. */
  noPlay: string;
}

/** Plays cards by thumb: whose turn it is, what it is worth, and the way back from a variation. */
export function ThumbTray({ play, position, values, valuesSwitch, shown, noPlay }: ThumbTrayProps) {
  const isOpen = position !== null && shown.has(position.turn);
  return (
    <CardTray
      status={
        <>
          <output>
            {play === null ? (
              noPlay
            ) : position !== null && !isOpen ? (
              <b>{seatName(position.turn)} to play is hidden</b>
            ) : (
              <>
                {/* Seen, the way back beside it says so. */}
                {play.isOwn && <VisuallyHidden>Your variation: </VisuallyHidden>}
                <b>{placeText(play)}</b>
                {play.step > 0 && !play.isOwn && (
                  <>
                    , <WorthText play={play} values={values} short />
                  </>
                )}
              </>
            )}
          </output>
          {play?.isOwn ? (
            <TextButton onClick={play.returnToGiven}>
              {play.isRecorded ? 'Back to the actual play' : 'Back to the start'}
            </TextButton>
          ) : (
            <ValuesSwitch state={valuesSwitch} label="Values" />
          )}
        </>
      }
      chips={play && position && isOpen ? trayChips(position, play, values) : []}
      onPlay={(card) => play?.playCard(card)}
    />
  );
}
