import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codePieces, readReleaseNotes } from './read-release-notes.ts';

const CHANGELOG = `# Changelog

What changed.

## Unreleased

## 1.1.0 – 2026-12-24

### Added

- Snow on the
  cards.
- \`bridge snow\`: the same at the terminal.

## 1.0.0 – 2026-11-17

The first release.
Welcome.

And more.

### Fixed

- Nothing yet.
`;

describe('release notes', () => {
  it('are read from the changelog, newest first, without releases that say nothing', () => {
    expect(readReleaseNotes(CHANGELOG)).toEqual([
      {
        version: '1.1.0',
        date: '2026-12-24',
        intro: [],
        sections: [
          { title: 'Added', items: ['Snow on the cards.', '`bridge snow`: the same at the terminal.'] },
        ],
      },
      {
        version: '1.0.0',
        date: '2026-11-17',
        intro: ['The first release. Welcome.', 'And more.'],
        sections: [{ title: 'Fixed', items: ['Nothing yet.'] }],
      },
    ]);
  });

  it('of what is not released have no version', () => {
    const [newest] = readReleaseNotes('# Changelog\n\n## Unreleased\n\n### Added\n\n- A thing.\n');
    expect(newest).toMatchObject({ version: null, date: null, sections: [{ items: ['A thing.'] }] });
  });

  it('of this product are all understood', () => {
    const text = readFileSync(new URL('../../../../CHANGELOG.md', import.meta.url), 'utf8');
    const headings = text.match(/^## .*/gm) ?? [];
    expect(headings[0]).toBe('## Unreleased');
    for (const heading of headings.slice(1)) {
      expect(heading).toMatch(/^## \d+\.\d+\.\d+ – \d{4}-\d{2}-\d{2}$/);
    }
    const notes = readReleaseNotes(text);
    expect(notes.length).toBeGreaterThan(0);
    const items = notes.flatMap(({ sections }) => sections.flatMap((section) => section.items));
    // Every line that begins an item is one, and what is between backquotes ends.
    expect(items).toHaveLength(text.match(/^- /gm)?.length ?? 0);
    expect(items.filter((item) => item.split('`').length % 2 === 0)).toEqual([]);
  });
});

it('tells names from words', () => {
  expect(codePieces('Set `PORT` and `HOST`.').map(({ isCode, text }) => [isCode, text])).toEqual([
    [false, 'Set '],
    [true, 'PORT'],
    [false, ' and '],
    [true, 'HOST'],
    [false, '.'],
  ]);
});
