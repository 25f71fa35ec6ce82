import { describe, expect, it } from 'vitest';
import { formatDate } from '../../ui/format-date.ts';
import { roundText } from '../../ui/round-text.ts';
import { dayOf, dayText, headingOf, placeOf, uploaderOf } from './game-text.ts';

describe('a game', () => {
  it('is named by its title, else by the file’s event, else by the file name', () => {
    const file = { title: '', pbnEvent: null, filename: 'tue.pbn' };
    expect(headingOf({ ...file, title: 'Autumn Teams', pbnEvent: 'Teams' })).toBe('Autumn Teams');
    expect(headingOf({ ...file, title: ' ', pbnEvent: 'Teams' })).toBe('Teams');
    expect(headingOf(file)).toBe('tue.pbn');
  });

  it('has the place of its uploader, else that of the file', () => {
    expect(placeOf({ location: 'Harbour Hall', pbnSite: 'Club' })).toBe('Harbour Hall');
    expect(placeOf({ location: null, pbnSite: 'Club' })).toBe('Club');
    expect(placeOf({ location: null, pbnSite: null })).toBe('');
  });

  it('has the name of its uploader, else the id', () => {
    expect(uploaderOf({ uploaderName: 'Joan W.', uploadedBy: 7 })).toBe('Joan W.');
    expect(uploaderOf({ uploaderName: '', uploadedBy: 7 })).toBe('7');
  });

  it('has its date, else the file’s, else the upload date', () => {
    const uploadedAt = '2025-10-20T23:30:00.000Z';
    const days = [
      { date: '2025-10-18', pbnDate: '2025-10-17', uploadedAt },
      { date: null, pbnDate: '2025-10-17', uploadedAt },
      { date: null, pbnDate: null, uploadedAt },
    ].map(dayOf);
    expect(days.map(({ date }) => date.toISOString().slice(0, 10))).toEqual([
      '2025-10-18',
      '2025-10-17',
      '2025-10-20',
    ]);
    expect(days.map(({ timeZone }) => timeZone)).toEqual(['UTC', 'UTC', undefined]);
  });

  it('calls the day of its upload that, and a day of play nothing', () => {
    const uploadedAt = '2025-10-20T12:00:00.000Z';
    const text = (date: string | null, pbnDate: string | null) =>
      dayText({ date, pbnDate, uploadedAt }, 'en-GB');
    expect(text('2025-10-18', null)).toBe('18 October 2025');
    expect(text(null, '2025-10-17')).toBe('17 October 2025');
    expect(text(null, null)).toBe('uploaded 20 October 2025');
  });

  it('shows a day of play unchanged in every time zone', () => {
    const words = formatDate(dayOf({ date: '2025-10-18', pbnDate: null, uploadedAt: '' }));
    expect(words).toContain('18');
    expect(words).toContain('2025');
  });

  it.each([
    ['3', 'Round 3'],
    ['Round 3', 'Round 3'],
    ['Final', 'Final'],
  ])('has the round %j as %j', (round, words) => expect(roundText(round)).toBe(words));
});
