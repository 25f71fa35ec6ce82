import type { RecordedPlay } from '@bridge-review/api/hands';
import type { Mistake } from '@bridge-review/bridge/double-dummy/mistakes';
import type { PlayedCard } from '@bridge-review/bridge/play';
import { playPositionAfter } from '@bridge-review/bridge/play-position';
import { type Seat, seatName, seatsFrom } from '@bridge-review/bridge/seat';
import { MistakesList } from '../../features/analysis/mistakes-list.tsx';
import type { CardValues } from '../../features/analysis/use-card-values.ts';
import type { LineOfPlay } from '../../features/hands/line-of-play.ts';
import { claimText } from '../../features/hands/play-text.tsx';
import type { PlayState } from '../../features/hands/use-play.ts';
import { NotationText } from '../../ui/notation-text.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { type TrickRow, TrickTable } from '../../ui/trick-table.tsx';

export interface TricksPanelProps {
  play: PlayState;
  /** What single cards meant; what others say of them is commentary. */
  annotations: RecordedPlay['annotations'];
  note?: string | undefined;
  /** What the cards were worth, where that may be seen. */
  values: CardValues | null;
}

/** The whole play at a glance; each trick leads to its place in the diagram. */
export function TricksPanel({ play, annotations, note, values }: TricksPanelProps) {
  const remarks = remarksOf(annotations);
  return (
    <Panel title={play.isOwn ? 'Your variation' : 'Play at the table'} note={note}>
      <PanelBody className="pt-s2 sm:pt-s2">
        <TrickTable
          caption={`${play.isOwn ? 'Your variation' : 'Play at the table'}, trick by trick`}
          tricks={rowsOf(play.line, values?.mistakes ?? [])}
          current={play.step === 0 ? null : play.position.trick}
          onShow={(trick) => play.setStep(Math.min((trick + 1) * 4, play.line.cards.length))}
        />
        {play.line.claim !== null && (
          <p className="pt-s2 text-center text-ink-2">
            <b className="text-ink">Claimed:</b> {claimText(play.line.claim)}
          </p>
        )}
      </PanelBody>
      {values && (
        <PanelBody className="py-s4 sm:py-s4">
          <MistakesList play={play} values={values} />
        </PanelBody>
      )}
      {remarks.length > 0 && !play.isOwn && (
        <PanelBody className="py-s4 sm:py-s4">
          <ul className="grid gap-s1 text-sm text-ink-2">
            {remarks.map(({ trick, seat, words }) => (
              <li key={`${trick}${seat}`} className="[overflow-wrap:anywhere]">
                <span className="text-ink-3">
                  Trick {trick + 1}, {seatName(seat)}:
                </span>{' '}
                <NotationText>{words}</NotationText>
              </li>
            ))}
          </ul>
        </PanelBody>
      )}
    </Panel>
  );
}

function rowsOf({ cards, contract: { strain } }: LineOfPlay, mistakes: readonly Mistake[]): TrickRow[] {
  const last = cards.at(-1)?.trick ?? -1;
  return Array.from({ length: last + 1 }, (_, trick) => {
    const played = cards.filter((card) => card.trick === trick);
    const { onTable, leader, winner } = playPositionAfter(played, strain, 4);
    const costs = Object.fromEntries(
      mistakes.filter((mistake) => mistake.trick === trick).map(({ seat, cost }) => [seat, cost]),
    );
    return { cards: onTable, leader: leader ?? firstOf(played), winner, costs };
  });
}

const firstOf = (played: readonly PlayedCard[]): Seat => played[0]?.seat ?? seatsFrom('W')[0] ?? 'W';

const remarksOf = (annotations: RecordedPlay['annotations']) =>
  annotations
    .map(({ trick, seat, note }) => ({ trick, seat, words: note?.trim() ?? '' }))
    .filter(({ words }) => words !== '');
