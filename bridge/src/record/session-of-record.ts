/**
 * The session described by the tags of a record of deals, as values.
 *
 * @module
 */
import type { BoardRecord, HandRecord, ResultRecord, TablePlay } from './hand-record.ts';
import { figuresOf, scoringOf } from './result-tags.ts';
import type { Contestant, EventFacts, SessionBoard, SessionRecord } from './session-record.ts';

/** Boards without a number are left out: nothing can be joined with them. */
export function sessionOfRecord(
  { boards }: HandRecord,
  contestants: readonly Contestant[] = [],
): SessionRecord {
  return { event: eventOf(boards), boards: boards.flatMap(sessionBoard), contestants, matches: [] };
}

function sessionBoard({ number, deal, dealer, vulnerability, tags, results }: BoardRecord): SessionBoard[] {
  if (number === null) return [];
  return [
    {
      number,
      session: null,
      section: null,
      deal,
      dealer,
      vulnerability,
      results: results.map((result) => ({ ...tablePlay(result), ...figuresOf(result, tags) })),
    },
  ];
}

function tablePlay({
  tags: _tags,
  sections: _sections,
  remarks: _remarks,
  ...play
}: ResultRecord): TablePlay {
  return play;
}

function eventOf(boards: readonly BoardRecord[]): EventFacts {
  const first = (name: string): string | null => {
    for (const { tags } of boards) {
      const value = tags.get(name)?.trim();
      if (value !== undefined && !/^[?#-]*$/u.test(value)) return value;
    }
    return null;
  };
  const date = /^(\d{4})\.(\d\d)\.(\d\d)$/u.exec(first('Date') ?? '');
  return {
    title: first('Event'),
    club: first('Site'),
    date: date && `${date[1]}-${date[2]}-${date[3]}`,
    scoring: scoringOf(first('Scoring') ?? ''),
    winners: null,
  };
}
