import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Avatar } from './avatar.tsx';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

export type UserButtonProps = Omit<ComponentProps<'button'>, 'name' | 'children'> & {
  name: string;
  image?: string | null | undefined;
};

/** Opens the user menu: picture and name. On phones all but the name gives way, and a long name is cut. */
export function UserButton({ name, image, className, ...rest }: UserButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx('user-button transition-colors hover:bg-hover data-[state=open]:bg-hover', className)}
    >
      <Avatar name={name} src={image} className="max-sm:size-[1.75rem] max-sm:text-[0.7rem]" />
      <span className="min-w-0 truncate sm:max-w-[16rem]">{name}</span>
      <Icon of={ChevronDown} className="max-sm:hidden" />
    </button>
  );
}
