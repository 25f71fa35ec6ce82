import type { OwnName } from '@bridge-review/api/people';
import { peopleRoutes } from '@bridge-review/api/routes/people';
import type { PreviewedPlayer } from '@bridge-review/api/upload-preview';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { currentUserQuery } from '../../base/query-client.ts';
import { routeQuery } from '../../base/route-query.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { likelySelf, playerText, scopeOf } from './is-me-text.ts';

const NOBODY = '';

/** A player of the files who the user says they are, and where that holds. */
export interface ChosenPlayer {
  readonly spelling: string;
  readonly scope: OwnName['scope'];
}

export interface IsMeProps {
  players: readonly PreviewedPlayer[];
  value: ChosenPlayer | null;
  onChange: (player: ChosenPlayer | null) => void;
  disabled: boolean;
}

/** Which of the players is the user, said before the upload and done with it. */
export function IsMe({ players, value, onChange, disabled }: IsMeProps) {
  const { data: user } = useQuery(currentUserQuery);
  const own = useQuery({ ...routeQuery(peopleRoutes.mine), enabled: players.length > 0 });
  const [isOther, setIsOther] = useState(false);
  if (players.length === 0 || !user || own.isPending) return null;
  const names = own.data?.names ?? [];
  const choose = (spelling: string) => {
    const player = players.find((each) => each.spelling === spelling);
    onChange(player ? { spelling, scope: scopeOf(player, names) } : null);
  };
  const likely = likelySelf(players, user, names);
  return (
    <div className="grid border-t border-line bg-surface px-s4 py-s2">
      {likely && !isOther ? (
        <div className="flex flex-wrap items-center gap-x-s4">
          <Checkbox
            checked={value?.spelling === likely.spelling}
            disabled={disabled}
            onCheckedChange={(checked) => choose(checked ? likely.spelling : NOBODY)}
          >
            <b className="font-semibold">{playerText(likely)}</b> is me
            {likely.partner && `; I played with ${likely.partner}`}
          </Checkbox>
          <TextButton disabled={disabled} onClick={() => setIsOther(true)}>
            Another name
          </TextButton>
        </div>
      ) : (
        <Field label="This is me" optional className="py-s2">
          <NativeSelect
            className="block"
            disabled={disabled}
            value={value?.spelling ?? NOBODY}
            onValueChange={choose}
            options={[
              { value: NOBODY, label: 'None of these, or not now' },
              ...players.map((player) => ({
                value: player.spelling,
                label: playerText(player) + (player.partner ? `, with ${player.partner}` : ''),
              })),
            ]}
          />
        </Field>
      )}
      {value && (
        <p className="pb-s2 text-sm text-ink-2">
          Everybody who sees the game will see your display name beside this name. The game is marked as
          played. You can withdraw that in your account.
        </p>
      )}
    </div>
  );
}
