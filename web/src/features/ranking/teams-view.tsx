import { paths } from '@bridge-review/api/page-paths';
import type { Entrant, MatchBoard, Teams } from '@bridge-review/api/ranking';
import { counted, plural } from '@bridge-review/bridge/counted';
import { formatPlace } from '@bridge-review/bridge/ranking/places';
import { Check, TriangleAlert } from 'lucide-react';
import { useLocation } from 'wouter';
import { STAY } from '../../base/scroll-restoration.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { MatchScore } from '../../ui/match-score.tsx';
import { type MatchLine, MatchTable } from '../../ui/match-table.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Panel, PanelFooter } from '../../ui/panel.tsx';
import { MatchList, TeamTable } from '../../ui/team-table.tsx';
import { roundText } from '../../ui/round-text.ts';
import { outcomeText, signed } from '../hands/table-text.ts';
import { matchAddress, rankingAddress, scorecardAddress } from './ranking-address.ts';
import { entrantText } from './ranking-text.ts';
import {
  matchImpsText,
  matchScaleText,
  pointsOfMatch,
  roomTitles,
  scaleText,
  scoreText,
  standingDifferences,
  totalOf,
  uncountedTexts,
  victoryText,
} from './team-text.ts';

interface TeamsViewProps {
  gameId: number;
  teams: Teams;
  /** Whether one match is shown board by board, or all of them with the table of teams. */
  isMatch: boolean;
}

/** What teams made of a game. */
export function TeamsView({ gameId, teams, isMatch }: TeamsViewProps) {
  return isMatch ? <MatchView gameId={gameId} teams={teams} /> : <Overview gameId={gameId} teams={teams} />;
}

