import { useDropzone } from 'react-dropzone';
import { Button } from './button.tsx';
import { cx } from './cx.ts';

export interface FileDropProps {
  /** What is wanted: 'Drop a hand record here'. */
  prompt: string;
  browseText?: string;
  disabled?: boolean;
  /** The first of what was dropped or chosen. Whether it will do is for the caller to say. */
  onFile: (file: File) => void;
}

/** Takes a file by drag and drop, or by a button. */
export function FileDrop({ prompt, browseText = 'Browse Files', disabled = false, onFile }: FileDropProps) {
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    // Several may be dropped at once: the first is taken rather than none.
    multiple: true,
    noClick: true,
    noKeyboard: true,
    disabled,
    onDrop: ([first]) => first && onFile(first),
  });
  return (
    <div
      {...getRootProps({ role: 'group', 'aria-label': prompt })}
      className={cx(
        'grid justify-items-center gap-s2 rounded-2 border-[1.5px] border-dashed px-s4 py-s5 text-center transition-colors',
        isDragActive ? 'border-green bg-green-soft' : 'border-control bg-paper',
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
    </div>
  );
}
