import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type AuditDetails, auditActions } from '@bridge-review/api/admin';
import type { FairJudgement } from '@bridge-review/api/analysis';
import type { CallAnnotation } from '@bridge-review/api/bidding';
import { cardSizes, defaultCardStyle, suitColours, tens } from '@bridge-review/api/card-style';
import { leadKinds, playedBy, playedKinds, playedRoles } from '@bridge-review/api/field';
import type { FileWarning } from '@bridge-review/api/games';
import type { RecordedAuction, RecordedPlay } from '@bridge-review/api/hands';
import type { PairNames, PairPlayer } from '@bridge-review/api/participation';
import { objectors } from '@bridge-review/api/people';
import { reportReasons } from '@bridge-review/api/reports';
import { approvalStates, registrationModes } from '@bridge-review/api/registration-mode';
import type { ShownParts } from '@bridge-review/api/shares';
import { tokenScopes } from '@bridge-review/api/token-scope';
import { userTypes } from '@bridge-review/api/user';
import type { Call } from '@bridge-review/bridge/call';
import { cardLanguages } from '@bridge-review/bridge/card-language';
import type { ContractText, Tricks } from '@bridge-review/bridge/contract';
import {
  formatTricks,
  parseTricks,
  type TrickTableText,
} from '@bridge-review/bridge/double-dummy/trick-table';
import { fileFormats } from '@bridge-review/bridge/formats/file-format';
import { formatHand, type HandText, parseHand } from '@bridge-review/bridge/hand';
import { styleNames } from '@bridge-review/bridge/meanings/style-name';
import type { StatedPlace } from '@bridge-review/bridge/ranking/stated-ranking';
import type { StatedTeams } from '@bridge-review/bridge/ranking/stated-teams';
import { rooms } from '@bridge-review/bridge/room';
import type { Seat } from '@bridge-review/bridge/seat';
import type { Side } from '@bridge-review/bridge/side';
import type { Strain } from '@bridge-review/bridge/strain';
import type { Vulnerability } from '@bridge-review/bridge/vulnerability';
import type { SourceList } from './source-list.ts';

const tokenKinds = ['verify', 'reset'] as const;

const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (data) => Buffer.from(data.buffer, data.byteOffset, data.byteLength),
});

/** A damaged hand is unknown. */
const handText = customType<{ data: HandText | null; driverData: string }>({
  dataType: () => 'text',
  fromDriver(stored) {
    const hand = parseHand(stored);
    return hand.ok ? formatHand(hand.value) : null;
  },
});

/** A damaged table is none. */
const trickTable = customType<{ data: TrickTableText | null; driverData: string }>({
  dataType: () => 'text',
  fromDriver(stored) {
    const table = parseTricks(stored);
    return table.ok ? formatTricks(table.value) : null;
  },
});

