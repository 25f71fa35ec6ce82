import type { PreviewedGame } from '@bridge-review/api/upload-preview';
import { limits } from '@bridge-review/api/limits';
import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { outcomeSubtitle } from './preview-text.ts';

export interface OutcomeSubtitleProps {
  game: PreviewedGame;
  /** What the user called it; null while it has the title of the files. */
  title: string | null;
  /** Absent where it cannot be changed. */
  onTitle?: ((title: string) => void) | undefined;
  disabled: boolean;
}

/** Title, day and place of what the files become; the title can be changed before anything is stored. */
export function OutcomeSubtitle({ game, title, onTitle, disabled }: OutcomeSubtitleProps) {
  const [editing, setEditing] = useState(false);
  if (editing && onTitle)
    return (
      <Field label="Title" className="mt-s2">
        <Input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- who asks to change the title goes on typing it
          autoFocus
          value={title ?? game.title}
          maxLength={limits.gameText}
          disabled={disabled}
          onChange={({ target }) => onTitle(target.value)}
        />
      </Field>
    );
  return (
    <>
      {outcomeSubtitle(game)}
      {onTitle && (
        <>
          {' · '}
          <TextButton disabled={disabled} onClick={() => setEditing(true)}>
            Change title
          </TextButton>
        </>
      )}
    </>
  );
}
