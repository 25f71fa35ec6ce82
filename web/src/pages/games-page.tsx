import { limits } from '@bridge-review/api/limits';
import type { User } from '@bridge-review/api/user';
import { Upload } from 'lucide-react';
import { usePageTitle } from '../base/page-title.ts';
import { GameCountsLine } from '../features/games/game-counts-line.tsx';
import { GamesList } from '../features/games/games-list.tsx';
import { useUpload } from '../features/games/upload-context.ts';
import { useGamesSearch } from '../features/games/use-games-search.ts';
import { Button } from '../ui/button.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { SearchInput } from '../ui/search-input.tsx';

export function GamesPage({ user }: { user: User }) {
  const { openUpload } = useUpload();
  const { typed, setTyped, search, whose, setWhose } = useGamesSearch();
  usePageTitle('Games');
  return (
    <>
      <PageHead title="Games" />
      <div className="mb-s3 flex flex-wrap gap-s3">
        <search className="min-w-0 flex-1 max-sm:basis-full">
          <SearchInput
            label="Search games"
            placeholder="Search games, tournaments, or uploaders..."
            maxLength={limits.search}
            value={typed}
            onValueChange={setTyped}
          />
        </search>
        <Button variant="primary" icon={Upload} onClick={openUpload} className="max-sm:grow">
          Upload PBN
        </Button>
      </div>
      <GameCountsLine whose={whose} onChange={setWhose} />
      <GamesList
        user={user}
        view={{ search, whose }}
        onClearSearch={() => setTyped('')}
        onShowAll={() => setWhose('all')}
      />
    </>
  );
}
