import { isBelow, paths } from '@bridge-review/api/page-paths';
import type { User } from '@bridge-review/api/user';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation, useSearch } from 'wouter';
import { nameOf } from '../base/name-of.ts';
import { PRODUCT, TAGLINE } from '../base/product.ts';
import { useScrollRestoration } from '../base/scroll-restoration.ts';
import { SUPPORT_EMAIL } from '../base/support-email.ts';
import { Footer } from '../ui/footer.tsx';
import { Link } from '../ui/link.tsx';
import { Masthead } from '../ui/masthead.tsx';
import { Page } from '../ui/page.tsx';
import { ThemeMenu } from '../ui/theme-menu.tsx';
import { UserButtonRoom } from '../ui/user-button-room.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { placesAt } from './places.ts';

const ShortcutsButton = lazy(async () => ({ default: (await import('./shortcuts.tsx')).ShortcutsButton }));
const UserMenu = lazy(async () => ({ default: (await import('./user-menu.tsx')).UserMenu }));

/** Header and footer, the same on all pages. */
export function Shell({ user, children }: { user: User | null; children: ReactNode }) {
  const [path] = useLocation();
  const search = useSearch();
  useScrollRestoration(path);
  return (
    <Page
      desk={user !== null && isBelow(path, paths.hand)}
      masthead={
        <Masthead name={PRODUCT} tagline={TAGLINE} {...(user !== null && { places: placesAt(path, search) })}>
          <ThemeMenu />
          {user !== null && (
            <Suspense fallback={<UserButtonRoom name={nameOf(user)} />}>
              <UserMenu user={user} />
            </Suspense>
          )}
        </Masthead>
      }
      footer={
        <Footer>
          <span>© 2025 Bridge Review Platform</span>
          {user !== null && (
            <Suspense fallback={<span className="min-h-tap max-[37.5em]:pointer-coarse:hidden" />}>
              <ShortcutsButton />
            </Suspense>
          )}
          <Link tone="text" href={`mailto:${SUPPORT_EMAIL}`}>
            {SUPPORT_EMAIL}
          </Link>
        </Footer>
      }
    >
      <ErrorBoundary page={path}>{children}</ErrorBoundary>
    </Page>
  );
}
