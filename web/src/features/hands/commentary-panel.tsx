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
              {remark.lines.map((line, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- lines of a file never move
                <SaidLine key={index} line={line} />
              ))}
            </li>
          ))}
        </ul>
      </PanelBody>
    </Panel>
  );
}

function SaidLine({ line: { by, text, isTable } }: { line: Remark['lines'][number] }) {
  if (!isTable) return <Prose by={by}>{text}</Prose>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whoever has only a keyboard scrolls it too
    <pre tabIndex={0} role="group" aria-label="Table" className="overflow-x-auto font-mono text-sm">
      {text}
    </pre>
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
