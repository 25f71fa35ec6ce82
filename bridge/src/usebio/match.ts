import type { Scope } from '../record/contestants.ts';
import { parseFigure } from '../record/row-values.ts';
import type { TeamMatch } from '../record/session-record.ts';
import { takeBoard, type BoardContext } from './board.ts';
import { childrenOf, childText, type XmlElement } from './element.ts';

/** Takes its boards, and answers who met. */
export function readMatch(match: XmlElement, scope: Scope, context: BoardContext): TeamMatch[] {
  const round = childText(match, 'ROUND_NUMBER').slice(0, 20) || null;
  for (const board of childrenOf(match, 'BOARD')) takeBoard(board, scope, context, round);
  const [home, visitors] = ['TEAM', 'OPPOSING_TEAM'].map((name) => childText(match, name).slice(0, 50));
  if (!home || !visitors) return [];
  return [
    {
      session: scope.session,
      round,
      teams: [home, visitors],
      scores: [
        parseFigure(childText(match, 'TEAM_SCORE')),
        parseFigure(childText(match, 'OPPOSING_TEAM_SCORE')),
      ],
    },
  ];
}
