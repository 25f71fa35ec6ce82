import { describe, expect, it } from 'vitest';
import { renderFrame } from './frame.tsx';

const HOSTILE = `</h1><script>alert(1)</script>"'<img src=x onerror=alert(2)>`;

const game = {
  id: 1,
  title: HOSTILE,
  date: '2026-11-14',
  location: HOSTILE,
  round: HOSTILE,
  tournament: HOSTILE,
  uploadedBy: 4,
  uploaderName: HOSTILE,
  uploadedAt: '2026-11-14T20:00:00Z',
};
const hand = {
  id: 7,
  gameId: 1,
  boardNumber: 18,
  dealer: 'W',
  vulnerability: 'All',
  finalContract: null,
  northHand: 'AKQ2.T98.765.432',
  eastHand: null,
  southHand: null,
  westHand: null,
};

const LIST = '/api/games?limit=50&sort=played&whose=all';
const own = {
  isPlaying: false,
  partner: null,
  suggestedPartner: null,
  seat: null,
  accuracy: null,
  bid: 0,
  waiting: 0,
};
const list = {
  '/api/games/counts': { mine: 2, all: 3, hasSample: false, boards: 0, toBid: 0 },
  [LIST]: [{ ...game, filename: 'autumn.pbn', isSample: false, handCount: 24, own }],
};

const open = (path: string, answers: Record<string, unknown> | null = {}, search = '') =>
  renderFrame({
    path,
    search,
    isVisitor: answers === null,
    answers: new Map(Object.entries(answers ?? {})),
    locale: 'en-US',
  });

/** The names of all attributes, as a browser would read them: what stands between quotes is none. */
const attributesIn = (html: string): string[] =>
  [...html.matchAll(/<[a-z][^\s>]*((?:"[^"]*"|[^">])*)>/g)].flatMap(([, attributes = '']) =>
    [...attributes.replaceAll(/"[^"]*"/g, '').matchAll(/[^\s=/]+/g)].map(([name]) => name),
  );

describe('the frame of a page', () => {
  it('holds the heading of its page', () => {
    expect(open('/auth', null)).toContain('Every board has ');
    expect(open('/')).toContain('>Games</h1>');
    expect(open('/games/1', { '/api/games/1': { ...game, title: 'Autumn Pairs' } })).toContain(
      '>Autumn Pairs</h1>',
    );
    const board = open('/hands/7', { '/api/hands/7': hand, '/api/games/1': game });
    expect(board).toContain('>Board 18</h1>');
    expect(board).toContain('November 14, 2026');
  });

  it('escapes what users wrote', () => {
    expect(attributesIn('<i title="a onerror=b" class="c" onload="d" onerror=e>')).toEqual(
      expect.arrayContaining(['title', 'class', 'onload', 'onerror']),
    );
    const players = { N: HOSTILE, E: HOSTILE, S: HOSTILE, W: HOSTILE };
    const answers = {
      ...list,
      '/api/user': { id: 4, displayName: HOSTILE },
      '/api/hands/7': hand,
      '/api/hands/7/results': [{ play: null, auction: null, players }],
      '/api/games/1': game,
    };
    for (const path of ['/', '/games/1', '/hands/7']) {
      const html = open(path, answers);
      expect(html).toContain('&lt;/h1&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
      expect(html).not.toMatch(/<script|<img|javascript:/);
      expect(attributesIn(html)).toContain('class');
      expect(attributesIn(html).filter((name) => /^on/i.test(name))).toEqual([]);
      // Quotes cannot end an attribute.
      expect(html).not.toContain(`"'`);
    }
  });

  it('holds the rows of the games, unless the address asks for others or a welcome comes first', () => {
    expect(open('/', list)).toContain('File: autumn.pbn');
    expect(open('/', list, 'whose=mine')).not.toContain('File: autumn.pbn');
    const ofNewUser = {
      ...list,
      '/api/games/counts': { mine: 0, all: 3, hasSample: false, boards: 0, toBid: 0 },
    };
    expect(open('/', ofNewUser)).not.toContain('File: autumn.pbn');
  });

  it('holds the deal as its user wants cards to be written, and who held it', () => {
    const seats = { N: 'Ines Amsel#56252', E: null, S: null, W: null };
    const answers = {
      '/api/hands/7': hand,
      '/api/hands/7/results': [{ play: null, auction: null, players: seats }],
      '/api/user': { cardStyle: { language: 'en', ten: '10', colours: 'two', size: 'normal' } },
    };
    const board = open('/hands/7', answers);
    expect(board).toContain('Ines Amsel');
    expect(board).not.toContain('56252');
    expect(board).toContain('>10</span>');
  });

  it('cannot be used and is hidden from screen readers', () => {
    expect(open('/')).toMatch(/^<div inert="" aria-hidden="true"/);
  });

  it('is the masthead alone where nothing is known of the page', () => {
    for (const html of [open('/games/9'), open('/hands/x'), open('/stats'), open('/reset-password', null)]) {
      expect(html).toContain('Bridge Review');
      expect(html).not.toContain('<h1');
    }
  });
});
