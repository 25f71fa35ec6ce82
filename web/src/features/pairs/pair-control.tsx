import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useMyParticipation } from '../participation/queries.ts';
import { WhoDialog } from '../people/who-button.tsx';
import { namesText, shortNamesText } from './pair-text.ts';
import { useUndoPair } from './queries.ts';

const PairDialog = lazyPart(async () => (await import('./pair-dialog.tsx')).PairDialog);

/** In the strip of one's part in a game: which pair of the file one was, and the way to say so or to undo it. */
export function PairControl({ gameId }: { gameId: number }) {
  const { data: participation } = useMyParticipation(gameId);
  const [open, setOpen] = useState<'none' | 'pair' | 'who'>('none');
  const undo = useUndoPair(gameId);
  if (!participation?.hasPairs) return null;
  const { pair } = participation;
  const choosePair = () => PairDialog.whenLoaded(() => setOpen('pair'));
  const close = () => setOpen('none');
  const players = [pair?.names.first, pair?.names.second].flatMap((name) => (name ? [{ name }] : []));
  return (
    <>
      {pair ? (
        <TextButton
          className="relative min-h-[1.75rem] min-w-0 text-left wrap-anywhere after:absolute after:-inset-x-s1 after:inset-y-0 max-sm:ml-auto pointer-coarse:min-h-tap"
          disabled={undo.isPending}
          onPointerEnter={PairDialog.prefetch}
          onFocus={PairDialog.prefetch}
          onClick={choosePair}
        >
          {pair.number === null ? shortNamesText(pair) : `Pair ${pair.number}`}
          <VisuallyHidden>{`, ${namesText(pair)}: change your pair`}</VisuallyHidden>
        </TextButton>
      ) : (
        <Button
          variant="quiet"
          icon={UsersRound}
          hang="right"
          className="max-sm:ml-auto"
          onPointerEnter={PairDialog.prefetch}
          onFocus={PairDialog.prefetch}
          onClick={choosePair}
        >
          Find your pair
        </Button>
      )}
      {open === 'pair' && (
        <PairDialog
          gameId={gameId}
          participation={participation}
          onUndo={() => undo.mutate()}
          {...(players.length > 0 && { onWho: () => WhoDialog.whenLoaded(() => setOpen('who')) })}
          onClose={close}
        />
      )}
      {open === 'who' && <WhoDialog gameId={gameId} players={players} onClose={close} />}
    </>
  );
}
