import { isListed, repairList } from '../../named-players/service.ts';
import type { Check, Finding, Survey } from '../check.ts';
import { walkListedGames } from './game-checks-repo.ts';

const otherPlayers: Check = {
  name: 'other players than in the results',
  severity: 'warning',
  type: 'data_inconsistency',
  table: 'games',
  description: 'The list of players of this game does not match its results.',
  fix: {
    kind: 'automatic',
    action: 'List the players by the results',
    repair: ({ db }, [gameId]) => repairList(db, Number(gameId)),
  },
};

/** After the survey of files, whose repairs change results. */
export const namedPlayersSurvey: Survey = {
  step: 'Players of games',
  checks: [otherPlayers],
  async *list({ db }) {
    for await (const { rows, share } of walkListedGames(db)) {
      const findings: Finding[] = [];
      for (const { key } of rows) {
        if (!(await isListed(db, Number(key[0])))) findings.push({ check: otherPlayers, key, details: null });
      }
      yield { findings, share };
    }
  },
};
