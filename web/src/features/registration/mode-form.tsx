import { type RegistrationMode, registrationModes } from '@bridge-review/api/registration-mode';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { RadioLines } from '../../ui/radio-lines.tsx';
import { useSetMode } from './queries.ts';
import { MODE_TEXT } from './registration-text.ts';

const CHOICES = registrationModes.map((value) => ({
  value,
  label: MODE_TEXT[value].label,
  detail: MODE_TEXT[value].detail,
}));

/** Who may register. Saved with a button, since one arrow key is enough to choose another. */
export function ModeForm({ mode, isChosen }: { mode: RegistrationMode; isChosen: boolean }) {
  const [chosen, setChosen] = useState<RegistrationMode | null>(null);
  const save = useSetMode();
  const shown = chosen ?? mode;
  const canSave = shown !== mode || !isChosen;
  return (
    <form
      className="grid gap-s3"
      onSubmit={(event) => {
        event.preventDefault();
        if (canSave && !save.isPending) save.mutate(shown, { onSuccess: () => setChosen(null) });
      }}
    >
      <RadioLines
        label="Who may create an account?"
        choices={CHOICES}
        value={shown}
        onValueChange={(value) => setChosen(value as RegistrationMode)}
      />
      <p>
        <Button
          type="submit"
          variant={canSave ? 'primary' : 'default'}
          disabled={!canSave}
          pending={save.isPending}
          pendingText="Saving..."
        >
          Save
        </Button>
      </p>
    </form>
  );
}