/** A moment, to the millisecond, as JavaScript has it. */
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    displayName: text('display_name').notNull(),
    profileImageUrl: text('profile_image_url'),
    userType: text('user_type', { enum: userTypes }).notNull().default('player'),
    emailVerifiedAt: moment('email_verified_at'),
    /** An address that takes the place of `email` once its link is opened. Not unique: asking for one reserves nothing. */
    pendingEmail: text('pending_email'),
    /** Set means deactivated: one fact, so that no user can be active and deactivated at once. */
    deactivatedAt: moment('deactivated_at'),
    /** What the administrator noted, for administrators. */
    deactivationReason: text('deactivation_reason'),
    /** Set until an administrator has let the person in, who is deactivated as long. */
    approval: text('approval', { enum: approvalStates }),
    /** Set means that the person asked to be forgotten: the row stays for what refers to it, empty. */
    deletedAt: moment('deleted_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** By which authenticators know the user: random, so that it says nothing about the account. */
    passkeyHandle: text('passkey_handle'),
    /** Whether a passkey or a recovery code is asked for after the password. */
    secondStep: boolean('second_step').notNull().default(false),
    /** Whether partners' activity is sent by mail. */
    notifyByMail: boolean('notify_by_mail').notNull().default(true),
    /** When the last such mail was due, or the next one is: one an hour at most. */
    notifiedAt: moment('notified_at'),
    /** How cards are shown to this user. */
    cardColours: text('card_colours', { enum: suitColours }).notNull().default(defaultCardStyle.colours),
    cardTen: text('card_ten', { enum: tens }).notNull().default(defaultCardStyle.ten),
    cardLanguage: text('card_language', { enum: cardLanguages }).notNull().default(defaultCardStyle.language),
    cardSize: text('card_size', { enum: cardSizes }).notNull().default(defaultCardStyle.size),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    index('users_display_name').using('gin', table.displayName.op('gin_trgm_ops')),
    // The very expression of the searches for people: names and address, without regard to case.
    index('users_words').using(
      'gin',
      sql`(${table.displayName} || ' ' || ${table.firstName} || ' ' || ${table.lastName} || ' ' || ${table.email}) gin_trgm_ops`,
    ),
    index('users_type').on(table.userType),
    index('users_approval')
      .on(table.approval, table.id)
      .where(sql`${table.approval} is not null`),
    check('users_approval_known', sql`${table.approval} in ('waiting', 'declined')`),
    check('users_approval_first', sql`${table.approval} is null or ${table.deactivatedAt} is not null`),
    check('users_user_type_known', sql`${table.userType} in ('player', 'admin', 'test')`),
    check('users_card_colours_known', sql`${table.cardColours} in ('two', 'four')`),
    check('users_card_ten_known', sql`${table.cardTen} in ('T', '10')`),
    // Only the form: which languages there are is the schemas' affair, so that a new one needs no migration.
    check('users_card_language_code', sql`${table.cardLanguage} ~ '^[a-z]{2}$'`),
    check('users_card_size_known', sql`${table.cardSize} in ('normal', 'large')`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token in the cookie, so that a stolen table opens no door. */
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    /** Started with a passkey or a recovery code, or the user's first passkey was added in it. */
    withPasskey: boolean('with_passkey').notNull().default(false),
  },
  (table) => [
    index('sessions_user_id').on(table.userId),
    index('sessions_last_used_at').on(table.lastUsedAt),
  ],
);

/** What a user signs in with, beside the password: the public half of a key pair. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    credentialId: text('credential_id').notNull(),
    publicKey: bytes('public_key').notNull(),
    /** How often it was used, as it says itself; many always say 0. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How browsers reach it: `internal`, `usb` … */
    transports: text('transports').array().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    uniqueIndex('passkeys_credential_id').on(table.credentialId),
    index('passkeys_user_id').on(table.userId),
  ],
);

/** What a passkey is to sign: taken out by its first use. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    /** The session in which a passkey is being added; null where somebody signs in. */
    sessionHash: text('session_hash'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_expires_at').on(table.expiresAt),
    index('passkey_challenges_session_hash').on(table.sessionHash),
  ],
);

/** Codes for when the passkey is lost; each is deleted by its use. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the code and the user. */
    codeHash: text('code_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Browsers in which a user has signed in: a sign-in from another one is reported by mail. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the user and the token in the browser's cookie. */
    deviceHash: text('device_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.deviceHash] }),
    index('known_devices_last_used_at').on(table.lastUsedAt),
  ],
);

