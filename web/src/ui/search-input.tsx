import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { Input } from './input.tsx';
import type { InputProps } from './input.tsx';

export type SearchInputProps = Omit<InputProps, 'type' | 'value' | 'onChange' | 'aria-label' | 'ref'> & {
  /** What is searched, for screen readers; the placeholder is not a name. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
};

export function SearchInput({ label, value, onValueChange, className, ...rest }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onValueChange('');
    input.current?.focus();
  };
  return (
    <div className={cx('relative min-w-0', className)}>
      <Icon
        of={Search}
        className="pointer-events-none absolute top-1/2 left-[0.8rem] -translate-y-1/2 text-ink-3"
      />
      <Input
        ref={input}
        type="search"
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        {...rest}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className={cx(
          'pl-[2.5rem] max-sm:placeholder:text-sm [&::-webkit-search-cancel-button]:hidden',
          value !== '' && 'pr-tap',
        )}
      />
      {value !== '' && (
        <IconButton
          icon={X}
          label="Clear search"
          onClick={clear}
          className="absolute inset-y-0 right-0 h-full focus-visible:-outline-offset-3"
        />
      )}
    </div>
  );
}
