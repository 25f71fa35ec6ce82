import type { FieldBoard, FieldStats } from '@bridge-review/api/field';

const of = (boards: number, mean: number, error: number | null) => ({ boards, mean, error });

/** Two seasons, mostly at matchpoints. */
export const someResults: FieldStats = {
  measure: 'percent',
  percent: of(412, 53.4, 2.6),
  imps: of(48, 0.41, 0.9),
  declaring: of(176, 0.14, 0.11),
  defending: of(208, -0.09, 0.1),
  games: 19,
  waiting: 0,
  all: of(412, 53.4, 2.6),
  roles: [
    { role: 'declaring', by: null, ...of(188, 57.2, 3.4) },
    { role: 'declaring', by: 'self', ...of(101, 58.6, 4.6) },
    { role: 'declaring', by: 'partner', ...of(87, 55.6, 5.1) },
    { role: 'defending', by: null, ...of(219, 50.1, 3.1) },
    { role: 'defending', by: 'self', ...of(104, 48.9, 4.5) },
    { role: 'defending', by: 'partner', ...of(115, 51.2, 4.3) },
  ],
  kinds: [
    { kind: 'part score', ...of(196, 54.8, 3.7) },
    { kind: 'game', ...of(193, 52.9, 3.6) },
    { kind: 'slam', ...of(18, 41.7, 14.2) },
  ],
  levels: [
    { level: 1, ...of(61, 55.1, 6.6) },
    { level: 2, ...of(88, 54.2, 5.6) },
    { level: 3, ...of(109, 53.9, 4.9) },
    { level: 4, ...of(104, 53.6, 4.8) },
    { level: 5, ...of(27, 49.8, 10.9) },
    { level: 6, ...of(16, 42.4, 15.1) },
    { level: 7, ...of(2, 25, 317.7) },
  ],
  strains: [
    { strain: 'NT', ...of(132, 50.6, 4.4) },
    { strain: 'S', ...of(101, 56.3, 4.9) },
    { strain: 'H', ...of(92, 55.9, 5.2) },
    { strain: 'D', ...of(44, 51.2, 7.8) },
    { strain: 'C', ...of(38, 52.7, 8.6) },
  ],
  leads: [
    { lead: 'notrump', ...of(37, 51.8, 8.1) },
    { lead: 'trump', ...of(14, 57.4, 13.9) },
    { lead: 'side suit', ...of(53, 44.6, 6.4) },
  ],
  partners: [
    { partner: { id: 3, displayName: 'Alasdair Penrose' }, ...of(301, 54.6, 3) },
    { partner: { id: 4, displayName: 'Wen-Ling Hsu' }, ...of(96, 50.9, 5.3) },
    { partner: { id: 5, displayName: 'Tomas Lindqvist' }, ...of(15, 45.2, 14.8) },
  ],
  months: [
    { from: '2026-01', month: '2026-01', ...of(48, 50.2, 7.4) },
    { from: '2026-02', month: '2026-03', ...of(72, 52.8, 6.1) },
    { from: '2026-04', month: '2026-04', ...of(51, 55.7, 7.2) },
  ],
  partnerChoices: [
    { id: 3, displayName: 'Alasdair Penrose' },
    { id: 4, displayName: 'Wen-Ling Hsu' },
    { id: 5, displayName: 'Tomas Lindqvist' },
  ],
};

export const noResults: FieldStats = {
  measure: 'percent',
  percent: of(0, 0, null),
  imps: of(0, 0, null),
  declaring: of(0, 0, null),
  defending: of(0, 0, null),
  games: 0,
  waiting: 0,
  all: of(0, 0, null),
  roles: [],
  kinds: [],
  levels: [],
  strains: [],
  leads: [],
  partners: [],
  months: [],
  partnerChoices: [],
};

export const aPlayedBoard = (boardNumber: number, more: Partial<FieldBoard> = {}): FieldBoard => ({
  handId: 100 + boardNumber,
  gameId: 7,
  title: 'Tuesday Pairs',
  boardNumber,
  dealer: 'N',
  vulnerability: 'None',
  side: 'EW',
  contract: '4H',
  declarer: 'S',
  tricks: 9,
  scoreNS: -50,
  value: 81.25,
  ...more,
});