/** What administrators choose for the whole site: one row, or none while they have chosen nothing. */
export const siteSettings = pgTable(
  'site_settings',
  {
    id: integer('id').primaryKey().default(1),
    /** Null means as the environment says. */
    registration: text('registration', { enum: registrationModes }),
    /** Whether administrators need a passkey. */
    adminsNeedPasskey: boolean('admins_need_passkey').notNull().default(false),
    /** When the reminder of the setup was hidden. */
    setupReminderHiddenAt: moment('setup_put_away_at'),
    /** When the last backup was written, by a server or by the command line. */
    backedUpAt: moment('backed_up_at'),
    /** The hour for which the last scheduled backup was made, so that of several servers one makes it. */
    backupDoneFor: moment('backup_done_for'),
    /** When and why the scheduled backup failed last; both null once one was made. */
    backupFailedAt: moment('backup_failed_at'),
    backupFailure: text('backup_failure'),
    /** When administrators were last notified. */
    backupToldAt: moment('backup_told_at'),
    /** When the database was last checked as a whole, and how many issues were left. */
    integrityCheckedAt: moment('integrity_checked_at'),
    integrityIssues: integer('integrity_issues'),
  },
  (table) => [
    check('site_settings_one_row', sql`${table.id} = 1`),
    check(
      'site_settings_registration_known',
      sql`${table.registration} in ('open', 'invitation', 'approval')`,
    ),
  ],
);

/** Links with which people register where that needs one. */
export const invitations = pgTable(
  'invitations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** Who it is for, in the words of the administrator. */
    label: text('label'),
    /** The only address that can register with it; null means any. */
    email: text('email'),
    people: integer('people').notNull(),
    /** Counted with every registration, in its transaction. */
    used: integer('used').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    index('invitations_created_by').on(table.createdBy),
    index('invitations_expires_at').on(table.expiresAt),
    check('invitations_used_at_most', sql`${table.used} between 0 and ${table.people}`),
  ],
);

/** The tokens in links of an invitation: one that the administrator was shown, and one in each mail. */
export const invitationTokens = pgTable(
  'invitation_tokens',
  {
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').primaryKey(),
    invitationId: integer('invitation_id')
      .notNull()
      .references(() => invitations.id, { onDelete: 'cascade' }),
  },
  (table) => [index('invitation_tokens_invitation_id').on(table.invitationId)],
);

/** Who registered with an invitation. */
export const invitationUses = pgTable(
  'invitation_uses',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    invitationId: integer('invitation_id')
      .notNull()
      .references(() => invitations.id, { onDelete: 'cascade' }),
  },
  (table) => [index('invitation_uses_invitation_id').on(table.invitationId)],
);

/** What programs use in place of a session; a user makes, names and revokes them. */
export const personalTokens = pgTable(
  'personal_tokens',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    scope: text('scope', { enum: tokenScopes }).notNull(),
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    uniqueIndex('personal_tokens_token_hash').on(table.tokenHash),
    index('personal_tokens_user_id').on(table.userId),
    check('personal_tokens_scope_known', sql`${table.scope} in ('read', 'upload')`),
  ],
);

/** How often something limited was tried in the current window; shared by all servers. */
export const attempts = pgTable(
  'attempts',
  {
    /** SHA-256 of what is counted, so that the table holds no addresses. */
    bucket: text('bucket').primaryKey(),
    count: integer('count').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('attempts_expires_at').on(table.expiresAt)],
);

/** What a link in a mail proves. A verify token stays until it expires, since mail scanners open links too. */
export const emailTokens = pgTable(
  'email_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind', { enum: tokenKinds }).notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address the mail went to, which need not be the user's any more. */
    email: text('email').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('email_tokens_user_id').on(table.userId),
    index('email_tokens_expires_at').on(table.expiresAt),
    check('email_tokens_kind_known', sql`${table.kind} in ('verify', 'reset')`),
  ],
);

/**
 * Mails to send: their kind and recipient, not their text. The text is written when the mail is sent, so that no
 * token is stored in the database. The row is deleted once the mail is sent.
 */
export const mails = pgTable(
  'mails',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    details: jsonb('details').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    tries: integer('tries').notNull().default(0),
    /** Moved ahead while a server is busy with the mail, and after a failure. */
    dueAt: moment('due_at').notNull().defaultNow(),
    lastError: text('last_error'),
    /** Set when the mail server has refused the mail permanently. */
    refusedAt: moment('refused_at'),
  },
  (table) => [
    index('mails_due_at')
      .on(table.dueAt)
      .where(sql`${table.refusedAt} is null`),
  ],
);

