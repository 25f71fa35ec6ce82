import type { Scope } from '../record/contestants.ts';
import { parseFigure } from '../record/row-values.ts';
import type { TeamMatch } from '../record/session-record.ts';
import { takeBoard, type BoardContext } from './board.ts';
import { childrenOf, childText, type XmlElement } from './element.ts';

/** Takes its boards, and answers who met. */
export function readMatch(match: XmlElement, scope: Scope, context: BoardContext): TeamMatch[] {
  const round = childText(match, 'ROUND_NUMBER').slice(0, 20) || null;
  const [home, visitors] = ['TEAM', 'OPPOSING_TEAM'].map((name) => childText(match, name).slice(0, 50));
  const isWhole = home !== undefined && visitors !== undefined && home !== '' && visitors !== '';
  const names = isWhole
    ? ([context.contestants.team(scope, home), context.contestants.team(scope, visitors)] as const)
    : null;
  for (const board of childrenOf(match, 'BOARD'))
    takeBoard(board, scope, context, { round, teams: names, element: match });
  if (!isWhole || !names) return [];
  return [
    {
      session: scope.session,
      round,
      teams: [home, visitors],
      names,
      scores: [
        parseFigure(childText(match, 'TEAM_SCORE')),
        parseFigure(childText(match, 'OPPOSING_TEAM_SCORE')),
      ],
    },
  ];
}
