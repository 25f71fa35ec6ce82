import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import { Icon } from './icon.tsx';

export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Anchor
      href={href}
      className="inline-flex min-h-tap items-center gap-[0.35rem] font-semibold text-green no-underline hover:underline"
    >
      <Icon of={ChevronLeft} className="-ml-[0.35rem]" />
      {children}
    </Anchor>
  );
}
