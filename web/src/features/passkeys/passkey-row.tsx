import type { Passkey } from '@bridge-review/api/passkeys';
import { Button } from '../../ui/button.tsx';
import { calendarDay, formatDate } from '../../ui/format-date.ts';
import { MetaStrip } from '../../ui/meta-strip.tsx';
import { lastUse } from '../account/last-use.ts';

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-s4 gap-y-s1 border-line py-s3 not-first:border-t">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <MetaStrip
          className="text-sm text-ink-3"
          items={[
            lastUsedAt === null ? 'Never used' : `Last used ${lastUse(lastUsedAt)}`,
            `Created on ${formatDate(calendarDay(createdAt))}`,
          ]}
        />
      </div>
      <p className="flex gap-s2">
        <Button variant="quiet" hang="left" aria-label={`Rename ${name}`} onClick={onRename}>
          Rename
        </Button>
        <Button variant="danger" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </p>
    </li>
  );
}
