import type { NamedFile } from '@bridge-review/api/route';
import type { Database } from '../../db/database.ts';
import type { FileReader } from './reading/file-reader.ts';
import type { GameService } from './service.ts';
import { readFile } from './upload-repo.ts';

export interface DownloadService {
  /** Byte for byte as it was uploaded. */
  original(gameId: number): Promise<NamedFile>;
  /** Everything the file holds, exported in either format. */
  export(gameId: number, format: 'pbn' | 'lin', viewerId: number): Promise<NamedFile>;
}

export function downloadService(db: Database, games: GameService, reader: FileReader): DownloadService {
  return {
    async original(gameId) {
      const { filename } = await games.find(gameId);
      return { name: filename, type: 'application/octet-stream', bytes: await readFile(db, gameId) };
    },
    async export(gameId, format, viewerId) {
      const { filename } = await games.find(gameId);
      const bytes = await reader.write(await readFile(db, gameId), format, viewerId);
      return { name: withEnding(filename, format), type: 'text/plain; charset=utf-8', bytes };
    },
  };
}

const withEnding = (filename: string, ending: string): string =>
  `${filename.replace(/\.(?:pbn|txt|lin)$/i, '')}.${ending}`;
