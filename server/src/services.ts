import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Connection } from './db/connect.ts';
import { accountService } from './features/account/service.ts';
import { adminService } from './features/admin/service.ts';
import { makeAnalyst } from './features/analysis/analyst.ts';
import { analysisService } from './features/analysis/service.ts';
import { makeFairJudge } from './features/analysis/fair-judge.ts';
import { processSolver } from './features/analysis/solver.ts';
import { auditService } from './features/audit/service.ts';
import { attemptLimit, noLimit } from './features/auth/attempt-limit.ts';
import { accountMails } from './features/auth/mails.ts';
import type { PasswordHashing } from './features/auth/password-hash.ts';
import { authService } from './features/auth/service.ts';
import { backupMails } from './features/backups/mails.ts';
import { backupService } from './features/backups/service.ts';
import { adminNotificationService } from './features/admin-notifications/service.ts';
import { blockService } from './features/blocks/service.ts';
import { biddingService } from './features/bidding/service.ts';
import { boardService } from './features/boards/service.ts';
import { commentService } from './features/comments/service.ts';
import { eventService } from './features/events/service.ts';
import { makeBoardCounter } from './features/field/board-counter.ts';
import { fieldService } from './features/field/service.ts';
import { joinService } from './features/games/join-service.ts';
import { downloadService } from './features/games/download.ts';
import { fileReader } from './features/games/reading/file-reader.ts';
import { gameService } from './features/games/service.ts';
import { rereadStoredFiles } from './features/games/reread-stored-files.ts';
import { uploadQueue } from './features/games/upload-queue.ts';
import { uploadService } from './features/games/upload.ts';
import { handService } from './features/hands/service.ts';
import { integrityService } from './features/integrity/service.ts';
import { mailService } from './features/mail/service.ts';
import type { MailTransport } from './features/mail/transport.ts';
import { participationService } from './features/participation/service.ts';
import { partnerNotificationMails } from './features/partner-notifications/mails.ts';
import { partnerNotificationService } from './features/partner-notifications/service.ts';
import { pairService } from './features/pairs/service.ts';
import { secondStepService } from './features/passkeys/second-step.ts';
import { passkeyService } from './features/passkeys/service.ts';
import { peopleService } from './features/people/service.ts';
import { admissionService } from './features/registration/admission.ts';
import { registrationMails } from './features/registration/mails.ts';
import { registrationService } from './features/registration/service.ts';
import { setupService } from './features/setup/service.ts';
import { reportMails } from './features/reports/mails.ts';
import { reporterStore, reportService } from './features/reports/service.ts';
import { rankingService } from './features/ranking/service.ts';
import { partnerService } from './features/partners/service.ts';
import { presentationService } from './features/presentations/service.ts';
import { ownDataService } from './features/own-data/service.ts';
import { pictureDrawer } from './features/shares/picture-drawer.ts';
import { shareService } from './features/shares/service.ts';
import { statsService } from './features/stats/service.ts';
import { styleService } from './features/styles/service.ts';
import { storageService } from './features/storage/service.ts';
import { personalTokenStore, tokenService } from './features/tokens/service.ts';
import { usageService } from './features/usage/service.ts';

export interface ServiceParts {
  readonly config: Config;
  readonly connection: Pick<Connection, 'db' | 'engine' | 'pool' | 'eventChannel' | 'snapshot'>;
  readonly logger: FastifyBaseLogger;
  readonly transport: MailTransport;
  /** What mails link to. Read when a mail is written: a free port is known only once the server listens. */
  readonly links: Pick<Config, 'publicUrl' | 'supportEmail'>;
  /** Tests of something else take a lower cost. */
  readonly passwords?: PasswordHashing;
}

export type Services = ReturnType<typeof makeServices>;

