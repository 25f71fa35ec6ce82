import type { ContractText } from '@bridge-review/bridge/contract';
import { counted } from '@bridge-review/bridge/counted';
import { type Seat, seatName } from '@bridge-review/bridge/seat';
import type { Vulnerability } from '@bridge-review/bridge/vulnerability';
import { memo } from 'react';
import type { ReactNode, Ref } from 'react';
import { Badge, BadgeRow } from './badge.tsx';
import { Contract } from './contract.tsx';
import { cx } from './cx.ts';
import { Link } from './link.tsx';
import { TableMark } from './table-mark.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { vulnerabilityText } from './vulnerability-text.ts';

/** Cards in as many columns as there is room for. */
export function CardGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(19.5rem,100%),1fr))] gap-s4"
    >
      {children}
    </ul>
  );
}

export interface HandCardProps {
  href: string;
  board: number;
  dealer: Seat;
  vulnerability: Vulnerability;
  hasBidding: boolean;
  commentCount: number;
  /** Shown only to players of the game: it would be a spoiler for others. */
  contract?: ContractText | null | undefined;
  declarer?: Seat | null | undefined;
  /** What the file has, where the pair's own record says otherwise. */
  fileContract?: ContractText | null | undefined;
  fileDeclarer?: Seat | null | undefined;
  /** What the pair's own record lacks, so that the contract can only be the file's. */
  missing?: 'to bid' | 'unfinished' | undefined;
  /** Of the pair's bidding, in percent. */
  accuracy?: number | null | undefined;
}

/**
 * One board of a game. The whole card is the link. Cards out of sight are not laid out; a usual height stands in for
 * theirs, so that the page is as long as it will be.
 */
export const HandCard = memo(function HandCard(props: HandCardProps) {
  const { href, board, dealer, vulnerability, hasBidding, commentCount, contract, declarer } = props;
  const { missing, accuracy } = props;
  return (
    <li
      className={cx(
        'relative rounded-2 border border-line bg-surface p-s4 transition-colors [content-visibility:auto] hover:border-green has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-green',
        hasNote(props)
          ? '[contain-intrinsic-block-size:auto_calc(8.21rem+1px)]'
          : '[contain-intrinsic-block-size:auto_calc(6.35rem+1px)]',
      )}
    >
      <div className="flex items-center gap-[0.9rem]">
        <TableMark dealer={dealer} vulnerability={vulnerability} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-s3">
            <h3 className="text-[1.35rem]">
              <Link tone="title" href={href} className="outline-none after:absolute after:inset-0">
                Board {board}
              </Link>
            </h3>
            {contract && (
              <span className="text-lg">
                <Contract contract={contract} />{' '}
                {declarer && <span className="ml-[0.12em] text-sm text-ink-3">by {seatName(declarer)}</span>}
              </span>
            )}
          </div>
          <p className="text-sm text-ink-2">
            Dealer {seatName(dealer)} ·{' '}
            <span className={cx(vulnerability !== 'None' && 'text-red')}>
              {vulnerabilityText(vulnerability)}
            </span>
          </p>
        </div>
      </div>
      <BadgeRow className="mt-s3 border-t border-line pt-s3">
        {hasBidding ? (
          <Badge tone={missing === 'to bid' ? 'plain' : 'ok'}>Has bidding</Badge>
        ) : (
          <Badge tone="absent">No bidding</Badge>
        )}
        {commentCount > 0 ? (
          <Badge>{counted(commentCount, 'comment')}</Badge>
        ) : (
          <Badge tone="absent">No comments</Badge>
        )}
        {typeof accuracy === 'number' && (
          <b className="ml-auto text-sm">
            <VisuallyHidden>Accuracy </VisuallyHidden>
            {Math.round(accuracy)}%
          </b>
        )}
      </BadgeRow>
      {props.fileContract && (
        <p className="mt-s2 text-sm font-medium text-ochre">
          Your record. The file has{' '}
          <Contract
            contract={props.fileContract}
            by={props.fileDeclarer ? seatName(props.fileDeclarer) : undefined}
          />
          .
        </p>
      )}
      {missing && (hasBidding || contract) && (
        <p className="mt-s2 text-sm text-ink-2">
          {missing === 'to bid' ? 'Not yet bid by you.' : 'Your auction is unfinished.'}
          {contract && ' The contract is from the file.'}
        </p>
      )}
    </li>
  );
});

/** Whether a line below the badges says whose contract it is. */
const hasNote = ({ missing, hasBidding, contract, fileContract }: HandCardProps): boolean =>
  Boolean(fileContract) || (missing !== undefined && (hasBidding || Boolean(contract)));

/** Keeps a card's place until it is drawn. */
export function HandCardPlaceholder({ card, ref }: { card: HandCardProps; ref?: Ref<HTMLLIElement> }) {
  return (
    <li ref={ref} className="rounded-2 border border-line bg-surface p-s4">
      <div className={hasNote(card) ? 'h-[calc(8.21rem+1px)]' : 'h-[calc(6.35rem+1px)]'} />
    </li>
  );
}
