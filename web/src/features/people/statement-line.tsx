import type { GamePeople, IdentityStatement } from '@bridge-review/api/people';
import { Button } from '../../ui/button.tsx';
import { statementText } from './people-text.ts';
import { useObjection } from './queries.ts';

export interface StatementLineProps {
  gameId: number;
  statement: IdentityStatement;
  shown: IdentityStatement | undefined;
  mayObjectAs: GamePeople['mayObjectAs'];
}

/** What somebody claims of a name, and buttons to object to it or to withdraw the objection. */
export function StatementLine({ gameId, statement, shown, mayObjectAs }: StatementLineProps) {
  const objection = useObjection();
  const { id: identityId, isOwn, person, contradictedBy, contradictedEverywhere, inAllGames } = statement;
  const role = isOwn ? 'self' : mayObjectAs;
  const mayWithdraw =
    role !== null &&
    (contradictedBy.includes(role) || (role === 'admin' && contradictedBy.includes('uploader')));
  const say = (isRaised: boolean, isEverywhere = false) =>
    objection.mutate({ identityId, gameId: isEverywhere ? null : gameId, isRaised });
  return (
    <div className="flex flex-wrap items-center gap-x-s3 gap-y-s1">
      <p className="min-w-0 flex-1 basis-[12rem] text-ink-2 wrap-anywhere">
        {statementText(statement, shown)}
      </p>
      {role !== null && contradictedBy.length === 0 && (
        <Button variant="quiet" onClick={() => say(true)}>
          {isOwn ? 'Not me in this game' : `Not ${person.displayName}`}
        </Button>
      )}
      {role === 'admin' && inAllGames && contradictedBy.length === 0 && (
        <Button variant="quiet" onClick={() => say(true, true)}>
          Not {person.displayName} in any game
        </Button>
      )}
      {mayWithdraw && (
        <Button variant="quiet" onClick={() => say(false, role === 'admin' && contradictedEverywhere)}>
          Undo
        </Button>
      )}
    </div>
  );
}
