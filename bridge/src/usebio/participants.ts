import type { Contestants, Scope } from '../record/contestants.ts';
import { parseFigure, parsePlace } from '../record/row-values.ts';
import type { Standing } from '../record/session-record.ts';
import type { Side } from '../side.ts';
import { childrenOf, childText, type XmlElement } from './element.ts';
import { pairNumberIn } from './pair-number.ts';

/** Pairs, teams with their pairs, and single players of a `PARTICIPANTS`. */
export function takeParticipants(participants: XmlElement, scope: Scope, contestants: Contestants): void {
  for (const pair of childrenOf(participants, 'PAIR')) takePair(pair, scope, null, contestants);
  for (const team of childrenOf(participants, 'TEAM')) takeTeam(team, scope, contestants);
  for (const player of childrenOf(participants, 'PLAYER')) {
    const number = childText(player, 'PLAYER_NUMBER');
    if (number !== '')
      contestants.add({
        kind: 'player',
        number,
        ...scope,
        side: null,
        name: null,
        team: null,
        players: [nameOf(player)],
        standing: standingOf(player),
      });
  }
}

function takePair(pair: XmlElement, scope: Scope, team: string | null, contestants: Contestants): void {
  const number = pairNumberIn(pair, 'PAIR_NUMBER');
  if (number === '') return;
  contestants.add({
    kind: 'pair',
    number,
    ...scope,
    side: sideOfText(childText(pair, 'DIRECTION')),
    name: null,
    team,
    players: childrenOf(pair, 'PLAYER').slice(0, 2).map(nameOf),
    standing: standingOf(pair),
  });
}

function takeTeam(team: XmlElement, scope: Scope, contestants: Contestants): void {
  const number = team.attributes.get('TEAM_ID')?.trim() || childText(team, 'TEAM_ID', 'TEAM_NUMBER');
  if (number === '') return;
  const pairs = childrenOf(team, 'PAIR');
  const people = [team, ...pairs].flatMap((holder) => childrenOf(holder, 'PLAYER')).map(nameOf);
  contestants.add({
    kind: 'team',
    number,
    ...scope,
    side: null,
    team: null,
    name: shortened(team.attributes.get('TEAM_NAME') ?? childText(team, 'TEAM_NAME')),
    players: people.slice(0, maxPeople),
    standing: standingOf(team),
  });
  for (const pair of pairs) takePair(pair, scope, number, contestants);
}

const maxPeople = 20;

export const sideOfText = (text: string): Side | null =>
  /^N/iu.test(text) ? 'NS' : /^E/iu.test(text) ? 'EW' : null;

const nameOf = (player: XmlElement): string | null => shortened(childText(player, 'PLAYER_NAME'));

export const shortened = (text: string): string | null =>
  text.replaceAll(/\s+/gu, ' ').trim().slice(0, 200) || null;

function standingOf(element: XmlElement): Standing | null {
  const standing = {
    ...parsePlace(childText(element, 'PLACE')),
    percent: parseFigure(childText(element, 'PERCENTAGE')),
    total: parseFigure(childText(element, 'TOTAL_SCORE')),
  };
  return standing.place === null && standing.percent === null && standing.total === null ? null : standing;
}
