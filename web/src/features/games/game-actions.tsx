import type { GameDetails } from '@bridge-review/api/games';
import { gameRoutes } from '@bridge-review/api/routes/games';
import { ChevronDown, Download, Pencil } from 'lucide-react';
import { addressOf } from '../../base/client.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { DeleteGame } from './delete-game.tsx';

export interface GameActionsProps {
  game: GameDetails;
  mayEdit: boolean;
  mayDelete: boolean;
  onEdit: () => void;
}

export function GameActions({ game, mayEdit, mayDelete, onEdit }: GameActionsProps) {
  return (
    <>
      <Downloads game={game} />
      {mayEdit && (
        <Button variant="quiet" icon={Pencil} onClick={onEdit}>
          Edit Details
        </Button>
      )}
      {mayDelete && <DeleteGame game={game} />}
    </>
  );
}

function Downloads({ game }: { game: GameDetails }) {
  const params = { id: String(game.id) };
  return (
    <Menu
      trigger={
        <Button variant="quiet" icon={Download} iconAfter={ChevronDown}>
          Download
        </Button>
      }
    >
      <MenuItem href={addressOf(gameRoutes.file, { params })}>Original file ({game.format})</MenuItem>
      <MenuItem href={addressOf(gameRoutes.export, { params, query: { format: 'pbn' } })}>As PBN</MenuItem>
      <MenuItem href={addressOf(gameRoutes.export, { params, query: { format: 'lin' } })}>As LIN</MenuItem>
    </Menu>
  );
}
