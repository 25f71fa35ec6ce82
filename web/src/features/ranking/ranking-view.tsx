import type { Ranking } from '@bridge-review/api/ranking';
import { counted } from '@bridge-review/bridge/counted';
import { formatPlace } from '@bridge-review/bridge/ranking/places';
import { Check, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { errorMessage } from '../../base/request-error.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Panel, PanelFooter } from '../../ui/panel.tsx';
import { RankingTable } from '../../ui/ranking-table.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { usePersonName } from '../people/person-name.ts';
import { WhoDialog } from '../people/who-button.tsx';
import { useRanking } from './queries.ts';
import { rankingAddress, scorecardAddress } from './ranking-address.ts';
import {
  adjustedText,
  agreementText,
  differenceText,
  fieldTitle,
  keyOf,
  methodText,
  nameLines,
  playersOf,
  pointsText,
  valueText,
} from './ranking-text.ts';

// Most games are of pairs.
const TeamsView = lazy(async () => ({ default: (await import('./teams-view.tsx')).TeamsView }));

interface RankingViewProps {
  gameId: number;
  from: number;
  /** The match of teams that is asked for, from 1. */
  match: number | null;
}

/** Who came where, worked out from the results. */
export function RankingView({ gameId, from, match }: RankingViewProps) {
  const { data, isPending, isFetching, error, refetch } = useRanking(gameId, from, match);
  if (data === undefined) {
    return isPending ? (
      <SkeletonRows count={6} label="Loading the ranking" />
    ) : (
      <Panel>
        <ErrorState
          title="The ranking could not be loaded"
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {errorMessage(error)}
        </ErrorState>
      </Panel>
    );
  }
  const { teams } = data;
  if (teams !== null) {
    const isMatch = match !== null || teams.matchCount === 1;
    return (
      <Suspense fallback={<SkeletonRows count={8} label="Loading the ranking" />}>
        <TeamsView gameId={gameId} teams={teams} isMatch={isMatch} />
        {hasOtherPairs(data) && (match === null || teams.matchCount === 1) && (
          <section aria-labelledby="pairs" className="mt-s6">
            <h2 id="pairs" className="mb-s2 text-h2">
              Pairs
            </h2>
            <Pairs gameId={gameId} from={from} ranking={data} />
          </section>
        )}
      </Suspense>
    );
  }
  if (data.state !== 'ranked') return <NoRanking state={data.state} />;
  return <Pairs gameId={gameId} from={from} ranking={data} />;
}

/** Four pairs of a match have the IMPs of their teams, which the match shows already. */
const hasOtherPairs = ({ state, fields }: Ranking): boolean =>
  state === 'ranked' && fields.reduce((sum, { total }) => sum + total, 0) > 4;

function Pairs({ gameId, from, ranking: data }: { gameId: number; from: number; ranking: Ranking }) {
  const [who, setWho] = useState<Players | null>(null);
  const note = adjustedText(data);
  const show = (players: Players) => WhoDialog.whenLoaded(() => setWho(players));
  return (
    <>
      <MethodLine gameId={gameId} ranking={data} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-s5 lg:has-[>*+*]:grid-cols-[repeat(2,minmax(0,1fr))]">
        {data.fields.map((field) => (
          <Field
            key={`${field.section} ${field.side}`}
            gameId={gameId}
            ranking={data}
            field={field}
            from={from}
            onWho={show}
          />
        ))}
      </div>
      <p className="mt-s3 text-sm text-ink-3">
        {note}{' '}
        {data.fields.some(({ ranked }) => ranked.some(({ spark }) => spark.length > 1)) &&
          'The bars show each board: above the dotted line is above average.'}
      </p>
      {who && <WhoDialog gameId={gameId} players={who} onClose={() => setWho(null)} />}
    </>
  );
}

function MethodLine({ gameId, ranking }: { gameId: number; ranking: Ranking }) {
  const { stated, unit } = ranking;
  const differs = stated !== null && stated.differing > 0;
  return (
    <div className="mb-s3 flex items-start gap-[0.6rem] text-sm text-ink-2">
      <Icon
        of={differs ? TriangleAlert : Check}
        className={differs ? 'mt-[0.15rem] text-ochre' : 'mt-[0.15rem]'}
      />
      <div className="min-w-0">
        <p>
          {methodText(ranking)} ·{' '}
          <span className={differs ? 'font-medium text-ochre' : undefined}>{agreementText(ranking)}</span>
        </p>
        {differs && (
          <ul aria-label="Where the file differs" className="mt-[0.2rem]">
            {stated.differences.map((row) => (
              <li key={`${row.number} ${row.names.first} ${row.place}`}>
                {differenceText(row, unit)}{' '}
                {row.own && <Link href={scorecardAddress(gameId, row.own)}>Its boards</Link>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

type Players = ReturnType<typeof playersOf>;

interface FieldProps {
  gameId: number;
  ranking: Ranking;
  field: Ranking['fields'][number];
  from: number;
  onWho: (players: Players) => void;
}

function Field({ gameId, ranking: { unit, kind }, field, from, onWho }: FieldProps) {
  const title = fieldTitle(field, kind);
  const personOf = usePersonName(gameId);
  const { next } = field;
  return (
    <Panel title={title} note={counted(field.total, kind === 'players' ? 'player' : 'pair')}>
      <RankingTable
        caption={title}
        unit={unit}
        rows={field.ranked.map((one) => ({
          key: keyOf(one),
          href: scorecardAddress(gameId, one),
          place: formatPlace(one),
          number: one.number,
          names: nameLines(one),
          people: [one.names.first, one.names.second].flatMap((name) =>
            name === null ? [] : [personOf(name)],
          ),
          ...(playersOf(one).length > 0 && { onWho: () => onWho(playersOf(one)) }),
          points: pointsText(one.points),
          value: valueText(one.value, unit),
          spark: one.spark,
          own: one.isOwn,
        }))}
      />
      {(from > 0 || next !== null) && (
        <PanelFooter className="flex flex-wrap gap-x-s5">
          {from > 0 && <Link href={rankingAddress(gameId)}>From the first place</Link>}
          {next !== null && (
            <Link href={rankingAddress(gameId, next)}>
              The next {Math.min(field.total - next, next - from)} of {field.total}
            </Link>
          )}
        </PanelFooter>
      )}
    </Panel>
  );
}

const REASONS: Readonly<Record<Exclude<Ranking['state'], 'ranked'>, { title: string; text: string }>> = {
  'no results': {
    title: 'No results',
    text: 'The file of this game has deals and no results. A ranking needs what the tables made of them.',
  },
  'one table': {
    title: 'One table only',
    text: 'Every board was played at one table, so there is nobody to compare with.',
  },
  'no pairs': {
    title: 'No names',
    text: 'The file says what each table scored, but not who sat there. The travellers show the scores.',
  },
  'too large': {
    title: 'Too many tables',
    text: 'This file has more tables than we rank. The travellers compare each board by itself.',
  },
};

function NoRanking({ state }: { state: Exclude<Ranking['state'], 'ranked'> }) {
  const { title, text } = REASONS[state];
  return (
    <Panel>
      <EmptyState mark={false} title={title}>
        {text}
      </EmptyState>
    </Panel>
  );
}
