import changelog from '../../../CHANGELOG.md?raw';
import { usePageTitle } from '../base/page-title.ts';
import {
  codePieces,
  readReleaseNotes,
  type ReleaseNotes,
} from '../features/release-notes/read-release-notes.ts';
import { Code } from '../ui/code.tsx';
import { calendarDay, formatDate } from '../ui/format-date.ts';
import { PageHead } from '../ui/page-head.tsx';
import { Panel, PanelBody } from '../ui/panel.tsx';

const releases = readReleaseNotes(changelog);

/** The release notes, from the changelog that this version was built with. */
export function WhatsNewPage() {
  usePageTitle('What’s new');
  return (
    <>
      <PageHead title="What’s new" />
      <div className="grid max-w-[52rem] gap-s5">
        {releases.map((release) => (
          <Release key={release.version} release={release} />
        ))}
      </div>
    </>
  );
}

function Release({ release: { version, date, intro, sections } }: { release: ReleaseNotes }) {
  return (
    <Panel
      title={version === null ? 'Not released yet' : `Version ${version}`}
      {...(date !== null && { note: formatDate(calendarDay(date)) })}
    >
      <PanelBody className="grid gap-s5">
        {intro.length > 0 && (
          <div className="grid gap-s2">
            {intro.map((paragraph) => (
              <p key={paragraph}>
                <WithCode text={paragraph} />
              </p>
            ))}
          </div>
        )}
        {sections.map(({ title, items }) => (
          <section key={title}>
            <h3 className="eyebrow mb-s2">{title}</h3>
            <ul className="grid list-disc gap-s2 pl-[1.2em] marker:text-ink-3">
              {items.map((item) => (
                <li key={item} className="wrap-anywhere">
                  <WithCode text={item} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </PanelBody>
    </Panel>
  );
}

const WithCode = ({ text }: { text: string }) =>
  codePieces(text).map((piece) =>
    piece.isCode ? <Code key={piece.at}>{piece.text}</Code> : <span key={piece.at}>{piece.text}</span>,
  );
