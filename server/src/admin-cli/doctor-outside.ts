import { healthRoutes } from '@bridge-review/api/routes/health';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { BackupError } from '../db/backup/backup-error.ts';
import { verifyBackup } from '../db/backup/verify-backup.ts';
import { backupFiles } from '../features/backups/backup-files.ts';
import { type SetupFinding, wrong } from '../features/setup/finding.ts';
import { isLoopback } from '../features/setup/settings-findings.ts';
import { withoutSecrets } from '../features/setup/without-secrets.ts';

const TIMEOUT_MS = 10_000;

/** Whether people who open PUBLIC_URL reach this product. Only a server that runs can tell. */
export async function publicAddressFindings(
  config: Config,
  note: (text: string) => void,
): Promise<SetupFinding[]> {
  const own = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${config.port}`;
  const ready = await ask(`${own.replace('0.0.0.0', '127.0.0.1').replace('[::]', '[::1]')}/readyz`);
  if (ready.status === null) {
    note(`No server answers at ${own}, so its address and its readiness were not looked at.`);
    return [];
  }
  const findings: SetupFinding[] = [];
  if (ready.status !== 200) {
    findings.push(
      wrong('readiness', 'Server', `The server at ${own} is not ready: ${ready.text.slice(0, 200)}`),
    );
  }
  if (!config.given.has('PUBLIC_URL') || isLoopback(new URL(config.publicUrl).hostname)) return findings;
  const reached = await ask(`${config.publicUrl}${healthRoutes.live.path}`);
  if (reached.status === 200 && reached.text.includes('"status":"ok"')) return findings;
  const what =
    reached.status === null
      ? `cannot be opened from this machine: ${reached.text}`
      : `does not lead to this server: it answers ${reached.status}`;
  findings.push(
    wrong(
      'public-url',
      'PUBLIC_URL',
      `${config.publicUrl} ${what}. Links in mails lead there; correct the setting, the name in the DNS, or the proxy.`,
    ),
  );
  return findings;
}

async function ask(address: string): Promise<{ status: number | null; text: string }> {
  try {
    const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { status: null, text: cause instanceof Error ? cause.message : String(cause) };
  }
}

/** Connects and signs in, and sends nothing. */
export async function mailServerFindings({ smtpUrl }: Config): Promise<SetupFinding[]> {
  if (smtpUrl === null) return [];
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  try {
    await transport.verify();
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [
      wrong(
        'mail-server',
        'Mail server',
        `${new URL(smtpUrl).host} does not take mails from here: ${withoutSecrets(reason, smtpUrl)}`,
        'SMTP_URL=smtp://user:password@mail.example.org:587',
      ),
    ];
  } finally {
    transport.close();
  }
}

/** Reads the newest backup as a restore does. Whether it is old, the database knows. */
export async function backupFindings({ backup, publicUrl }: Config): Promise<SetupFinding[]> {
  if (backup === null) return [];
  const newest = await backupFiles(backup.folder, publicUrl).newest();
  if (newest === null) return [];
  try {
    await verifyBackup(newest);
    return [];
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    return [wrong('newest-backup', 'Backup', error.message, 'npm run admin -- backup FILE')];
  }
}