const formatNames = `(${fileFormats.map((format) => `'${format}'`).join(', ')})`;

/** A game is written in many small steps and is visible once it is published. */
export const games = pgTable(
  'games',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    uploadedBy: integer('uploaded_by')
      .notNull()
      .references(() => users.id),
    uploadedAt: moment('uploaded_at').notNull().defaultNow(),
    publishedAt: moment('published_at'),
    /** Made for its owner to look around in. It exists for them alone, and counts nowhere. */
    isSample: boolean('is_sample').notNull().default(false),
    filename: text('filename').notNull(),
    /** Of the first file. */
    format: text('format', { enum: fileFormats }).notNull(),
    /** What the game was made of, if that is not a single file: the stored bytes are theirs, one after the other. */
    sources: jsonb('sources').$type<SourceList>(),
    title: text('title').notNull(),
    date: date('date', { mode: 'string' }),
    location: text('location'),
    tournament: text('tournament'),
    round: text('round'),
    pbnDate: date('pbn_date', { mode: 'string' }),
    pbnEvent: text('pbn_event'),
    pbnSite: text('pbn_site'),
    handCount: integer('hand_count').notNull(),
    /** The size of the file, by which storage is counted from the first moment of an upload on. */
    fileBytes: integer('file_bytes').notNull().default(0),
    /** The fingerprint of the first hand, by which the same game under another name is known. */
    firstDeal: text('first_deal').notNull(),
    /** The ranking that the file states. */
    statedRanking: jsonb('stated_ranking').$type<readonly StatedPlace[]>().notNull().default([]),
    /** What the file says of teams beside their results. */
    statedTeams: jsonb('stated_teams').$type<StatedTeams>(),
    warnings: jsonb('warnings').$type<FileWarning[]>().notNull(),
    warningCount: integer('warning_count').notNull(),
    warningsDismissedAt: moment('warnings_dismissed_at'),
    /** Whether `named_players` has its players; games of before that table are listed by and by. */
    playersListed: boolean('players_listed').notNull().default(false),
  },
  (table) => [
    index('games_newest')
      .on(table.id.desc())
      .where(sql`${table.publishedAt} is not null and not ${table.isSample}`),
    // The very key of the list by days: games without a day come last.
    index('games_played')
      .on(sql`(coalesce(${table.date}, ${table.pbnDate}, '0001-01-01'::date)) desc`, sql`${table.id} desc`)
      .where(sql`${table.publishedAt} is not null and not ${table.isSample}`),
    // The very expression of the search for games: one text, so that one search finds both.
    index('games_words').using(
      'gin',
      sql`(${table.title} || ${sql.raw("E'\\n'")} || coalesce(${table.tournament}, '')) gin_trgm_ops`,
    ),
    index('games_first_deal').on(table.firstDeal),
    index('games_uploaded_by').on(table.uploadedBy),
    uniqueIndex('games_one_sample')
      .on(table.uploadedBy)
      .where(sql`${table.isSample}`),
    index('games_without_players')
      .on(table.id)
      .where(sql`not ${table.playersListed}`),
    index('games_unpublished')
      .on(table.uploadedAt)
      .where(sql`${table.publishedAt} is null`),
    check('games_format_known', sql`${table.format} in ${sql.raw(formatNames)}`),
  ],
);

/** What was uploaded, unchanged, in pieces small enough that writing one does not block other queries for long. */
export const filePieces = pgTable(
  'file_pieces',
  {
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    piece: integer('piece').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.piece] })],
);

