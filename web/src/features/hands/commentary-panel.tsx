import { seatName } from '@bridge-review/bridge/seat';
import { Call } from '../../ui/call.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { PlayingCard } from '../../ui/playing-card.tsx';
import { Prose } from '../../ui/prose.tsx';
import type { Remark } from './commentary.ts';

/** What the file says about the board: columns, analyses, the chat of a broadcast. */
export function CommentaryPanel({
  remarks,
  note,
}: {
  remarks: readonly Remark[];
  note?: string | undefined;
}) {
  return (
    <Panel title="Commentary" note={note}>
      <PanelBody className="py-s4 sm:py-s4">
        <ul className="grid gap-s4">
          {remarks.map((remark, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- remarks of a file never move
            <li key={place} className="grid gap-s1">
              {remark.about && (
                <p className="text-sm text-ink-3">
                  <Place about={remark.about} />
                </p>
              )}
              {remark.lines.map(({ by, text }, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- lines of a file never move
                <Prose key={index} by={by}>
                  {text}
                </Prose>
              ))}
            </li>
          ))}
        </ul>
      </PanelBody>
    </Panel>
  );
}

function Place({ about }: { about: NonNullable<Remark['about']> }) {
  if ('call' in about) {
    return (
      <>
        {seatName(about.seat)}: <Call call={about.call} />
      </>
    );
  }
  return (
    <>
      Trick {about.trick + 1}, {seatName(about.seat)}
      {about.card && (
        <>
          : <PlayingCard card={about.card} />
        </>
      )}
    </>
  );
}
