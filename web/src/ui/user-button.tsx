import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Avatar } from './avatar.tsx';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

export type UserButtonProps = Omit<ComponentProps<'button'>, 'name' | 'children'> & {
  name: string;
  image?: string | null | undefined;
};

/** Opens the user menu: picture and name, which is cut where the window is narrow. */
export function UserButton({ name, image, className, ...rest }: UserButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(
        'flex min-h-tap min-w-0 items-center gap-[0.55rem] rounded-2 px-[0.4rem] py-s1 font-medium transition-colors hover:bg-hover data-[state=open]:bg-hover',
        className,
      )}
    >
      <Avatar name={name} src={image} />
      <span className="min-w-0 truncate sm:max-w-[16rem]">{name}</span>
      <Icon of={ChevronDown} />
    </button>
  );
}
