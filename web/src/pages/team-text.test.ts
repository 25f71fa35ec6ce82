import { describe, expect, it } from 'vitest';
import { aTeamEvent, aTeamMatch } from '../testing/ranking.ts';
import {
  matchScaleText,
  pointsOfMatch,
  roomTitles,
  scaleText,
  standingDifferences,
  uncountedTexts,
  victoryText,
} from '../features/ranking/team-text.ts';

describe('a board-a-match', () => {
  it('is in points, and compared with the table in the file', () => {
    const standings = aTeamEvent.standings.map((one) => ({ ...one, value: one.value + 0.5 }));
    const event = { ...aTeamEvent, unit: 'points' as const, standings };
    expect(scaleText(event)).toBe('Board-a-match: 2 points for a board won, 1 each for a board halved');
    expect(standingDifferences(event)[0]).toBe('Larks: 31.5 points here, 31 in the file.');
  });
});

describe('victory points', () => {
  it('have two decimals where the scale has them', () => {
    const [whole] = aTeamEvent.matches;
    const parts = {
      ...whole!,
      victoryPoints: { ...whole!.victoryPoints!, points: { first: 11.4, second: 8.6 } },
    };
    expect([victoryText(12, aTeamEvent), victoryText(12, { matches: [parts] })]).toEqual(['12', '12.00']);
    expect(aTeamEvent.matches.map((match) => pointsOfMatch(match, aTeamEvent))).toEqual([
      '16–4',
      '5–15',
      '10–10',
    ]);
    expect(pointsOfMatch(parts, { matches: [parts] })).toBe('11.40–8.60');
    expect(pointsOfMatch({ victoryPoints: null }, aTeamMatch)).toBe('');
  });

  it('are said to be the file’s, or by which scale they are ours', () => {
    expect(scaleText(aTeamMatch)).toBe('IMPs, each board against the other table of the match');
    expect(scaleText(aTeamEvent)).toBe(
      'Victory points as in the file, in whole numbers; 2 of 3 matches differ from the continuous scale of the WBF',
    );
    expect(scaleText({ unit: 'vps', matches: aTeamEvent.matches.slice(2) })).toBe(
      'Victory points as in the file, equal to the continuous scale of the WBF',
    );
    const own = aTeamEvent.matches.map((match) => ({
      ...match,
      victoryPoints: match.victoryPoints && { ...match.victoryPoints, isStated: false },
    }));
    expect(scaleText({ unit: 'vps', matches: own })).toBe(
      'Victory points by the continuous scale of the WBF',
    );
  });

  it('are compared in each match', () => {
    expect(matchScaleText(aTeamEvent.matches[0]!)).toBe(
      'These are the file’s victory points. For 2 boards the continuous scale of the WBF gives 18.09–1.91.',
    );
    expect(matchScaleText(aTeamEvent.matches[2]!)).toBeNull();
  });
});

describe('a table of teams', () => {
  it('says where the file has another sum or place', () => {
    expect(standingDifferences(aTeamEvent)).toEqual([]);
    const [first, second, third] = aTeamEvent.standings;
    const standings = [
      { ...first!, stated: { place: 1, points: 30 } },
      { ...second!, stated: { place: 3, points: null } },
      { ...third!, stated: null },
    ];
    expect(standingDifferences({ ...aTeamEvent, standings })).toEqual([
      'Larks: 31 VPs here, 30 in the file.',
      'Rooks: place 2 here, 3 in the file.',
    ]);
  });
});

describe('boards of a match', () => {
  it('that do not count are named with the reason', () => {
    const [board] = aTeamMatch.shown.boards;
    const at = (boardNumber: number, problem: 'one table' | 'no score') => ({
      ...board!,
      boardNumber,
      problem,
    });
    expect(uncountedTexts(aTeamMatch.shown.boards)).toEqual([
      'Board 3 was played at one table only and counts nothing.',
    ]);
    expect(
      uncountedTexts([at(1, 'one table'), at(4, 'no score'), at(5, 'one table'), at(6, 'one table')]),
    ).toEqual([
      'Boards 1, 5 and 6 were played at one table only and count nothing.',
      'Board 4 has no score at one of the tables and counts nothing.',
    ]);
  });

  it('have rooms, unless the teams turned in them', () => {
    const { boards } = aTeamMatch.shown;
    expect(roomTitles(boards)).toEqual(['Open room', 'Closed room']);
    const [first, ...others] = boards;
    const turned = { ...first!, tables: { first: first!.tables.second, second: first!.tables.first } };
    expect(roomTitles([turned, ...others])).toBeNull();
    expect(roomTitles([])).toBeNull();
  });
});