export const hands = pgTable(
  'hands',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    /** In the order of the file, from 1. */
    place: integer('place').notNull(),
    boardNumber: integer('board_number').notNull(),
    dealer: text('dealer').$type<Seat>().notNull(),
    vulnerability: text('vulnerability').$type<Vulnerability>().notNull(),
    northHand: handText('north_hand'),
    eastHand: handText('east_hand'),
    southHand: handText('south_hand'),
    westHand: handText('west_hand'),
    /** The fingerprint of a complete deal, else its canonical text. */
    fingerprint: text('fingerprint').notNull(),
    /** How the tables are compared, as the file says. */
    scoring: text('scoring'),
    /** The first table's that has one. */
    finalContract: text('final_contract').$type<ContractText>(),
    declarer: text('declarer').$type<Seat>(),
    /** Follows from results and bidding records, and is kept with them in one transaction. */
    hasBidding: boolean('has_bidding').notNull(),
    /** Follows from the comments, and is kept with them in one transaction. */
    commentCount: integer('comment_count').notNull().default(0),
    /** Tricks by declarer N S E W, each in NT S H D C, a hexadecimal digit each; null until the hand is analysed. */
    tricks: trickTable('tricks'),
    /** Par for North and South, which follows from the tricks. */
    parNS: integer('par_ns'),
    /** Moved ahead while a server is busy with the analysis. */
    analysisDueAt: moment('analysis_due_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('hands_game_place').on(table.gameId, table.place),
    index('hands_to_analyse')
      .on(table.gameId.desc(), table.place)
      .where(
        sql`${table.tricks} is null and ${table.northHand} is not null and ${table.eastHand} is not null
          and ${table.southHand} is not null and ${table.westHand} is not null`,
      ),
  ],
);

/** What one table made of a hand, as the file has it. */
export const tableResults = pgTable(
  'table_results',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    handId: integer('hand_id')
      .notNull()
      .references(() => hands.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    north: text('north'),
    east: text('east'),
    south: text('south'),
    west: text('west'),
    section: text('section'),
    tableName: text('table_name'),
    room: text('room', { enum: rooms }),
    pairNS: text('pair_ns'),
    pairEW: text('pair_ew'),
    /** The teams that the pairs play for; both or neither. */
    teamNS: text('team_ns'),
    teamEW: text('team_ew'),
    /** What the file calls the bidding systems. */
    systemNS: text('system_ns'),
    systemEW: text('system_ew'),
    contract: text('contract').$type<ContractText>(),
    declarer: text('declarer').$type<Seat>(),
    tricks: integer('tricks').$type<Tricks>(),
    scoreNS: integer('score_ns'),
    /** What the director gave each side in percent, in place of a score; both or neither. */
    adjustedNS: doublePrecision('adjusted_ns'),
    adjustedEW: doublePrecision('adjusted_ew'),
    round: text('round'),
    /** What the file says before the first call. */
    commentary: jsonb('commentary').$type<readonly string[]>().notNull().default([]),
    auction: jsonb('auction').$type<RecordedAuction>(),
    play: jsonb('play').$type<RecordedPlay>(),
  },
  (table) => [uniqueIndex('table_results_hand_place').on(table.handId, table.place)],
);

