import type { User } from '@bridge-review/api/user';
import { Redirect, Route, Switch } from 'wouter';
import { AuthPage } from '../features/auth/auth-page.tsx';
import { useAuthentication } from '../features/auth/queries.ts';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { AccessDeniedPage } from '../features/admin/access-denied-page.tsx';
import { ComingPage } from './coming-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { Shell } from './shell.tsx';

/** Which page an address shows, and to whom. */
export function Router() {
  const authentication = useAuthentication();
  switch (authentication.state) {
    case 'resolving':
      return <LoadingScreen />;
    case 'signed-out':
      return (
        <Shell user={null}>
          <SignedOutRoutes />
        </Shell>
      );
    case 'signed-in':
      return (
        <Shell user={authentication.user}>
          <SignedInRoutes user={authentication.user} />
        </Shell>
      );
  }
}

/** Any other address keeps its place while one signs in there, and shows its page right after. */
function SignedOutRoutes() {
  return (
    <Switch>
      <Route path="/verify-email">
        <ComingPage title="Verify email" />
      </Route>
      <Route path="/forgot-password">
        <ComingPage title="Forgot password" />
      </Route>
      <Route path="/reset-password">
        <ComingPage title="Reset password" />
      </Route>
      <Route>
        <AuthPage />
      </Route>
    </Switch>
  );
}

function SignedInRoutes({ user }: { user: User }) {
  return (
    <Switch>
      <Route path="/">
        <ComingPage title="Games" />
      </Route>
      <Route path="/games/:id">
        <ComingPage title="Game" />
      </Route>
      <Route path="/hands/:id">
        <ComingPage title="Hand" />
      </Route>
      <Route path="/account">
        <ComingPage title="Account" />
      </Route>
      <Route path="/admin">
        {user.userType === 'admin' ? <ComingPage title="Admin" /> : <AccessDeniedPage />}
      </Route>
      <Route path="/verify-email">
        <ComingPage title="Verify email" />
      </Route>
      <Route path="/reset-password">
        <ComingPage title="Reset password" />
      </Route>
      <Route path="/auth">
        <Redirect to="/" replace />
      </Route>
      <Route path="/forgot-password">
        <Redirect to="/" replace />
      </Route>
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  );
}
