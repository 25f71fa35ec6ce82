import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface CheckboxProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  children: ReactNode;
}

/** Something that will be done along with the rest, if it is ticked; its words are part of the target. */
export function Checkbox({ checked, onCheckedChange, disabled = false, children }: CheckboxProps) {
  return (
    <label className="flex min-h-tap items-center gap-[0.6rem] py-s1">
      <span className="relative grid size-[1.25rem] shrink-0 place-items-center">
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          onChange={({ target }) => onCheckedChange(target.checked)}
          className="peer col-start-1 row-start-1 size-full cursor-pointer appearance-none rounded-1 border-[1.5px] border-control bg-surface checked:border-green checked:bg-green disabled:cursor-not-allowed disabled:border-line-2"
        />
        <Icon
          of={Check}
          className="pointer-events-none invisible col-start-1 row-start-1 text-[0.95rem] text-on-green peer-checked:visible"
        />
      </span>
      <span className="min-w-0 leading-snug wrap-anywhere">{children}</span>
    </label>
  );
}