/** Users who marked a game as played. One row per game and player, so that marking is idempotent. */
export const participations = pgTable(
  'participations',
  {
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    partnerId: integer('partner_id').references(() => users.id, { onDelete: 'set null' }),
    seat: text('seat').$type<Seat>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /**
     * When `played_boards` of this game are to be worked out; moved ahead while a server is busy with it, and null once
     * it is done. Triggers make it due again whenever something changes that they depend on (see the migration).
     */
    boardsDueAt: moment('boards_due_at').defaultNow(),
    /** Counts these changes, so that nothing is stored that is out of date. */
    boardsVersion: integer('boards_version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.userId] }),
    index('participations_user_id').on(table.userId),
    index('participations_partner_id').on(table.partnerId),
    index('participations_boards_due')
      .on(table.boardsDueAt)
      .where(sql`${table.boardsDueAt} is not null`),
    check('participations_partner_is_another', sql`${table.partnerId} <> ${table.userId}`),
    check('participations_seat_known', sql`${table.seat} in ('N', 'E', 'S', 'W')`),
  ],
);

/**
 * What came of a board at the table of a user who played it, compared with the other tables. Follows from results, the
 * pair that the user chose, and names; goes with the participation.
 */
export const playedBoards = pgTable(
  'played_boards',
  {
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    handId: integer('hand_id')
      .notNull()
      .references(() => hands.id, { onDelete: 'cascade' }),
    side: text('side').$type<Side>().notNull(),
    contract: text('contract').$type<ContractText>().notNull(),
    /** Null with all that follows from the contract where the board was passed out. */
    declarer: text('declarer').$type<Seat>(),
    tricks: integer('tricks').$type<Tricks>(),
    scoreNS: integer('score_ns').notNull(),
    level: integer('level'),
    strain: text('strain').$type<Strain>(),
    kind: text('kind', { enum: playedKinds }),
    role: text('role', { enum: playedRoles }),
    /** Who of the two declared, or was on lead; null where nobody knows. */
    player: text('player', { enum: playedBy }),
    lead: text('lead', { enum: leadKinds }),
    /** Of the user's side against the other tables: of matchpoints, or in IMPs, as the file is scored. */
    percent: doublePrecision('percent'),
    imps: doublePrecision('imps'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.handId] }),
    index('played_boards_game_user').on(table.gameId, table.userId),
    index('played_boards_hand_id').on(table.handId),
  ],
);

/** The pair of the file's results that a player said was theirs, and what that made, so that it can be undone. */
export const pairChoices = pgTable(
  'pair_choices',
  {
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    names: jsonb('names').$type<ChosenNames>().notNull(),
    number: text('number'),
    /** Results at whose tables the pair sat, by side. No references: a repair may read them anew. */
    tablesNS: integer('tables_ns').array().notNull(),
    tablesEW: integer('tables_ew').array().notNull(),
    /** The bidding records that were made. Some may be gone since. */
    recordIds: integer('record_ids').array().notNull(),
    /** The participation before and after; null before where there was none. */
    before: jsonb('before').$type<PartAndSeat>(),
    after: jsonb('after').$type<PartAndSeat>().notNull(),
    /** The same for all choices that were made with one click, which are undone with one. */
    season: uuid('season'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.userId] }),
    index('pair_choices_user_id').on(table.userId),
  ],
);

/** The names of a pair, and which of the two chose it; older choices do not say. */
export interface ChosenNames extends PairNames {
  readonly viewer?: PairPlayer | null;
}

/** The partner and the seat of a participation. */
export interface PartAndSeat {
  readonly partnerId: number | null;
  readonly seat: Seat | null;
}

/** Who sat at the tables of a game by the names in its file. Follows from the results. */
export const namedPlayers = pgTable(
  'named_players',
  {
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    /** From 1. */
    place: integer('place').notNull(),
    /** Without the player's number. */
    name: text('name').notNull(),
    /** Its `playerKey`. */
    nameKey: text('name_key').notNull(),
    number: text('number'),
    /** All ways in which the results spell this player. */
    spellings: text('spellings').array().notNull(),
    /** The place of the partner; null where there were several, or nobody named. */
    partnerPlace: integer('partner_place'),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.place] }),
    index('named_players_name_key').on(table.nameKey),
    index('named_players_number').on(table.number),
  ],
);

