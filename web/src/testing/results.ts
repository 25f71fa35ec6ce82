import type { TableResult } from '@bridge-review/api/hands';

/** What a table made of `aHand`. */
export const aResult: TableResult = {
  id: 1,
  players: { N: 'Ines Amsel', E: 'Bram Kestrel', S: 'Ruth Falke', W: 'Oona Heron' },
  section: null,
  table: '1',
  room: null,
  pairNumbers: { NS: null, EW: null },
  commentary: [],
  ownSide: null,
  contract: '4H',
  declarer: 'S',
  tricks: 10,
  scoreNS: 420,
  comparison: null,
  auction: null,
  play: null,
};

/** Two tricks for North, then a claim. */
export const aClaim: TableResult = {
  ...aResult,
  play: {
    leader: 'W',
    tricks: [
      { W: 'CJ', N: 'CK', E: 'C2', S: 'C5' },
      { N: 'HQ', E: 'H6', S: 'H3', W: 'H5' },
    ],
    annotations: [],
  },
};
