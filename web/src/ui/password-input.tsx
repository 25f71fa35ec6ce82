import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { cx } from './cx.ts';
import { Input } from './input.tsx';
import type { InputProps } from './input.tsx';
import { IconButton } from './icon-button.tsx';

export type PasswordInputProps = Omit<InputProps, 'type'>;

export function PasswordInput({ className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <Input
        spellCheck={false}
        autoCapitalize="none"
        {...rest}
        type={shown ? 'text' : 'password'}
        className={cx('pr-tap', className)}
      />
      <IconButton
        icon={shown ? EyeOff : Eye}
        label={shown ? 'Hide password' : 'Show password'}
        disabled={rest.disabled}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 h-full focus-visible:-outline-offset-3"
      />
    </div>
  );
}
