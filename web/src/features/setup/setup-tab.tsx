import { adminTab, paths } from '@bridge-review/api/page-paths';
import type { SetupLine, SetupReport } from '@bridge-review/api/setup';
import { setupLines } from '@bridge-review/api/setup-lines';
import type { User } from '@bridge-review/api/user';
import { plural } from '@bridge-review/bridge/counted';
import type { ReactNode } from 'react';
import { useNow } from '../../base/now.ts';
import { errorMessage } from '../../base/request-error.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Code } from '../../ui/code.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Panel, PanelFooter } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { ModeForm } from '../registration/mode-form.tsx';
import { useChangeReminder, useSetupReport } from './queries.ts';
import { TestMail } from './test-mail.tsx';

/** How this site is set up, line by line, and what to do where something is missing. */
export function SetupTab({ user }: { user: User }) {
  const { data, isPending, isFetching, error, refetch } = useSetupReport();
  const changeReminder = useChangeReminder();
  const now = useNow();
  if (isPending) return <SkeletonRows count={6} label="Loading the setup" />;
  if (data === undefined) {
    return (
      <ErrorState title="The setup could not be loaded" retrying={isFetching} onRetry={() => void refetch()}>
        {errorMessage(error)}
      </ErrorState>
    );
  }
  const lines = setupLines(data, { origin: location.origin, email: user.email, now });
  const open = lines.filter(({ state }) => state !== 'fine').length;
  return (
    <>
      <p className="mb-s4 max-w-measure text-ink-2">
        {open === 0 ? 'Everything is set up.' : summaryOf(open)} Settings in capital letters are variables of
        the server’s environment. Change them there, then start the server again.
      </p>
      <Panel title="Setup" note={open === 0 ? 'All fine' : `${lines.length - open} of ${lines.length} fine`}>
        <ul>
          {lines.map((line) => (
            <Line key={line.name} line={line}>
              {controlFor(line, data, user)}
            </Line>
          ))}
        </ul>
        <PanelFooter className="flex flex-wrap items-center justify-between gap-x-s4 gap-y-s2">
          <span>
            {data.reminderHiddenAt === null
              ? 'Administrators see a reminder on the games page until all is fine.'
              : 'The reminder on the games page is hidden.'}
          </span>
          <Button
            variant="quiet"
            pending={changeReminder.isPending}
            pendingText="Saving..."
            onClick={() => changeReminder.mutate(data.reminderHiddenAt === null)}
          >
            {data.reminderHiddenAt === null ? 'Hide the reminder' : 'Show the reminder again'}
          </Button>
        </PanelFooter>
      </Panel>
      <p className="mt-s4 text-sm text-ink-3">
        <Link href={paths.whatsNew}>What’s new in this version</Link>
      </p>
    </>
  );
}

const summaryOf = (open: number): string =>
  plural(open, 'One thing is left to do.', `${open} things are left to do.`);

function controlFor({ name, state }: SetupLine, { registration }: SetupReport, { email }: User): ReactNode {
  switch (name) {
    case 'mail':
      return <TestMail email={email} />;
    case 'registration':
      return (
        <>
          <ModeForm key={registration.mode} {...registration} />
          <p>
            <Link href={adminTab('registration')}>Invitations and approvals</Link>
          </p>
        </>
      );
    case 'own':
      return (
        state !== 'fine' && (
          <p>
            <Link href={paths.account}>Your account</Link>
          </p>
        )
      );
    default:
      return null;
  }
}

const STATES: Record<SetupLine['state'], { readonly tone: BadgeTone; readonly label: string }> = {
  fine: { tone: 'ok', label: 'Fine' },
  missing: { tone: 'warn', label: 'Missing' },
  wrong: { tone: 'error', label: 'Wrong' },
};

function Line({ line: { title, state, text, remedy }, children }: { line: SetupLine; children: ReactNode }) {
  const { tone, label } = STATES[state];
  return (
    <li className="grid gap-x-s5 gap-y-s2 border-line px-s4 py-s4 not-first:border-t sm:grid-cols-[5.5rem_minmax(0,1fr)] sm:px-panel">
      <div>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <div className="grid min-w-0 max-w-measure gap-s3">
        <div>
          <h3 className="font-semibold">{title}</h3>
          <p className="wrap-anywhere text-ink-2">{text}</p>
        </div>
        {remedy !== undefined && (
          <p className="wrap-anywhere">
            <Code>{remedy}</Code>
          </p>
        )}
        {children}
      </div>
    </li>
  );
}
