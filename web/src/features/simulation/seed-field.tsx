import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { parseSeed } from './seed.ts';

/** A new seed takes effect on blur or Enter, since it discards the sampled layouts. */
export function SeedField({ seed, onSeed }: { seed: number; onSeed: (seed: number) => void }) {
  const [text, setText] = useState(String(seed));
  const parsed = parseSeed(text);
  const take = () => {
    if (parsed !== null && parsed !== seed) onSeed(parsed);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <Field
        label="Seed"
        error={parsed === null && 'A whole number up to 999999.'}
        className="w-[7rem] has-aria-invalid:w-[12rem]"
      >
        <Input
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={take}
        />
      </Field>
    </form>
  );
}
