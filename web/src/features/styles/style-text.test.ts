import { expect, it } from 'vitest';
import { styleSentence } from './style-text.ts';

it('a style is said with where it comes from', () => {
  expect(styleSentence({ style: 'five-card majors', from: 'openings', openings: 14, fitting: 13 })).toBe(
    'Five-card majors, judging by this pair’s 14 openings in this game.',
  );
  expect(styleSentence({ style: 'Acol', from: 'file', openings: 0, fitting: 0 }, 'Benji Acol')).toBe(
    'Acol, as the file says (“Benji Acol”).',
  );
  expect(styleSentence({ style: 'strong club', from: 'choice', openings: 3, fitting: 1 })).toBe(
    'Strong club, as you chose for this pair in this game.',
  );
  expect(styleSentence({ style: 'cautious', from: 'choice', openings: 3, fitting: 1 })).toBe(
    'Calls are read cautiously, as you chose for this pair in this game.',
  );
});

it('where nothing tells it, that is said', () => {
  expect(styleSentence({ style: 'cautious', from: 'nothing', openings: 0, fitting: 0 })).toBe(
    'System not known, so their calls are read cautiously.',
  );
  expect(styleSentence({ style: 'cautious', from: 'nothing', openings: 1, fitting: 0 })).toBe(
    'System not known: this pair’s one other opening in this game does not show it, so their calls are read cautiously.',
  );
});
