import type { Archive, NamedFile } from '@bridge-review/api/route';
import type { Database } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import { presentUser } from '../../http/present-user.ts';
import { type ArchivedFile, zipPieces } from '../../zip-archive.ts';
import { type Listing, listings, uploadedGames } from './repo.ts';

export interface OwnDataService {
  /** Everything that is stored of a user, read while it is sent. */
  archive(person: Person): Archive;
}

interface OwnDataParts {
  readonly db: Database;
  /** What a game was made of, as its uploader downloads it. */
  readonly fileOf: (gameId: number, userId: number) => Promise<NamedFile>;
}

/** Rows of one file in the archive: no more are in memory at once. */
const ROWS = 500;

const ABOUT = `This archive has everything that Bridge Review stores about you.

profile.json   your account: name, address, settings
games.json     the games you uploaded; their files are in the folder "games", as they came
played.json    the games you played, with your partner and seat
bidding.json   how you and your partners bid
comments.json  what you wrote
notes.json     your notes for presenting boards
partners.json  your list of partners
blocked.json   whom you have blocked
reports.json   the comments you reported to administrators, for as long as that is kept
names.json     the names in files that you said are yours
styles.json    the systems you chose for pairs
links.json     your open links to boards and games, without the links themselves
devices.json   where you are signed in
browsers.json  when you first and last signed in with each of your browsers, and nothing else about them
passkeys.json  your passkeys; they open nothing by what is stored here
tokens.json    your personal tokens, without the tokens themselves

Other people are named as you see them. Long lists go on in files with a number.
`;

export const ownDataService = (parts: OwnDataParts): OwnDataService => ({
  archive: (person) => ({
    name: `bridge-review-${new Date().toISOString().slice(0, 10)}.zip`,
    pieces: zipPieces(files(parts, person)),
  }),
});

async function* files({ db, fileOf }: OwnDataParts, person: Person): AsyncGenerator<ArchivedFile> {
  yield { name: 'about.txt', bytes: Buffer.from(ABOUT) };
  yield { name: 'profile.json', bytes: json(presentUser(person)) };
  for (const [name, listing] of Object.entries(listings)) yield* pages(name, listing, db, person.id);
  for await (const { rows } of pagesOf(uploadedGames, db, person.id))
    for (const { id } of rows) {
      const { name, bytes } = await fileOf(id, person.id);
      yield { name: `games/${id} ${name.replaceAll(/[/\\]/gu, '_')}`, bytes };
    }
}

/** `comments.json`, `comments-2.json` and so on. */
async function* pages(
  name: string,
  listing: Listing,
  db: Database,
  userId: number,
): AsyncGenerator<ArchivedFile> {
  for await (const { number, rows } of pagesOf(listing, db, userId))
    yield { name: number === 1 ? `${name}.json` : `${name}-${number}.json`, bytes: json(rows) };
}

/** The first page may be empty, later ones are not. */
async function* pagesOf<Row extends { readonly id: number | string }>(
  listing: Listing<Row>,
  db: Database,
  userId: number,
): AsyncGenerator<{ number: number; rows: Row[] }> {
  let after: number | string | null = null;
  for (let number = 1; ; number += 1) {
    const rows: Row[] = await listing(db, userId, after, ROWS);
    if (number === 1 || rows.length > 0) yield { number, rows };
    after = rows.at(-1)?.id ?? null;
    if (rows.length < ROWS) return;
  }
}

const json = (value: unknown): Uint8Array => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
