import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { useMyParticipation } from '../participation/queries.ts';
import { PairDialog } from './pair-dialog.tsx';
import { namesText, shortNamesText } from './pair-text.ts';
import { useUndoPair } from './queries.ts';

/** In the strip of one's part in a game: which pair of the file one was, and the way to say so or to undo it. */
export function PairControl({ gameId }: { gameId: number }) {
  const { data: participation } = useMyParticipation(gameId);
  const [open, setOpen] = useState(false);
  const undo = useUndoPair(gameId);
  if (!participation?.hasPairs) return null;
  const { pair } = participation;
  return (
    <>
      {pair ? (
        <p className="flex min-w-0 items-center gap-x-s3 text-ink-2 max-sm:order-1">
          <span className="min-w-0">
            In the file{' '}
            <TextButton
              className="min-h-[1.75rem] text-left wrap-anywhere pointer-coarse:min-h-tap"
              aria-label={`${namesText(pair)}, change your pair`}
              onClick={() => setOpen(true)}
            >
              {shortNamesText(pair)}
            </TextButton>
          </span>
          {pair.mayUndo && (
            <Button
              variant="quiet"
              aria-label="Undo that this was your pair"
              pending={undo.isPending}
              pendingText="Undoing..."
              onClick={() => undo.mutate()}
            >
              Undo
            </Button>
          )}
        </p>
      ) : (
        <Button
          variant="quiet"
          icon={UsersRound}
          hang="right"
          className="max-sm:ml-auto"
          onClick={() => setOpen(true)}
        >
          Find your pair
        </Button>
      )}
      {open && (
        <PairDialog
          gameId={gameId}
          participation={participation}
          onUndo={() => undo.mutate()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
