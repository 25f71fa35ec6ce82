import { describe, expect, it } from 'vitest';
import { parseHand } from '../hand.ts';
import { unwrap } from '../result.ts';
import { styleOfSystem } from './style-of-system.ts';
import { resolveStyle, type StyleEvidence } from './resolve-style.ts';

const weak = unwrap(parseHand('AQ4.KT3.K762.983'));
const preempt = unwrap(parseHand('KQJ98732.3.762.8'));
const noEvidence: StyleEvidence = { choice: null, system: null, openings: [] };
const openings: StyleEvidence['openings'] = Array.from({ length: 9 }, () => ({ call: '1NT', hand: weak }));

describe('the style that calls are read in', () => {
  it('is the one that was chosen, else the file’s, else that of the openings, else cautious', () => {
    const all: StyleEvidence = { choice: 'strong club', system: 'SAYC', openings };
    expect(resolveStyle(all)).toMatchObject({ style: 'strong club', from: 'choice' });
    expect(resolveStyle({ ...all, choice: null })).toMatchObject({ style: 'five-card majors', from: 'file' });
    expect(resolveStyle({ ...all, choice: null, system: 'our own' })).toEqual({
      style: 'Acol',
      from: 'openings',
      openings: 9,
      fitting: 9,
    });
    expect(resolveStyle({ ...all, choice: null, system: null, openings: openings.slice(2) })).toMatchObject({
      style: 'cautious',
      from: 'nothing',
      openings: 7,
    });
    expect(resolveStyle(noEvidence)).toMatchObject({ style: 'cautious', from: 'nothing', openings: 0 });
  });

  it('can be cautious because somebody wants it so', () => {
    expect(resolveStyle({ choice: 'cautious', system: 'Acol', openings })).toMatchObject({
      style: 'cautious',
      from: 'choice',
    });
  });

  it('does not follow from openings of three or more', () => {
    const high = openings.map(() => ({ call: '3S', hand: preempt }) as const);
    expect(resolveStyle({ ...noEvidence, openings: high })).toMatchObject({ from: 'nothing', openings: 0 });
  });

  it('is known by the names of systems, and not by half a word', () => {
    expect(
      ['SAYC', '2/1', '2/1 Game Force', 'Standard American', '5-card majors', 'Five card major'].map(
        styleOfSystem,
      ),
    ).toEqual(Array.from({ length: 6 }, () => 'five-card majors'));
    expect(['ACOL', 'Benji Acol'].map(styleOfSystem)).toEqual(['Acol', 'Acol']);
    expect(['Precision', 'strong club'].map(styleOfSystem)).toEqual(['strong club', 'strong club']);
    expect(['', 'GF', 'EthaMoscito', 'Acolyte', 'Acol or Precision'].map(styleOfSystem)).toEqual(
      Array.from({ length: 5 }, () => null),
    );
  });
});