/** Puts all services together, each with those it needs. The caller starts mails and analysis, and stops them. */
export function makeServices({ config, connection, logger, transport, links, passwords }: ServiceParts) {
  const { db } = connection;
  const composers = {
    ...accountMails(db, links),
    ...registrationMails(db, links),
    ...backupMails(db, links),
    ...partnerNotificationMails(db, links),
    ...reportMails(db, links),
  };
  const mail = mailService({ db, transport, composers, log: logger });
  const events = eventService(connection.eventChannel);
  const analyst = makeAnalyst({ db, solver: processSolver(), events, log: logger });
  const hands = handService(db);
  const styles = styleService(db, hands);
  const fairJudge = makeFairJudge({ db, events, styles, log: logger });
  const attempts = config.rateLimit ? attemptLimit(db) : noLimit;
  const adminNotifications = adminNotificationService(mail);
  const admission = admissionService({ db, adminNotifications, events, fallback: config.registration });
  const secondStep = secondStepService(mail);
  const auth = authService({
    db,
    limit: attempts,
    mail,
    admission,
    personalTokens: personalTokenStore,
    secondStep,
    passwords,
  });
  const tokens = tokenService(db, auth);
  const reader = fileReader();
  const audit = auditService(db);
  const games = gameService(db, usageService(), audit);
  const storage = storageService(db, config, logger);
  const queue = uploadQueue();
  const uploads = uploadService({
    db,
    reader,
    storage,
    queue,
    log: logger,
    onPublished: () => analyst.wake(),
  });
  const downloads = downloadService(db, games, reader);
  const notifications = partnerNotificationService(mail);
  const blocks = blockService(db);
  const partners = partnerService(db);
  const participation = participationService(db, partners);
  const bidding = biddingService({ db, hands, participation, partners, events, notifications });
  const boards = boardService({ db, hands, participation });
  const pairs = pairService({ db, hands, participation, bidding, notifications });
  const joins = joinService({ db, reader, queue, storage, hands, pairs, events, audit });
  const people = peopleService({ db, pairs, events, audit, notifications, blocks });
  const ranking = rankingService(db);
  const comments = commentService({ db, hands, participation, events, notifications });
  const analysis = analysisService(db, analyst);
  const pictures = pictureDrawer();
  const shares = shareService({ db, attempts, pictures, links, hands, games, bidding, comments, analysis });
  const presentations = presentationService({ db, games, hands });
  const ownData = ownDataService({ db, fileOf: (gameId, userId) => downloads.original(gameId, userId) });
  const stats = statsService(analysis);
  const boardCounter = makeBoardCounter({ db, hands, log: logger });
  const field = fieldService({ db, onWaiting: () => boardCounter.wake() });
  const account = accountService({
    db,
    auth,
    mail,
    analysis,
    personalDataStores: [
      partners,
      participation,
      people,
      bidding,
      games,
      styles,
      shares,
      presentations,
      admission,
      blocks,
      reporterStore,
    ],
  });
  const reports = reportService({ db, account, comments, audit, mail, adminNotifications });
  const registration = registrationService({
    db,
    fallback: config.registration,
    account,
    audit,
    mail,
    events,
    admission,
    attempts,
  });
  const passkeys = passkeyService({ db, config, auth, account, audit, mail, limit: attempts });
  const backups = backupService({ config, connection, mail, log: logger });
  const setup = setupService({ config, connection, links, account, mail, registration, backups });
  const admin = adminService({ db, auth, account, audit, events, storage, reports });
  const integrity = integrityService({
    connection,
    files: rereadStoredFiles(db),
    solver: processSolver(),
    audit,
  });
  return {
    account,
    admin,
    admission,
    analysis,
    analyst,
    attempts,
    audit,
    auth,
    backups,
    bidding,
    blocks,
    boardCounter,
    boards,
    comments,
    downloads,
    events,
    fairJudge,
    field,
    games,
    hands,
    integrity,
    joins,
    mail,
    pairs,
    ownData,
    participation,
    partners,
    passkeys,
    people,
    pictures,
    presentations,
    ranking,
    reader,
    registration,
    secondStep,
    reports,
    setup,
    shares,
    stats,
    storage,
    styles,
    tokens,
    uploads,
  };
}
