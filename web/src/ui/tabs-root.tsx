import { type ComponentProps, createContext, type KeyboardEvent, use, useId, useMemo, useState } from 'react';

interface TabsState {
  readonly id: string;
  readonly value: string;
  readonly choose: (value: string) => void;
}

const TabsContext = createContext<TabsState | null>(null);

function useTabs(): TabsState {
  const tabs = use(TabsContext);
  if (tabs === null) throw new Error('A tab needs Tabs above it.');
  return tabs;
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

/** The root of both kinds: `<Tabs value onValueChange>` or `<Tabs defaultValue>`. */
export function Tabs({ value, defaultValue = '', onValueChange, ...rest }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const current = value ?? own;
  const tabs = useMemo(() => {
    const choose = (next: string) => {
      if (next === current) return;
      setOwn(next);
      onValueChange?.(next);
    };
    return { id, value: current, choose };
  }, [id, current, onValueChange]);
  return (
    <TabsContext value={tabs}>
      <div {...rest} />
    </TabsContext>
  );
}

/** The arrow keys, Home and End choose another tab; Tab moves on to the content of the chosen one. */
export function TabsList(props: ComponentProps<'div'>) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)')];
    const at = tabs.findIndex((tab) => tab === document.activeElement);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (at === -1 || next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    tabs.at(next % tabs.length)?.focus();
  };
  return <div role="tablist" tabIndex={-1} aria-orientation="horizontal" onKeyDown={move} {...props} />;
}

export type TabsTriggerProps = ComponentProps<'button'> & { value: string };

export function TabsTrigger({ value, ...rest }: TabsTriggerProps) {
  const tabs = useTabs();
  const active = tabs.value === value;
  return (
    <button
      type="button"
      role="tab"
      id={`${tabs.id}-tab-${value}`}
      aria-selected={active}
      aria-controls={`${tabs.id}-panel-${value}`}
      data-state={active ? 'active' : 'inactive'}
      tabIndex={active ? 0 : -1}
      // Chosen when pressed, as when reached by an arrow key.
      onMouseDown={({ button, ctrlKey }) => button === 0 && !ctrlKey && tabs.choose(value)}
      onFocus={() => tabs.choose(value)}
      onClick={() => tabs.choose(value)}
      {...rest}
    />
  );
}

export interface TabsContentProps extends ComponentProps<'div'> {
  value: string;
  /** Keeps what it holds while another tab is shown; a class must hide it. */
  forceMount?: boolean;
}

export function TabsContent({ value, forceMount = false, children, ...rest }: TabsContentProps) {
  const tabs = useTabs();
  const active = tabs.value === value;
  return (
    <div
      role="tabpanel"
      id={`${tabs.id}-panel-${value}`}
      aria-labelledby={`${tabs.id}-tab-${value}`}
      data-state={active ? 'active' : 'inactive'}
      hidden={!active}
      tabIndex={0}
      {...rest}
    >
      {(active || forceMount) && children}
    </div>
  );
}