/** 'This is me': a user says that a name in files is theirs. Others see them under it from then on. */
export const identities = pgTable(
  'identities',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null means in all games. */
    gameId: integer('game_id').references(() => games.id, { onDelete: 'cascade' }),
    /** Whether players are known by their name, or by their number in a federation. */
    knownBy: text('known_by', { enum: ['name', 'number'] }).notNull(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    number: text('number'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('identities_once').on(
      table.userId,
      sql`coalesce(${table.gameId}, 0)`,
      table.knownBy,
      table.nameKey,
      sql`coalesce(${table.number}, '')`,
    ),
    index('identities_name_key').on(table.nameKey),
    index('identities_number').on(table.number),
    index('identities_game_id').on(table.gameId),
    check('identities_known_by_known', sql`${table.knownBy} in ('name', 'number')`),
    check('identities_number_there', sql`${table.knownBy} = 'name' or ${table.number} is not null`),
  ],
);

/**
 * That a name is not this user's, whatever they say. It is about the user and not about a row of `identities`, so that
 * saying it once more changes nothing.
 */
export const identityObjections = pgTable(
  'identity_objections',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null means in all games. */
    gameId: integer('game_id').references(() => games.id, { onDelete: 'cascade' }),
    nameKey: text('name_key').notNull(),
    number: text('number'),
    /** Who says so. Users themselves do for games where a namesake played. */
    saidBy: text('said_by', { enum: objectors }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('identity_objections_once').on(
      table.userId,
      sql`coalesce(${table.gameId}, 0)`,
      table.nameKey,
      sql`coalesce(${table.number}, '')`,
      table.saidBy,
    ),
    index('identity_objections_game_id').on(table.gameId),
    check('identity_objections_said_by_known', sql`${table.saidBy} in ('self', 'uploader', 'admin')`),
  ],
);

/** In which style a user wants the calls of a pair to be read, for a whole game. */
export const styleChoices = pgTable(
  'style_choices',
  {
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The pair's names or number, as the server spells them, or a side of one hand. */
    pair: text('pair').notNull(),
    style: text('style', { enum: styleNames }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.userId, table.pair] }),
    index('style_choices_user_id').on(table.userId),
    check(
      'style_choices_style_known',
      sql`${table.style} in ('cautious', 'five-card majors', 'Acol', 'strong club')`,
    ),
  ],
);

/** The partners on a user's list. It need not be mutual. */
export const partners = pgTable(
  'partners',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    partnerId: integer('partner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.partnerId] }),
    index('partners_partner_id').on(table.partnerId),
    check('partners_is_another', sql`${table.partnerId} <> ${table.userId}`),
  ],
);

