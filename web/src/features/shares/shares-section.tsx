import { paths } from '@bridge-review/api/page-paths';
import type { Share } from '@bridge-review/api/shares';
import { Button } from '../../ui/button.tsx';
import { calendarDay, formatDate } from '../../ui/format-date.ts';
import { Link } from '../../ui/link.tsx';
import { MetaStrip } from '../../ui/meta-strip.tsx';
import { PanelBody } from '../../ui/panel.tsx';
import { AccountSection } from '../account/account-section.tsx';
import { RevocableList } from '../account/revocable-list.tsx';
import { gameAddress } from '../games/game-address.ts';
import { expiryText } from './expiry-text.ts';
import { useShares, useWithdrawShare } from './queries.ts';

/** The links that one has shared. Each can be withdrawn; none can be shown again, since only its hash is kept. */
export function SharesSection() {
  return (
    <AccountSection
      title="Shared links"
      intro="Anyone with one of these links sees what you chose, without an account. To create one, use Share on a board or a game."
    >
      <PanelBody className="py-s2 sm:py-s3">
        <ShareList />
      </PanelBody>
    </AccountSection>
  );
}

function ShareList() {
  return (
    <RevocableList
      label="Links"
      empty="You have shared nothing."
      list={useShares()}
      revocation={useWithdrawShare()}
      question={(share) => ({
        title: `Withdraw the link to ${nameOf(share)}?`,
        description:
          'It no longer opens for anyone. Previews that messengers have fetched stay. This cannot be undone, but you can create a new link.',
        verb: 'Withdraw link',
        pendingText: 'Withdrawing...',
      })}
      renderRow={(share, onWithdraw) => <ShareRow key={share.id} share={share} onWithdraw={onWithdraw} />}
    />
  );
}

const nameOf = ({ boardNumber, title }: Share): string =>
  boardNumber === null ? title : `Board ${boardNumber}, ${title}`;

function ShareRow({ share, onWithdraw }: { share: Share; onWithdraw: () => void }) {
  const { gameId, handId, isQuestion, createdAt, expiresAt } = share;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-s4 gap-y-s1 border-line py-s3 not-first:border-t">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <Link
            tone="title"
            href={handId === null ? gameAddress(gameId) : paths.hand(handId)}
            className="inline-flex items-center pointer-coarse:min-h-tap"
          >
            {nameOf(share)}
          </Link>
        </p>
        <MetaStrip
          className="text-sm text-ink-3"
          items={[
            isQuestion ? 'As a question' : null,
            expiryText(expiresAt),
            `Created on ${formatDate(calendarDay(createdAt))}`,
          ]}
        />
      </div>
      <Button
        variant="danger"
        hang="left"
        aria-label={`Withdraw the link to ${nameOf(share)}`}
        onClick={onWithdraw}
      >
        Withdraw
      </Button>
    </li>
  );
}
