import type { User } from '@bridge-review/api/user';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import { nameOf } from '../base/name-of.ts';
import { PRODUCT, SUPPORT_EMAIL, TAGLINE } from '../base/product.ts';
import { useScrollRestoration } from '../base/scroll-restoration.ts';
import { Footer } from '../ui/footer.tsx';
import { Link } from '../ui/link.tsx';
import { Masthead } from '../ui/masthead.tsx';
import { Page } from '../ui/page.tsx';
import { ThemeMenu } from '../ui/theme-menu.tsx';
import { UserButton } from '../ui/user-button.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const UserMenu = lazy(async () => ({ default: (await import('./user-menu.tsx')).UserMenu }));

/** Header and footer, the same on all pages. */
export function Shell({ user, children }: { user: User | null; children: ReactNode }) {
  const [path] = useLocation();
  useScrollRestoration(path);
  return (
    <Page
      desk={user !== null && path.startsWith('/hands/')}
      masthead={
        <Masthead name={PRODUCT} tagline={TAGLINE}>
          <ThemeMenu />
          {user !== null && (
            // Reserves the space of the button.
            <Suspense
              fallback={<UserButton className="invisible" name={nameOf(user)} image={user.profileImageUrl} />}
            >
              <UserMenu user={user} />
            </Suspense>
          )}
        </Masthead>
      }
      footer={
        <Footer>
          <span>© 2025 Bridge Review Platform</span>
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
