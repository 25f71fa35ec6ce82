import type { DragEvent } from 'react';
import { useDropzone } from 'react-dropzone';
import { Button } from './button.tsx';
import { cx } from './cx.ts';

export interface FileDropProps {
  /** What is wanted: 'Drop files or a folder here'. */
  prompt: string;
  browseText?: string;
  disabled?: boolean;
  /** Below the button: how large a file may be. */
  hint?: string;
  /** All that was dropped or chosen, also from within folders; none where a folder is empty. */
  onFiles: (files: readonly File[]) => void;
  /** A text or a link that was dropped. */
  onText?: (text: string) => void;
  className?: string;
}

/** Takes files and folders by drag and drop, or by a button. */
export function FileDrop(props: FileDropProps) {
  const { prompt, browseText = 'Browse Files', disabled = false, hint, onFiles, onText, className } = props;
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    multiple: true,
    noClick: true,
    noKeyboard: true,
    disabled,
    onDrop: (files) => onFiles(files),
  });
  const takeText = (event: DragEvent) => {
    const { types } = event.dataTransfer;
    const text = types.includes('Files') || disabled ? '' : event.dataTransfer.getData('text/plain');
    if (text.trim() !== '') onText?.(text);
  };
  return (
    <div
      {...getRootProps({ role: 'group', 'aria-label': prompt, onDrop: takeText })}
      className={cx(
        'grid content-center justify-items-center gap-s2 rounded-2 border-[1.5px] border-dashed px-s4 py-s5 text-center transition-colors',
        isDragActive ? 'border-green bg-green-soft' : 'border-control bg-paper',
        className,
      )}
    >
      <input {...getInputProps({ 'aria-label': 'File' })} />
      <p className="font-serif text-[1.2rem] leading-snug font-medium">
        {isDragActive ? 'Drop to upload' : prompt}
      </p>
      <span className="text-sm text-ink-3">or</span>
      <Button disabled={disabled} onClick={open}>
        {browseText}
      </Button>
      {hint !== undefined && <span className="text-sm text-ink-3">{hint}</span>}
    </div>
  );
}
