import type { TokenScope } from '@bridge-review/api/token-scope';
import type { PersonalToken } from '@bridge-review/api/tokens';
import { Button } from '../../ui/button.tsx';
import { calendarDay, formatDate } from '../../ui/format-date.ts';
import { MetaStrip } from '../../ui/meta-strip.tsx';
import { lastUse } from '../account/last-use.ts';

export const SCOPE_TEXT: Record<TokenScope, string> = { upload: 'Uploading', read: 'Reading' };

interface TokenRowProps {
  token: PersonalToken;
  onRevoke: () => void;
}

export function TokenRow({ token, onRevoke }: TokenRowProps) {
  const { name, scope, createdAt, lastUsedAt } = token;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-s4 gap-y-s1 border-line py-s3 not-first:border-t">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <MetaStrip
          className="text-sm text-ink-3"
          items={[
            SCOPE_TEXT[scope],
            lastUsedAt === null ? 'Never used' : `Last used ${lastUse(lastUsedAt)}`,
            `Created on ${formatDate(calendarDay(createdAt))}`,
          ]}
        />
      </div>
      <Button variant="danger" hang="left" aria-label={`Revoke ${name}`} onClick={onRevoke}>
        Revoke
      </Button>
    </li>
  );
}
