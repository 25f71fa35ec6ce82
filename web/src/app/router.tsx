import { paths } from '@bridge-review/api/page-paths';
import type { User } from '@bridge-review/api/user';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { currentUserKey } from '../base/query-client.ts';
import { usePageUser } from '../features/auth/page-user.ts';
import { useAuthentication } from '../features/auth/queries.ts';
import { UploadProvider } from '../features/games/upload-provider.tsx';
import { AuthPage } from '../pages/auth-page.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { CardStyle } from './card-style.tsx';
import {
  AccessDeniedPage,
  AccountPage,
  AdminPage,
  ForgotPasswordPage,
  GamePage,
  GamesPage,
  HandPage,
  LeadsPage,
  NotFoundPage,
  prefetchNextPages,
  prefetchPage,
  ResetPasswordPage,
  SessionPage,
  SharedPage,
  StatsBoardsPage,
  StatsResultsBoardsPage,
  StatsResultsPage,
  StatsPage,
  VerifyEmailPage,
  WhatsNewPage,
} from './lazy-pages.tsx';
import { prefetchToaster } from './lazy-toaster.tsx';
import { Shell } from './shell.tsx';

/** Which page an address shows, and who may see it. */
export function Router() {
  const authentication = useAuthentication();
  usePageUser();
  if (authentication.state === 'resolving') return <LoadingScreen />;
  const user = authentication.state === 'signed-in' ? authentication.user : null;
  const pages = (
    <Shell user={user}>
      {/* Links open signed in or out, in one place: resetting a password signs out and must still say so. */}
      <Switch>
        <Route path={paths.verifyEmail}>
          <VerifyEmailPage user={user} />
        </Route>
        <Route path={paths.resetPassword}>
          <ResetPasswordPage signedIn={user !== null} />
        </Route>
        {/* The one page of visitors that is about boards. */}
        <Route path={`${paths.shared(':token')}/:place?`}>
          {({ token, place }) => (
            <SharedPage key={token} token={token} place={place} isVisitor={user === null} />
          )}
        </Route>
        <Route>{user === null ? <SignedOutRoutes /> : <SignedInRoutes user={user} />}</Route>
      </Switch>
    </Shell>
  );
  return (
    <CardStyle style={user?.cardStyle}>
      <UploadProvider userId={user?.id ?? null}>{pages}</UploadProvider>
    </CardStyle>
  );
}

/** Any other URL stays while the user signs in there, and shows its page right after. */
function SignedOutRoutes() {
  useEffect(prefetchOnFocus, []);
  return (
    <Switch>
      <Route path={paths.forgotPassword}>
        <ForgotPasswordPage />
      </Route>
      <Route>
        <AuthPage />
      </Route>
    </Switch>
  );
}

/** Preloads the signed-in pages once a visitor focuses a form. */
function prefetchOnFocus(): () => void {
  const listening = new AbortController();
  const prefetch = () => {
    prefetchToaster();
    void prefetchPage(location.pathname);
  };
  document.addEventListener('focusin', prefetch, { once: true, signal: listening.signal });
  return () => listening.abort();
}

function SignedInRoutes({ user }: { user: User }) {
  useEffect(prefetchNextPages, []);
  return (
    <Switch>
      <Route path="/">
        <GamesPage user={user} />
      </Route>
      <Route path={paths.game(':id')}>{({ id }) => <GamePage key={id} id={id} user={user} />}</Route>
      {(['ranking', 'scorecard', 'travellers', 'print', 'present'] as const).map((place) => (
        <Route key={place} path={`${paths.game(':id')}/${place}`}>
          {({ id }) => <SessionPage key={id} id={id ?? ''} place={place} />}
        </Route>
      ))}
      <Route path={paths.hand(':id')}>{({ id }) => <HandPage id={id} user={user} />}</Route>
      <Route path={paths.stats}>
        <StatsPage />
      </Route>
      <Route path={paths.statsBoards}>
        <StatsBoardsPage />
      </Route>
      <Route path={paths.results}>
        <StatsResultsPage />
      </Route>
      <Route path={paths.resultsBoards}>
        <StatsResultsBoardsPage />
      </Route>
      <Route path={paths.leads}>
        <LeadsPage />
      </Route>
      <Route path={paths.account}>
        <AccountPage user={user} />
      </Route>
      <Route path={paths.admin}>
        {user.userType === 'admin' ? <AdminPage user={user} /> : <AccessDeniedPage />}
      </Route>
      <Route path={paths.whatsNew}>
        <WhatsNewPage />
      </Route>
      <Route path={paths.signIn}>
        <ToTheGames />
      </Route>
      <Route path={paths.forgotPassword}>
        <Redirect to="/" replace />
      </Route>
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  );
}

/** During sign-out the address is that of signing in before the session is cleared; do not redirect back. */
function ToTheGames() {
  const queryClient = useQueryClient();
  return queryClient.getQueryData(currentUserKey) === null ? null : <Redirect to="/" replace />;
}
