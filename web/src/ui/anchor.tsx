import type { ComponentProps } from 'react';
import { Link as RoutedLink } from 'wouter';

export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** A link without looks: inside the product it changes the route, anything else is left to the browser. */
export function Anchor({ href, ...rest }: AnchorProps) {
  return staysInside(href) && rest.target === undefined && rest.download === undefined ? (
    <RoutedLink href={href} {...rest} />
  ) : (
    <a href={href} {...rest} />
  );
}

function staysInside(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/');
}
