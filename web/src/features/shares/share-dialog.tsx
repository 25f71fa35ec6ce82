import type { GameHand, TableResult } from '@bridge-review/api/hands';
import type { User } from '@bridge-review/api/user';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../base/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useBidding } from '../bidding/queries.ts';
import { MadeLink } from './made-link.tsx';
import { useMakeShare, type WantedShare } from './queries.ts';
import { type BoardToShare, firstChoices, formOf, type ShareChoices } from './share-choices.ts';
import { ShareDisclosure } from './share-disclosure.tsx';
import { ShareForm } from './share-form.tsx';
import { SharePreviewPanel } from './share-preview-panel.tsx';

export interface ShareDialogProps {
  gameId: number;
  user: Pick<User, 'displayName'>;
  /** Where the dialog was opened on a board; the whole game can be chosen there, too. */
  board?: { readonly hand: GameHand; readonly table: TableResult | undefined } | undefined;
  onClose: () => void;
}

/** Chooses what a link shows, says so before there is one, and shows the link once. */
export function ShareDialog({ board, ...rest }: ShareDialogProps) {
  return board ? <ShareBoard {...rest} {...board} /> : <ShareSteps {...rest} board={null} />;
}

type ShareBoardProps = Omit<ShareDialogProps, 'board'> & NonNullable<ShareDialogProps['board']>;

function ShareBoard({ hand, table, ...rest }: ShareBoardProps) {
  const record = useBidding(hand.id);
  // Which auction is proposed depends on it.
  if (record.isPending) return null;
  const { id: handId, boardNumber, dealer, commentCount } = hand;
  const board: BoardToShare = {
    handId,
    boardNumber,
    tableId: table?.id ?? null,
    auctions: {
      table: table?.auction && table.auction.calls.length > 0 ? table.auction : null,
      record: record.data ? { dealer, calls: record.data.biddingSequence } : null,
    },
    hasPlay: Boolean(table?.play),
    commentCount,
  };
  return <ShareSteps {...rest} board={board} vulnerability={hand.vulnerability} />;
}

interface ShareStepsProps extends Omit<ShareDialogProps, 'board'> {
  board: BoardToShare | null;
  vulnerability?: GameHand['vulnerability'];
}

function ShareSteps({ gameId, user, board, vulnerability = 'None', onClose }: ShareStepsProps) {
  const [choices, setChoices] = useState<ShareChoices>(() => firstChoices(board));
  const [isPreview, setPreview] = useState(false);
  const make = useMakeShare();
  const form = formOf(choices, board);
  const wanted: WantedShare =
    choices.what === 'board' && board !== null
      ? { what: 'board', id: board.handId, form }
      : { what: 'game', id: gameId, form };
  const title = choices.what === 'board' && board ? `Share Board ${board.boardNumber}` : 'Share the game';
  const close = (open: boolean) => !open && onClose();
  if (make.data) {
    return (
      <Dialog
        open
        onOpenChange={close}
        title="The link is ready"
        footer={<Button onClick={onClose}>Done</Button>}
      >
        <MadeLink share={make.data} onWithdrawn={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      wide
      onOpenChange={close}
      title={isPreview ? 'What visitors will see' : title}
      footer={
        <>
          <Button onClick={() => setPreview(!isPreview)}>
            {isPreview ? 'Back to the choices' : 'Preview'}
          </Button>
          <Button
            variant="primary"
            icon={Link2}
            pending={make.isPending}
            pendingText="Making..."
            onClick={() => make.mutate(wanted)}
          >
            Create link
          </Button>
        </>
      }
    >
      {isPreview ? (
        <SharePreviewPanel wanted={wanted} />
      ) : (
        <div className="grid gap-x-s6 gap-y-s5 sm:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
          <ShareForm choices={choices} onChange={setChoices} board={board} vulnerability={vulnerability} />
          <ShareDisclosure choices={choices} board={board} sharer={user.displayName} />
        </div>
      )}
      {make.isError && (
        <Notice tone="error" announce="alert">
          {errorMessage(make.error)}
        </Notice>
      )}
    </Dialog>
  );
}
