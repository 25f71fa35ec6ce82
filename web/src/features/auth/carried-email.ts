import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';

/** The address typed on the page before, so that it need not be typed again. It stays out of the page's address. */
export function carriedEmail(): string {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : '';
}

/** For a link's `onClick`: goes there and takes the address along. */
export function useCarryEmail(href: string): (event: MouseEvent, email: string) => void {
  const [, navigate] = useLocation();
  return (event, email) => {
    event.preventDefault();
    navigate(href, { state: { email } });
  };
}
