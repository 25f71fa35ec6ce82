import type { GamePeople, IdentityMade, NewIdentity, PersonOfGame } from '@bridge-review/api/people';
import { playerKey } from '@bridge-review/bridge/player-name';
import type { Seat } from '@bridge-review/bridge/seat';
import { useState } from 'react';
import { errorMessage } from '../../base/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { nameChosenText } from './people-text.ts';
import { usePeople, useChooseName } from './queries.ts';
import { SeasonPart } from './season-part.tsx';
import { StatementLine } from './statement-line.tsx';

/** A player by a table and a seat where they sat; where these are not known, by name alone. */
export interface SeatedPlayer {
  readonly name: string;
  readonly tableId?: number;
  readonly seat?: Seat;
}

export interface WhoDialogProps {
  gameId: number;
  players: readonly SeatedPlayer[];
  onClose: () => void;
}

/** Who the players of a pair, or of a table, are; and where one says that one of them is oneself. */
export function WhoDialog({ gameId, players, onClose }: WhoDialogProps) {
  const { data, isPending, isFetching, error, refetch } = usePeople(gameId);
  const [saying, setSaying] = useState<SeatedPlayer | null>(null);
  const [said, setSaid] = useState<{ made: IdentityMade; name: string; isEverywhere: boolean } | null>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Who is who"
      description="A name in the file is linked to a player once that player chooses ‘This is me’."
    >
      {said && (
        <Notice tone={said.made.state === 'shown' ? 'ok' : 'warn'} announce="status">
          {nameChosenText(said.made, said.name)}
        </Notice>
      )}
      {said?.isEverywhere && <SeasonPart />}
      {said?.isEverywhere ? null : data ? (
        saying ? (
          <ChooseName
            gameId={gameId}
            player={saying}
            numbers={data.numbers}
            onClose={() => setSaying(null)}
            onSaid={(made, isEverywhere) => {
              setSaid({ made, name: saying.name, isEverywhere });
              setSaying(null);
            }}
          />
        ) : (
          <ul aria-label="Players" className="grid gap-s4">
            {players.map((player) => (
              <Player
                key={`${player.tableId} ${player.seat} ${player.name}`}
                gameId={gameId}
                player={player}
                people={data}
                onSay={() => {
                  setSaid(null);
                  setSaying(player);
                }}
              />
            ))}
          </ul>
        )
      ) : isPending ? (
        <SkeletonGroup label="Loading who is who" className="grid gap-s3">
          <Skeleton className="h-[1.2rem] w-[12rem]" />
          <Skeleton className="h-[2.4rem] w-full" />
        </SkeletonGroup>
      ) : (
        <ErrorState
          level={3}
          title="Who is who could not be loaded"
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {errorMessage(error)}
        </ErrorState>
      )}
    </Dialog>
  );
}

interface PlayerProps {
  gameId: number;
  player: SeatedPlayer;
  people: GamePeople;
  onSay: () => void;
}

function Player({ gameId, player, people, onSay }: PlayerProps) {
  const found = people.people.filter(({ name }) => playerKey(name) === playerKey(player.name));
  const statements = found.flatMap((each) => each.statements);
  const isOwn = statements.some((statement) => statement.isOwn);
  return (
    <li className="grid gap-s2 border-line not-first:border-t not-first:pt-s4">
      <h3 className="font-semibold wrap-anywhere">{player.name}</h3>
      {found.some(({ hasNamesake }) => hasNamesake) && (
        <p className="text-sm text-ink-3">
          Several players here have this name and different player numbers, so pages do not show who it is.
        </p>
      )}
      {statements.length === 0 && (
        <p className="text-ink-2">
          {people.isSample
            ? 'The players of the sample game are invented.'
            : 'Nobody has chosen this name yet.'}
        </p>
      )}
      {statements.map((statement) => (
        <StatementLine
          key={statement.id}
          gameId={gameId}
          statement={statement}
          shown={shownOf(found)}
          mayObjectAs={people.mayObjectAs}
        />
      ))}
      {!isOwn && !people.isSample && (
        <p>
          <Button aria-label={`This is me: ${player.name}`} onClick={onSay}>
            This is me
          </Button>
        </p>
      )}
    </li>
  );
}

const shownOf = (found: readonly PersonOfGame[]) =>
  found.flatMap(({ statements }) => statements).find(({ state }) => state === 'shown');

interface ChooseNameProps {
  gameId: number;
  player: SeatedPlayer;
  numbers: GamePeople['numbers'];
  onClose: () => void;
  onSaid: (made: IdentityMade, isEverywhere: boolean) => void;
}

/** Where it holds, and what others will see: saying it is the consent. */
function ChooseName({ gameId, player, numbers, onClose, onSaid }: ChooseNameProps) {
  const [scope, setScope] = useState<NewIdentity['scope']>('name');
  const say = useChooseName(gameId);
  const { name, tableId, seat } = player;
  const [number, ...others] = numbers.filter((each) => playerKey(each.name) === playerKey(name));
  const choices: { value: NewIdentity['scope']; label: string; detail: string }[] = [
    { value: 'name', label: 'In all games', detail: `In every game, ${name} is me.` },
    ...(number && others.length === 0
      ? [
          {
            value: 'number' as const,
            label: `In all games, by player number ${number.number}`,
            detail: 'However the name is spelled.',
          },
        ]
      : []),
    { value: 'game', label: 'In this game only', detail: 'Others may have the same name elsewhere.' },
  ];
  return (
    <>
      <h3 className="font-semibold wrap-anywhere">{name} is me</h3>
      <ChoiceList
        label="Where this is me"
        choices={choices}
        value={scope}
        onValueChange={(value) => setScope(value as NewIdentity['scope'])}
      />
      <p className="text-ink-2">
        Everybody who sees such a game will see your display name beside this name. With ‘Yes, this is me’ you
        agree to that; you can withdraw it in your account. This game is marked as played, unless you have
        already answered whether you played it.
      </p>
      <FormError message={say.isError ? errorMessage(say.error) : null} />
      <div className="flex flex-wrap justify-end gap-s3">
        <Button onClick={onClose}>Back</Button>
        <Button
          variant="primary"
          pending={say.isPending}
          pendingText="Saving..."
          onClick={() =>
            say.mutate(
              { ...(tableId === undefined ? { name } : { tableId, seat }), scope },
              { onSuccess: (made) => onSaid(made, scope !== 'game') },
            )
          }
        >
          Yes, this is me
        </Button>
      </div>
    </>
  );
}