function Overview({ gameId, teams }: Omit<TeamsViewProps, 'isMatch'>) {
  const { standings, matches, matchCount, unit } = teams;
  const differences = standingDifferences(teams);
  const isStated = standings.some(({ stated }) => stated !== null);
  const agreement = !isStated
    ? 'worked out from the results'
    : differences.length === 0
      ? 'places equal to those in the file'
      : `${differences.length} of ${standings.length} teams ${plural(differences.length, 'differs', 'differ')} from the table in the file`;
  return (
    <>
      <div className="mb-s3 flex items-start gap-[0.6rem] text-sm text-ink-2">
        <Icon
          of={differences.length > 0 ? TriangleAlert : Check}
          className={differences.length > 0 ? 'mt-[0.15rem] text-ochre' : 'mt-[0.15rem]'}
        />
        <div className="min-w-0">
          <p>
            {scaleText(teams)} · {matchCount} {plural(matchCount, 'match', 'matches')} ·{' '}
            <span className={differences.length > 0 ? 'font-medium text-ochre' : undefined}>{agreement}</span>
          </p>
          {differences.length > 0 && (
            <ul aria-label="Where the file differs" className="mt-[0.2rem]">
              {differences.slice(0, 20).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-s5 lg:has-[>*+*]:grid-cols-[repeat(2,minmax(0,1fr))]">
        {standings.length > 0 && (
          <Panel title="Teams" note={counted(standings.length, 'team')}>
            <TeamTable
              caption="Teams"
              unit={unit}
              rows={standings.map(({ team, matches: played, imps, value, isOwn, ...place }) => ({
                place: formatPlace(place),
                team,
                matches: String(played),
                imps: scoreText({ first: imps.won, second: imps.lost }),
                value: valueText(value, teams),
                own: isOwn,
              }))}
            />
          </Panel>
        )}
        <Panel
          className={standings.length > 0 ? undefined : 'max-w-[46rem]'}
          title="Matches"
          note={matchCount > matches.length ? `the first ${matches.length} of ${matchCount}` : undefined}
        >
          <MatchList
            caption="Matches"
            unit={unit}
            rows={matches.map((match) => ({
              key: match.index,
              href: matchAddress(gameId, match.index),
              round: match.round === null ? '' : roundText(match.round),
              teams: [match.teams.first, match.teams.second],
              imps: scoreText(totalOf(match)),
              points: pointsOfMatch(match, teams),
              own: match.own !== null,
            }))}
          />
        </Panel>
      </div>
    </>
  );
}

function valueText(value: number, teams: Teams): string {
  if (teams.unit === 'vps') return victoryText(value, teams);
  return teams.unit === 'points' ? matchImpsText(value) : signed(value);
}

function MatchView({ gameId, teams: event }: Omit<TeamsViewProps, 'isMatch'>) {
  const { shown, matchCount, standings } = event;
  const [, navigate] = useLocation();
  const { teams, boards, imps, carryOver, victoryPoints } = shown;
  const total = totalOf(shown);
  const hasCarryOver = carryOver.first !== 0 || carryOver.second !== 0;
  const notes = [...uncountedTexts(boards), matchScaleText(shown)].filter((text) => text !== null);
  const title = `${teams.first} – ${teams.second}`;
  const score = (team: 'first' | 'second', other: 'first' | 'second') => ({
    name: teams[team],
    carryOver: hasCarryOver ? matchImpsText(carryOver[team]) : '',
    imps: matchImpsText(imps[team]),
    total: matchImpsText(total[team]),
    points: victoryPoints === null ? '' : victoryText(victoryPoints.points[team], event),
    won: total[team] > total[other],
    own: shown.own === team,
  });
  return (
    <>
      {matchCount > 1 && (
        <div className="mb-s2 flex flex-wrap items-center justify-between gap-s3">
          <BackLink href={rankingAddress(gameId)}>
            {standings.length > 0 ? 'All teams and matches' : 'All matches'}
          </BackLink>
          <Pager
            label="Matches"
            index={shown.index}
            count={matchCount}
            onPrevious={() => navigate(matchAddress(gameId, shown.index - 1), { state: STAY })}
            onNext={() => navigate(matchAddress(gameId, shown.index + 1), { state: STAY })}
          />
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-s5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-s5">
          <Panel
            title={title}
            note={[
              ...(shown.round === null ? [] : [roundText(shown.round)]),
              counted(shown.counted, 'board'),
              'worked out from the results',
            ].join(' · ')}
          >
            <MatchScore
              caption={`Score of ${title}`}
              unit={event.unit}
              teams={[score('first', 'second'), score('second', 'first')]}
            />
            {notes.length > 0 && (
              <PanelFooter className="grid gap-s1 text-ink-2">
                {notes.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </PanelFooter>
            )}
          </Panel>
          <Panel
            title="Board by board"
            note={
              shown.total > boards.length
                ? `the first ${boards.length} of ${shown.total}`
                : 'scores for North–South'
            }
          >
            <MatchTable
              caption={`${title}, board by board`}
              unit={event.unit}
              teams={[teams.first, teams.second]}
              rooms={roomTitles(boards)}
              lines={boards.map(lineOf)}
              sum={[matchImpsText(imps.first), matchImpsText(imps.second)]}
            />
          </Panel>
        </div>
        <div className="grid min-w-0 gap-s5">
          {(['first', 'second'] as const).map((team) => (
            <TeamPairs key={team} gameId={gameId} team={teams[team]} pairs={shown.pairs[team]} />
          ))}
        </div>
      </div>
    </>
  );
}

/** Who sat for the team; each pair leads to its scorecard. */
function TeamPairs({ gameId, team, pairs }: { gameId: number; team: string; pairs: readonly Entrant[] }) {
  if (pairs.length === 0) return null;
  return (
    <Panel title={team} level={3}>
      <ul>
        {pairs.map((pair) => (
          <li
            key={`${pair.tableId} ${pair.seat}`}
            className="relative flex min-h-tap items-center border-t border-line px-s4 py-s2 first:border-t-0 hover:bg-hover sm:px-panel"
          >
            <Link tone="row" href={scorecardAddress(gameId, pair)}>
              {entrantText(pair)}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function lineOf(board: MatchBoard): MatchLine {
  const { handId, boardNumber, tables, won, running } = board;
  const imps = (value: number): string => (won === null ? '–' : value === 0 ? '' : matchImpsText(value));
  return {
    key: String(handId),
    board: boardNumber,
    href: paths.hand(handId),
    tables: [cellOf(tables.first), cellOf(tables.second)],
    won: [imps(won?.first ?? 0), imps(won?.second ?? 0)],
    running: scoreText(running),
    counts: won !== null,
  };
}

function cellOf(table: MatchBoard['tables']['first']): MatchLine['tables'][0] {
  if (table === null) return null;
  const { contract, declarer, scoreNS, adjusted } = table;
  return {
    contract,
    declarer: contract === 'Pass' ? '' : (declarer ?? ''),
    result: outcomeText(table),
    score: scoreNS === null ? '' : signed(scoreNS),
    adjusted: adjusted === null ? '' : `A${adjusted.NS} ${adjusted.EW}`,
  };
}
