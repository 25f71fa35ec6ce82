import type { SetupReport } from '../setup.ts';

/** A site that is set up, but for what depends on where the test runs; its reminder is hidden. */
export const aSetup: SetupReport = {
  mail: {
    kind: 'smtp',
    server: 'mail.club.example:587',
    from: 'Bridge Review <bridge@club.example>',
    fromIsSet: true,
    waiting: 0,
    refused: 0,
    lastError: null,
  },
  address: { publicUrl: 'https://bridge.club.example', isSet: true, seen: 'https://bridge.club.example' },
  proxy: { isThere: true, isTrusted: true },
  cookieIsSecure: true,
  support: { email: 'help@club.example', isSet: true },
  registration: { mode: 'open', isChosen: true },
  database: 'embedded',
  backup: {
    schedule: { folder: '/backups', hour: 3, keep: 14 },
    lastAt: '2026-11-16T03:00:00.000Z',
    failure: null,
  },
  findings: [],
  reminderHiddenAt: '2026-11-01T10:00:00.000Z',
};