/** How a partnership bid a hand: private to its two players. */
export const biddingRecords = pgTable(
  'bidding_records',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    handId: integer('hand_id')
      .notNull()
      .references(() => hands.id, { onDelete: 'cascade' }),
    creatorId: integer('creator_id')
      .notNull()
      .references(() => users.id),
    /** Null in a sample, which nobody else takes part in. */
    partnerId: integer('partner_id').references(() => users.id),
    calls: jsonb('calls').$type<readonly Call[]>().notNull(),
    /** What the pair says of its calls, in their order. */
    annotations: jsonb('annotations').$type<readonly CallAnnotation[]>().notNull().default([]),
    side: text('side').$type<Side>(),
    /** What it was worth on what the pair knew; null until that is worked out, and where it cannot be. */
    fair: jsonb('fair').$type<FairJudgement>(),
    /** When that is to be worked out; moved ahead while a server is busy with it, and null once it is done. */
    fairDueAt: moment('fair_due_at').defaultNow(),
    /** Counts the changes, so that none is overwritten unseen. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('bidding_records_hand_creator').on(table.handId, table.creatorId),
    index('bidding_records_creator_id').on(table.creatorId),
    index('bidding_records_partner_id').on(table.partnerId),
    index('bidding_records_to_judge')
      .on(table.id.desc())
      .where(sql`${table.fairDueAt} is not null`),
    check('bidding_records_partner_is_another', sql`${table.partnerId} <> ${table.creatorId}`),
    check('bidding_records_side_known', sql`${table.side} in ('NS', 'EW')`),
  ],
);

export const comments = pgTable(
  'comments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    handId: integer('hand_id')
      .notNull()
      .references(() => hands.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    content: text('content').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    editedAt: moment('edited_at'),
  },
  (table) => [
    index('comments_hand_id').on(table.handId, table.id),
    index('comments_user_id').on(table.userId, table.handId),
  ],
);

/** Whom a user has blocked, which nobody else can see. */
export const blocks = pgTable(
  'blocks',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedId: integer('blocked_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.blockedId] }),
    index('blocks_blocked_id').on(table.blockedId),
    check('blocks_is_another', sql`${table.blockedId} <> ${table.userId}`),
  ],
);

const reasonNames = `(${reportReasons.map((reason) => `'${reason}'`).join(', ')})`;

/**
 * What users report of comments to administrators. A report is open while its comment exists and nobody has decided:
 * a comment that is deleted, in whatever way, closes its reports.
 */
export const commentReports = pgTable(
  'comment_reports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** No reference: a report outlives its comment. */
    commentId: integer('comment_id').notNull(),
    handId: integer('hand_id').references(() => hands.id, { onDelete: 'set null' }),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    reporterId: integer('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    /** The comment's words as they were, which its author may edit afterwards. */
    content: text('content').notNull(),
    reason: text('reason', { enum: reportReasons }).notNull(),
    note: text('note'),
    createdAt: moment('created_at').notNull().defaultNow(),
    outcome: text('outcome', { enum: ['dismissed', 'removed'] }),
    decidedAt: moment('decided_at'),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('comment_reports_once').on(table.commentId, table.reporterId),
    index('comment_reports_reporter_id').on(table.reporterId),
    index('comment_reports_author_id').on(table.authorId),
    index('comment_reports_hand_id').on(table.handId),
    index('comment_reports_decided_by').on(table.decidedBy),
    check('comment_reports_reason_known', sql`${table.reason} in ${sql.raw(reasonNames)}`),
    check('comment_reports_outcome_known', sql`${table.outcome} in ('dismissed', 'removed')`),
    check('comment_reports_decided', sql`(${table.outcome} is null) = (${table.decidedAt} is null)`),
  ],
);

/** What a user wrote to present a board: private to them. */
export const presentationNotes = pgTable(
  'presentation_notes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    handId: integer('hand_id')
      .notNull()
      .references(() => hands.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.handId] }),
    index('presentation_notes_hand_id').on(table.handId),
  ],
);

/**
 * Links by which people without an account read a board or a game. A withdrawn link is deleted, and so are those of a
 * game, a board or a bidding record that is deleted.
 */
export const shares = pgTable(
  'shares',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the link. */
    tokenHash: text('token_hash').notNull(),
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    /** Null means the whole game. */
    handId: integer('hand_id').references(() => hands.id, { onDelete: 'cascade' }),
    /** Whose auction and play. No reference: a repair may read the tables anew. */
    tableId: integer('table_id'),
    /** The auction in place of that table's. */
    recordId: integer('record_id').references(() => biddingRecords.id, { onDelete: 'cascade' }),
    shown: jsonb('shown').$type<ShownParts>().notNull(),
    /** How many calls a visitor sees before answering; null if it is no question. */
    questionBefore: integer('question_before'),
    message: text('message'),
    /** The last comment there was: later ones were not chosen. */
    lastCommentId: integer('last_comment_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Null means until it is withdrawn. */
    expiresAt: moment('expires_at'),
  },
  (table) => [
    uniqueIndex('shares_token_hash').on(table.tokenHash),
    index('shares_user_id').on(table.userId),
    index('shares_game_id').on(table.gameId),
    index('shares_hand_id').on(table.handId),
    index('shares_record_id').on(table.recordId),
    index('shares_expires_at').on(table.expiresAt),
  ],
);

/**
 * What administrators did. Rows are only ever added: the database itself refuses anything else (see the migration).
 * It stores ids without foreign keys, so that an entry outlives the users it names; and no names, so that deleted
 * users are forgotten.
 */
export const auditLog = pgTable('audit_log', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  at: moment('at').notNull().defaultNow(),
  /** Null if it was done from the command line. */
  actorId: integer('actor_id'),
  action: text('action', { enum: auditActions }).notNull(),
  targetId: integer('target_id'),
  details: jsonb('details').$type<AuditDetails>().notNull(),
});
