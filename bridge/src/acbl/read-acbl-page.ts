/**
 * Reads pages saved from ACBL's sites: a club game, which has everything as JSON in its source, and from ACBL Live the
 * scorecard of a pair and the page of a board. Nothing is fetched.
 *
 * @module
 */
import { Report } from '../record/report.ts';
import type { SessionReading } from '../record/session-record.ts';
import { readClubGame } from './club-game.ts';
import { embeddedGame, hasEmbeddedGame } from './embedded-json.ts';
import { readLivePage } from './live-page.ts';

export function readAcblPage(page: string): SessionReading {
  const report = new Report(page);
  const game = embeddedGame(page);
  const session = game === null ? readLivePage(page, report) : readClubGame(game, report);
  return { session, warnings: report.warnings };
}

/** Whether it is HTML of one of these sites. A page with LIN that only leads there is another's. */
export const looksLikeAcblPage = (text: string): boolean =>
  /^[\s\uFEFF]*<(?:!doctype html|html)\b|<html\b/iu.test(text.slice(0, 5000)) &&
  (hasEmbeddedGame(text) ||
    (/\b(?:live|my|tournaments)\.acbl\.org\b/iu.test(text) && !/md(?:\||%7C)/iu.test(text)));
