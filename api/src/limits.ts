/** Numbers that server and browser both need. */
export const limits = {
  displayName: 20,
  personName: 50,
  /** The longest address the mail standards allow. */
  email: 254,
  passwordMin: 6,
  passwordMax: 256,
  /** A file; or all files and texts that are uploaded together. */
  uploadBytes: 10 * 1024 * 1024,
  /** Files and texts that are uploaded together. */
  uploadParts: 30,
  /** One of those texts, in bytes. */
  uploadTextBytes: 1024 * 1024,
  /** Boards of all games that are uploaded together. */
  uploadBoards: 3_000,
  /** Boards of a game, after tables of the same deal were put together: one answer lists them all. */
  boards: 1_000,
  /** Tables of a board: more than the largest simultaneous pairs have in one file. */
  tables: 2_000,
  /** Results that are added to a stored game at once, in one transaction. */
  joinedResults: 5_000,
  /** How often results are added to one game; each time can be undone. */
  joins: 10,
  /** A game exported as PBN or LIN, in bytes. */
  exportBytes: 40 * 1024 * 1024,
  /** Partners on one user's list. */
  partners: 200,
  /** Personal tokens of one user, and the length of their names. */
  personalTokens: 20,
  tokenName: 60,
  /** Names in files that one user says are theirs. */
  identities: 50,
  /** A longer name in a file is nobody's. */
  playerName: 100,
  /** Games that are marked as played with one click: a year of club evenings, in a second or two. */
  seasonGames: 50,
  /** Title and location of a game. */
  gameText: 200,
  search: 200,
  /** A search for people is answered from here on. */
  searchMin: 2,
  comment: 5_000,
  /** One's own notes for presenting a board. */
  presentationNote: 2_000,
  deactivationReason: 500,
  /** The longest auction there can be: three passes, every bid doubled and redoubled after two passes each, a last pass. */
  calls: 319,
  callText: 20,
} as const;
