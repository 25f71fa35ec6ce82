import { Check } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import * as Radix from 'radix-ui/dropdown-menu';
import { type FocusEvent, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { Anchor } from './anchor.tsx';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { MenuButton, type OpenedBy } from './menu-button.tsx';

export interface MenuProps {
  /** One button, which opens the menu and names it. */
  trigger: ReactElement;
  align?: 'start' | 'end';
  /** Open from the beginning. */
  openedBy?: OpenedBy;
  children: ReactNode;
}

/** Mounted when it is first opened, and kept from then on. */
export function Menu({ openedBy, ...menu }: MenuProps) {
  const [opened, setOpened] = useState(openedBy);
  if (opened === undefined) return <MenuButton trigger={menu.trigger} onOpen={setOpened} />;
  return <MountedMenu {...menu} openedBy={opened} />;
}

function MountedMenu({ trigger, align = 'end', openedBy, children }: MenuProps) {
  // At the first opening by a key. Radix does so by itself for keys pressed after it was mounted.
  const toFirst = useRef(openedBy === 'key');
  const enter = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!toFirst.current || target !== currentTarget) return;
    toFirst.current = false;
    currentTarget.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
  };
  return (
    // Not modal: the page behind stays scrollable, and does not shift when its scrollbar would go.
    <Radix.Root modal={false} defaultOpen>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onFocus={enter}
          className="z-45 max-h-(--radix-dropdown-menu-content-available-height) min-w-[13rem] max-w-[calc(100vw-1rem)] animate-rise overflow-y-auto border border-t-3 border-line-2 border-t-green bg-surface py-s1 shadow-2"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const ITEM =
  'flex min-h-tap w-full cursor-pointer items-center gap-s3 px-s4 py-s2 text-ink no-underline outline-none select-none ' +
  'data-[highlighted]:bg-hover data-[disabled]:cursor-not-allowed data-[disabled]:text-ink-off [&[data-disabled]_svg]:text-inherit';

type Action = { onSelect: () => void; href?: never } | { href: string; onSelect?: () => void };

export type MenuItemProps = Action & {
  icon?: LucideIcon;
  tone?: 'plain' | 'danger';
  disabled?: boolean;
  /** Leaves the menu open, for an action whose progress is shown in the item itself. */
  keepOpen?: boolean;
  children: ReactNode;
};

export function MenuItem({
  href,
  onSelect,
  icon,
  tone = 'plain',
  disabled = false,
  keepOpen = false,
  children,
}: MenuItemProps) {
  const select = (event: Event) => {
    if (keepOpen) event.preventDefault();
    onSelect?.();
  };
  const content = (
    <>
      {icon && <Icon of={icon} className="text-ink-3" />}
      {children}
    </>
  );
  return (
    <Radix.Item
      asChild={href !== undefined}
      disabled={disabled}
      onSelect={select}
      className={cx(ITEM, tone === 'danger' && 'text-red [&_svg]:text-inherit')}
    >
      {href === undefined ? content : <Anchor href={href}>{content}</Anchor>}
    </Radix.Item>
  );
}

export interface MenuChoiceProps<Value extends string> {
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: string; icon?: LucideIcon }[];
}

/** One of several, with a tick at the one that holds. */
export function MenuChoice<Value extends string>({
  label,
  value,
  onValueChange,
  options,
}: MenuChoiceProps<Value>) {
  const choose = (text: string) => {
    const option = options.find((candidate) => candidate.value === text);
    if (option) onValueChange(option.value);
  };
  return (
    <Radix.RadioGroup aria-label={label} value={value} onValueChange={choose}>
      {options.map((option) => (
        <Radix.RadioItem key={option.value} value={option.value} className={ITEM}>
          {option.icon && <Icon of={option.icon} className="text-ink-3" />}
          <span className="flex-1">{option.label}</span>
          <Radix.ItemIndicator>
            <Icon of={Check} className="text-green" />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

/** A line of text above the items: who is signed in, what is chosen. */
export function MenuLabel({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <Radix.Label className={cx('px-s4 py-s2 text-sm wrap-anywhere text-ink-3', className)}>
      {children}
    </Radix.Label>
  );
}

export function MenuSeparator() {
  return <Radix.Separator className="my-s1 border-t border-line" />;
}
