import { Field } from '../../ui/field.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { FileRow } from '../../ui/file-row.tsx';
import { Input } from '../../ui/input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { UploadTask } from './use-upload-task.ts';

export interface UploadChoiceProps {
  task: UploadTask;
  /** Enter in the field of the address. */
  onEnter: () => void;
}

/** Files by drop or button, an address, a text. */
export function UploadChoice({ task, onEnter }: UploadChoiceProps) {
  const { sources } = task;
  const busy = task.progress > 0;
  return (
    <>
      <div className="grid gap-s4 sm:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <FileDrop
          prompt="Drop files or a folder here"
          hint="Maximum size 10MB"
          disabled={busy}
          onFiles={task.choose}
          onText={sources.setText}
        />
        <div className="grid content-start gap-s4">
          <Field
            label="An address"
            hint="A hand-viewer link: the deal is in the link itself, and no page is opened."
          >
            <Input
              type="url"
              value={sources.address}
              disabled={busy}
              placeholder="https://www.bridgebase.com/tools/handviewer…"
              onChange={({ target }) => sources.setAddress(target.value)}
              onKeyDown={({ key }) => key === 'Enter' && onEnter()}
            />
          </Field>
          <Field label="Pasted text">
            <Textarea
              value={sources.text}
              disabled={busy}
              placeholder="A deal as text, LIN, PBN"
              onChange={({ target }) => sources.setText(target.value)}
            />
          </Field>
        </div>
      </div>
      {sources.leftOut.map(({ name, kind }) => (
        <p key={name} className="text-ochre [overflow-wrap:anywhere]">
          {`${name} is left out: ${kind}.`}
        </p>
      ))}
      {sources.files.length > 0 && (
        <div className="grid gap-s2">
          {sources.files.map((file) => (
            <FileRow
              key={`${file.name} ${file.size} ${file.lastModified}`}
              name={file.name}
              size={file.size}
              disabled={busy}
              onRemove={() => task.remove({ kind: 'file', file })}
            />
          ))}
        </div>
      )}
    </>
  );
}
