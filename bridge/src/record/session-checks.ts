import { counted, plural } from '../counted.ts';
import type { Failure } from '../result.ts';
import { canLead } from './record-of-session.ts';
import type { SessionRecord } from './session-record.ts';

/** What a person should know of a session as a whole: results without a deal, and leads that nobody can have made. */
export const sessionProblems = (session: SessionRecord): readonly Failure[] =>
  [missingDeals(session), impossibleLeads(session)].filter((problem) => problem !== null);

function missingDeals({ boards }: SessionRecord): Failure | null {
  const without = boards.filter(({ deal, results }) => !deal && results.length > 0);
  if (without.length === 0) return null;
  const results = without.reduce((sum, board) => sum + board.results.length, 0);
  if (boards.every(({ deal }) => !deal))
    return {
      code: 'results-without-deals',
      message: `The file has ${counted(results, 'result')} of ${counted(boards.length, 'board')} and no deals. Add the file with the hands of the same session.`,
    };
  const named = without.slice(0, most).map(({ number }) => number);
  const more = without.length > most ? ` and ${without.length - most} more` : '';
  return {
    code: 'no-deal',
    message: `There is no deal for ${plural(without.length, 'board')} ${named.join(', ')}${more}: ${counted(results, 'result')} cannot be shown with the cards.`,
  };
}

const most = 10;

/** Leads are typed at the table, and often wrong: one warning covers all. */
function impossibleLeads({ boards }: SessionRecord): Failure | null {
  const wrong = boards.flatMap((board) =>
    board.results
      .filter((result) => !canLead(result, board.deal))
      .map(({ pairNumbers: { NS, EW }, lead }) => ({ number: board.number, NS, EW, lead })),
  );
  const [first] = wrong;
  if (!first) return null;
  const rest = wrong.length - 1;
  const more = rest > 0 ? ` ${counted(rest, 'more lead')} ${plural(rest, 'is', 'are')} like this.` : '';
  const who = first.NS !== null && first.EW !== null ? `, ${first.NS} against ${first.EW}` : '';
  return {
    code: 'impossible-lead',
    message: `Board ${first.number}${who}: the leader does not hold ${first.lead}; the lead was left out.${more}`,
  };
}
