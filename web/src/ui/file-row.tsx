import { counted } from '@bridge-review/bridge/counted';
import { FileText } from 'lucide-react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface FileRowProps {
  name: string;
  /** In bytes. */
  size: number;
  disabled?: boolean;
  onRemove: () => void;
}

/** A file that was chosen: its name, its size in KB, and a way to think again. */
export function FileRow({ name, size, disabled = false, onRemove }: FileRowProps) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-[0.8rem] rounded-2 border border-line-2 py-s2 pr-s2 pl-[0.9rem]">
      <Icon of={FileText} className="text-h3 text-ink-3" />
      <div className="min-w-0">
        <b className="[overflow-wrap:anywhere]">{name}</b>
        <div className="text-sm text-ink-3">{sizeText(size)}</div>
      </div>
      <Button variant="quiet" disabled={disabled} onClick={onRemove}>
        Remove<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </div>
  );
}

/** In KB, save for a file so small that it would read '0.0 KB'. */
const sizeText = (size: number): string =>
  size < 100 ? counted(size, 'byte') : `${(size / 1024).toFixed(1)} KB`;
