import { describe, expect, it } from 'vitest';
import { parseAuction } from '../auction.ts';
import { boardNumber } from '../board.ts';
import { parseDeal } from '../deal.ts';
import { unwrap } from '../result.ts';
import { lettersOf, pictureText } from '../testing/picture-text.ts';
import { boardPicture } from './board-picture.ts';
import type { PicturedBoard } from './draw-deal.ts';
import { isDrawable } from './drawing.ts';
import { type Preview, previewPicture } from './preview-picture.ts';

const deal = unwrap(parseDeal('N:76.AKJ.AJ9862.32 AJ543.32.QT.QJ96 K8.QT976.54.AK84 QT92.854.K73.T75'));
const board: PicturedBoard = { number: unwrap(boardNumber(5)), deal, dealer: 'N', vulnerability: 'NS' };
const preview: Preview = {
  board,
  title: 'Tuesday Pairs',
  heading: '3NT by South',
  text: 'Lead ♠2, 9 tricks.',
  auction: unwrap(parseAuction('N', ['1D', '1S', '2H', '2S', '3D', 'p', '3NT', 'p', 'p', 'p'])),
};

describe('a picture of a board', () => {
  it('has the cards of every hand, suits as drawings, and no text that needs a font', () => {
    const svg = boardPicture(board);
    expect(svg).not.toMatch(/<text|font/u);
    expect(pictureText(svg)).toBe(
      'DealerNorthN–SvulNorth76AKJAJ986232WestQT92854K73T75EastAJ54332QTQJ96SouthK8QT97654AK84NDESW5',
    );
    expect(svg.match(/href="#suit-S"/gu)).toHaveLength(4);
    expect(svg.match(/href="#suit-H"[^>]*fill="#a3201f"/gu)).toHaveLength(4);
  });

  it('defines each outline once, and uses no other', () => {
    const svg = previewPicture(preview);
    const defined = [...svg.matchAll(/ id="([\w-]+)"/gu)].map(([, id]) => id);
    const used = new Set([...svg.matchAll(/href="#([\w-]+)"/gu)].map(([, id]) => id));
    expect(new Set(defined).size).toBe(defined.length);
    expect(used).toEqual(new Set(defined));
  });

  it('leaves out hands that are not to be seen', () => {
    const svg = boardPicture({ ...board, deal: { ...deal, E: null, W: null } });
    expect(pictureText(svg)).toBe('DealerNorthN–SvulNorth76AKJAJ986232WestEastSouthK8QT97654AK84NDESW5');
  });

  it('says what it shows, escaped', () => {
    expect(previewPicture({ ...preview, heading: 'A < B & C\u0000\uD800' })).toContain(
      '<title>Board 5. A &lt; B &amp; C . Dealer North, N–S vul</title>',
    );
  });
});

describe('a preview', () => {
  const titles = [
    'Ä'.repeat(60),
    'WWWWWWWWW WWWWWWWWW WWWWWWWWW WWWWWWWWW WWWWWWWWW WWWWWWWWWW',
    'Παγκόσμιο Πρωτάθλημα Μπριτζ Ζευγών της Θεσσαλονίκης 2026, Α΄',
    'ЩЖШМЮ ЩЖШМЮ ЩЖШМЮ ЩЖШМЮ ЩЖШМЮ ЩЖШМЮ ЩЖШМЮ ЩЖШМЮ ЩЖШМЮ ЩЖШМЮЩ',
    'Łódź Świąteczny Turniej Par o Puchar Prezesa, Żółte Źdźbła 9',
  ];

  it.each(titles)('fits a title of 60 letters: %s', (title) => {
    expect([...title]).toHaveLength(60);
    const svg = previewPicture({ ...preview, title });
    const letters = lettersOf(svg);
    expect(pictureText(svg)).toContain(title.replaceAll(' ', ''));
    for (const { x, right, y } of letters) {
      expect(x).toBeGreaterThanOrEqual(44 - 1);
      expect(right).toBeLessThanOrEqual(1156 + 2);
      expect(y).toBeLessThanOrEqual(620);
    }
    const brandEnds = Math.max(...letters.filter(({ size }) => size === 34).map(({ right }) => right));
    const inTitle = letters.filter(({ y, size }) => y < 80 && size !== 34);
    expect(Math.min(...inTitle.map(({ x }) => x))).toBeGreaterThan(brandEnds + 20);
  });

  it.each(['火曜日のペア', 'مباراة الثلاثاء', 'Pairs 🃏', 'मंगलवार'])(
    'names the board alone for %s',
    (title) => {
      const words = pictureText(previewPicture({ ...preview, title }));
      expect(words.startsWith('BridgeReviewBoard5North')).toBe(true);
    },
  );

  it('leaves out a text that it has not all letters of', () => {
    const said = (text: string) => pictureText(previewPicture({ ...preview, text }));
    expect(said('“4♠か?”')).toBe(said(''));
    expect(said('“4♠?”')).not.toBe(said(''));
  });

  it('writes a letter and its accent as one', () => {
    const words = pictureText(previewPicture({ ...preview, title: 'Cafe\u0301' }));
    expect(words).toContain('BridgeReviewCafé,Board5');
  });

  it('shows one hand large, and asks for the next call', () => {
    const auction = unwrap(parseAuction('N', ['1D', '1S', '2H', '2S', '3D', 'p']));
    const svg = previewPicture({
      ...preview,
      board: { ...board, deal: { N: null, E: null, S: deal.S, W: null } },
      heading: 'What do you bid?',
      auction,
      asks: true,
    });
    expect(pictureText(svg)).toContain('South12HCPK8QT97654AK84What');
    expect(pictureText(svg)).toContain('Pass?');
    expect(lettersOf(svg).find(({ id }) => id === 'bold-4b')?.size).toBe(62);
  });

  it('sets a long auction smaller, and of the longest shows the end', () => {
    const calls = ['1C', '1D', '1H', '1S', '1NT', '2C', '2D', '2H', '2S', '2NT', '3C', '7NT'].flatMap(
      (bid) => [bid, 'X', 'XX'],
    );
    const auction = unwrap(parseAuction('N', [...calls, 'p', 'p', 'p']));
    const svg = previewPicture({ ...preview, auction });
    const side = lettersOf(svg).filter(({ x, y }) => x > 740 && y > 100);
    expect(Math.min(...side.map(({ size }) => size))).toBeGreaterThanOrEqual(18);
    expect(pictureText(svg)).toContain('7NTDoubleRedoublePassPassPass');
    expect(pictureText(svg).match(/Redouble/gu)?.length).toBeLessThan(12);
  });
});

describe('letters', () => {
  it('are there for Latin, Greek and Cyrillic, and for all signs that our own words use', () => {
    const alphabets = 'ÀÉÎõüßøŁŻșğİ ΑΩαωάώς АЯаяёЁЄєІіЇїҐґ ‘’“”„–—…·×−';
    expect(isDrawable(alphabets, { typeface: 'sans' })).toBe(true);
    expect(isDrawable('3♥ by North–South', { typeface: 'serif' })).toBe(true);
    expect(isDrawable('`\\$', { typeface: 'bold' })).toBe(true);
    expect(isDrawable('日', { typeface: 'sans' })).toBe(false);
  });
});
