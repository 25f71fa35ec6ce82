import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { Anchor } from './anchor.tsx';
import type { AnchorProps } from './anchor.tsx';
import { buttonLook } from './button-look.ts';
import type { ButtonLook } from './button-look.ts';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

/** A button that can be pending must say what it is doing meanwhile. */
type Pending = { pending: boolean; pendingText: string } | { pending?: never; pendingText?: never };

interface Icons {
  icon?: LucideIcon;
  /** Behind the words, for what opens or leads on. */
  iconAfter?: LucideIcon;
}

export type ButtonProps = ComponentProps<'button'> & ButtonLook & Pending & Icons;

export function Button(props: ButtonProps) {
  const { variant, full, hang, icon, iconAfter, ...own } = props;
  const { pending = false, pendingText, onClick, className, children, ...rest } = own;
  // Not `disabled` while pending: that would throw the keyboard's focus back to the top of the page.
  const guard = (event: MouseEvent<HTMLButtonElement>) =>
    pending ? event.preventDefault() : onClick?.(event);
  return (
    <button
      type="button"
      {...rest}
      {...(pending && { 'aria-disabled': true, 'aria-busy': true })}
      onClick={guard}
      className={cx(buttonLook({ variant, full, hang }), className)}
    >
      {icon && <Icon of={icon} />}
      {pendingText === undefined ? (
        children
      ) : (
        <span className="reserve" data-reserve={pendingText}>
          {pending ? pendingText : children}
        </span>
      )}
      {iconAfter && <Icon of={iconAfter} />}
    </button>
  );
}

export type ButtonLinkProps = AnchorProps & ButtonLook & Icons;

/** Looks like a button and leads somewhere. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, full, hang, icon, iconAfter, className, children, ...rest } = props;
  return (
    <Anchor {...rest} className={cx(buttonLook({ variant, full, hang }), className)}>
      {icon && <Icon of={icon} />}
      {children}
      {iconAfter && <Icon of={iconAfter} />}
    </Anchor>
  );
}
