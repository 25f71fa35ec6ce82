import type { User } from '@bridge-review/api/user';
import { nameOf } from '../../base/name-of.ts';
import { MetaStrip } from '../../ui/meta-strip.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { UserTypeBadge } from './user-type-badge.tsx';

/** Under which name one acts here. */
export function CurrentUserPanel({ user }: { user: User }) {
  return (
    <Panel aria-label="Current user" className="mb-s4">
      <PanelBody className="flex flex-wrap items-center gap-x-s4 gap-y-s1 py-s3 sm:py-s3">
        <span className="eyebrow">Signed in as</span>
        <MetaStrip
          className="min-w-0 [overflow-wrap:anywhere]"
          items={[
            <b key="name" className="font-semibold text-ink">
              {nameOf(user)}
            </b>,
            user.email,
          ]}
        />
        <UserTypeBadge type={user.userType} />
      </PanelBody>
    </Panel>
  );
}
