import type { ComponentProps } from 'react';
import { Link as RoutedLink } from 'wouter';

export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** Kept with the history's entry, for the page it leads to. */
  state?: unknown;
};

/** A link without looks: inside the product it changes the route, anything else is left to the browser. */
export function Anchor({ href, state, children, ...rest }: AnchorProps) {
  return staysInside(href) && rest.target === undefined && rest.download === undefined ? (
    <RoutedLink href={href} state={state} {...rest}>
      {children}
    </RoutedLink>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}

function staysInside(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/');
}
