import type { NamedFile } from '@bridge-review/api/route';
import type { Database } from '../../db/database.ts';
import type { FileReader } from './reading/file-reader.ts';
import type { GameService } from './service.ts';
import { downloadOf } from './sources.ts';
import { readSources } from './upload-repo.ts';

export interface DownloadService {
  /** Byte for byte as it was uploaded; an archive where it was more than one file. */
  original(gameId: number, viewerId: number): Promise<NamedFile>;
  /** Everything the files hold, exported in either format. */
  export(gameId: number, format: 'pbn' | 'lin', viewerId: number): Promise<NamedFile>;
}

export function downloadService(db: Database, games: GameService, reader: FileReader): DownloadService {
  return {
    async original(gameId, viewerId) {
      await games.find(gameId, viewerId);
      return downloadOf(await readSources(db, gameId));
    },
    async export(gameId, format, viewerId) {
      await games.find(gameId, viewerId);
      const parts = await readSources(db, gameId);
      const bytes = await reader.write(parts, format, viewerId);
      return { name: withEnding(parts[0]?.name ?? 'game', format), type: 'text/plain; charset=utf-8', bytes };
    },
  };
}

const withEnding = (filename: string, ending: string): string =>
  `${filename.replace(/\.(?:pbn|txt|lin|dup|bri|dge|dlm|ber|bhg|cds|rzd|csv|html?|xml|bws)$/i, '')}.${ending}`;
