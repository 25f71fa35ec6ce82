import { beforeAll, describe, expect, it } from 'vitest';
import { dealGame, join, type Member, type TestGame } from '../testing/club.ts';
import { useTestServer } from '../testing/test-server.ts';
import { firstAnswers } from './first-answers.ts';

const server = useTestServer();
let ada: Member;
let game: TestGame;

beforeAll(async () => {
  ada = await join(server, 'Ada </script><b>');
  game = await dealGame(server, ada.id);
});

const open = async (path: string, cookie = ada.browser.cookie()) => {
  const headers = cookie === undefined ? {} : { cookie };
  const answers = await firstAnswers(server.app, { headers, socket: {} }, path);
  return answers.map(({ html }) => html).join('');
};

const SCRIPT = /<script type="application\/json" data-address="([^"]*)"[^>]*>([^<]*)<\/script>/g;

const read = (html: string) =>
  [...html.matchAll(SCRIPT)].map(([, address = '', text = '']) => ({
    address: address.replaceAll('&amp;', '&'),
    answer: JSON.parse(text) as unknown,
  }));

describe('the answers in a page', () => {
  it('are those of the API to this user', async () => {
    const paths = ['/', `/games/${game.id}`, `/hands/${game.hands[0]}`, '/account'];
    const counts: number[] = [];
    for (const path of paths) {
      const answers = read(await open(path));
      counts.push(answers.length);
      for (const { address, answer } of answers)
        expect(answer, address).toEqual((await ada.send('GET', address)).body);
    }
    expect(counts).toEqual([3, 6, 9, 1]);
  });

  it('cannot end the script that holds them', async () => {
    const html = await open('/account');
    expect(html.replaceAll(SCRIPT, '')).toBe('');
    expect(read(html)[0]?.answer).toMatchObject({ displayName: 'Ada </script><b>' });
  });

  it('are left out without a session that holds, and where there is nothing', async () => {
    expect(await open('/', '')).toBe('');
    expect(await open('/', 'session=ended')).toBe('');
    expect(read(await open('/games/999999999')).map(({ address }) => address)).toEqual(['/api/user']);
  });
});
