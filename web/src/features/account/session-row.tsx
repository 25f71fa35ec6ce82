import type { Session } from '@bridge-review/api/account';
import { Badge } from '../../ui/badge.tsx';
import { MetaStrip } from '../../ui/meta-strip.tsx';
import { Moment } from '../../ui/moment.tsx';
import { lastUse } from './last-use.ts';

export function SessionRow({ session }: { session: Session }) {
  const { device, current, createdAt, lastUsedAt } = session;
  return (
    <li className="border-line py-s3 not-first:border-t">
      <div className="flex flex-wrap items-center justify-between gap-x-s4 gap-y-s1">
        <p className="min-w-0 font-semibold wrap-anywhere">{device}</p>
        {current && <Badge tone="ok">This device</Badge>}
      </div>
      <MetaStrip
        className="text-sm text-ink-3"
        items={[
          <Moment key="used" at={lastUsedAt}>
            {current ? 'In use now' : `Last used ${lastUse(lastUsedAt)}`}
          </Moment>,
          <Moment key="since" at={createdAt}>
            Signed in {lastUse(createdAt)}
          </Moment>,
        ]}
      />
    </li>
  );
}
