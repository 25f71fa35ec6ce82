import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import { Icon } from './icon.tsx';

export interface BackLinkProps {
  href: string;
  state?: unknown;
  children: ReactNode;
}

export function BackLink({ href, state, children }: BackLinkProps) {
  return (
    <Anchor
      href={href}
      state={state}
      className="inline-flex min-h-tap items-center gap-[0.35rem] font-semibold text-green no-underline hover:underline"
    >
      <Icon of={ChevronLeft} className="-ml-[0.35rem]" />
      {children}
    </Anchor>
  );
}
