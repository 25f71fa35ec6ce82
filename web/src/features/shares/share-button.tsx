import { Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { NameTooltip } from '../../ui/tooltip.tsx';
import type { ShareDialogProps } from './share-dialog.tsx';

const ShareDialog = lazyPart(async () => (await import('./share-dialog.tsx')).ShareDialog);

/** A phone that lies on its side has no room for it. */
const SMALL = 'min-w-tap [@media(max-width:50em)_and_(max-height:30em)]:hidden';

type ShareButtonProps = Omit<ShareDialogProps, 'onClose'> & {
  /** Only the icon, where there is little room. */
  small?: boolean;
};

/** Opens the dialog that makes a link to the board or the game. */
export function ShareButton({ small = false, ...what }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const open = () => ShareDialog.whenLoaded(() => setOpen(true));
  const button = (words: ReactNode, className?: string) => (
    <Button variant="quiet" icon={Share2} onClick={open} {...(className && { className })}>
      {words}
    </Button>
  );
  return (
    <>
      {small ? (
        <NameTooltip name="Share">{button(<span className="sr-only">Share</span>, SMALL)}</NameTooltip>
      ) : (
        button('Share')
      )}
      {isOpen && <ShareDialog {...what} onClose={() => setOpen(false)} />}
    </>
  );
}
