import type {
  GameToMark,
  IdentityMade,
  IdentityStatement,
  NameDoubt,
  OwnName,
  SeasonMarked,
  SeasonUndone,
} from '@bridge-review/api/people';
import { counted, plural } from '@bridge-review/bridge/counted';

/** What one user says of a name, as a sentence. */
export function statementText(statement: IdentityStatement, shown: IdentityStatement | undefined): string {
  const { isOwn, person, state, contradictedBy, inAllGames } = statement;
  const who = isOwn ? 'you' : person.displayName;
  if (state === 'shown') return `This is ${who}${isOwn && inAllGames ? ', in all games' : ''}.`;
  if (state === 'contradicted') {
    if (contradictedBy.includes('self'))
      return isOwn ? 'You marked this as not you in this game.' : `${who} did not play this game.`;
    const by = contradictedBy.includes('admin') ? 'An administrator' : 'The uploader of this game';
    return `${by} says that this is not ${who}.`;
  }
  return isOwn
    ? `${shown?.person.displayName ?? 'Somebody else'} chose this name before you. The uploader of this game, or an administrator, decides.`
    : `${who} chose this name too.`;
}

/** What 'This is me' did. */
export function nameChosenText({ state, shown, isMarked, recorded }: IdentityMade, name: string): string {
  if (state === 'waiting')
    return `${shown?.displayName ?? 'Somebody else'} chose this name before you, and is notified. The uploader of this game, or an administrator, decides.`;
  if (state === 'contradicted')
    return 'The uploader of this game, or an administrator, says that this is not you. They see that you disagree.';
  const auctions = recorded > 0 ? ` ${counted(recorded, 'auction')} recorded.` : '';
  return `Everybody who sees this game now sees that ${name} is you.${isMarked ? ` It is marked as played.${auctions}` : ''}`;
}

export const scopeText = ({ scope, number, games }: OwnName): string =>
  scope === 'game'
    ? 'In one game'
    : `${scope === 'number' ? `By player number ${number ?? ''}, in` : 'In'} ${counted(games, 'game')}`;

const CONTRADICTED: Readonly<Record<NonNullable<NameDoubt['contradictedBy']>, string>> = {
  self: 'You marked this as not you.',
  uploader: 'Its uploader says that this is not you.',
  admin: 'An administrator says that this is not you.',
};

/** Why a game is left out, or may be. */
export function doubtText({ kind, contradictedBy, other }: NameDoubt): string {
  const name = other?.displayName ?? 'Somebody else';
  if (kind === 'contradicted') return CONTRADICTED[contradictedBy ?? 'uploader'];
  if (kind === 'waiting')
    return `${name} chose this name before you. The uploader of the game, or an administrator, decides.`;
  if (kind === 'contested') return `${name} chose this name too. You are shown because you chose it first.`;
  return 'Two of your names are in it. Choose the one that was not you.';
}

/** 'As Ada Lark, with Ben Orr (benno)'. */
export function partText({ name, partner }: GameToMark): string {
  const person = partner?.person;
  const known = person && person.displayName !== partner.name ? ` (${person.displayName})` : '';
  return `As ${name}${partner ? `, with ${partner.name}${known}` : ''}`;
}

export const markedText = ({ games, withPartner, recorded }: SeasonMarked): string =>
  [
    withPartner > 0 && `Partner known in ${withPartner === games ? 'all of them' : withPartner}.`,
    recorded > 0 && `${counted(recorded, 'auction')} recorded.`,
  ]
    .filter(Boolean)
    .join(' ');

export function undoneText({ games, removed, kept }: SeasonUndone): string {
  const gone = `${counted(games, 'game')} ${plural(games, 'is', 'are')} no longer marked, ${counted(removed, 'record')} removed.`;
  return kept === 0
    ? gone
    : `${gone} ${counted(kept, 'record')} ${plural(kept, 'was', 'were')} changed since and ${plural(kept, 'stays', 'stay')}.`;
}
