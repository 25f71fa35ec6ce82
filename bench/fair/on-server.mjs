/**
 * A game with its auctions on the product as it runs: from the last record until every board has both verdicts, by the
 * clock on the wall, with the analysis and all else that the server does meanwhile.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { contractOf } from '@bridge-review/bridge/auction';
import { formatDeal } from '@bridge-review/bridge/deal';
import { sideOf } from '@bridge-review/bridge/side';
import { openProduct } from '../product-in-browser.mjs';

const GIVE_UP_SECONDS = 3600;

/** @param {readonly import('./bench.mjs').Board[]} boards @returns {Promise<number>} the seconds */
export async function judgeOnServer(boards) {
  const { page, close } = await openProduct();
  /** @param {'get' | 'post'} method @param {string} url @param {object} [options] */
  const ask = async (method, url, options) => {
    const response = await page.request[method](url, options);
    if (!response.ok()) throw new Error(`${url}: ${await response.text()}`);
    return response.json();
  };
  /** @param {string} name */
  const register = (name) =>
    ask('post', '/api/register', {
      data: {
        firstName: name,
        lastName: 'Lark',
        displayName: name,
        email: `${name.toLowerCase()}@example.org`,
        password: 'two hearts doubled',
      },
    });
  const ben = await register('Ben');
  await register('Ada');
  const text = boards.map(
    ({ deal, auction }, index) =>
      `[Board "${index + 1}"]\n[Dealer "${auction.dealer}"]\n[Vulnerable "None"]\n[Deal "${formatDeal(deal)}"]`,
  );
  const file = { name: 'game.pbn', mimeType: 'text/plain', buffer: Buffer.from(text.join('\n\n')) };
  const { game, hands } = await ask('post', '/api/games/upload', { multipart: { file } });
  await ask('post', `/api/games/${game.id}/players`, { data: { partnerId: ben.id } });
  for (const [index, { auction }] of boards.entries()) {
    const contract = contractOf(auction);
    const side = contract === null || contract === 'Pass' ? 'NS' : sideOf(contract.declarer);
    await ask('post', `/api/hands/${hands[index].id}/partnership-bidding`, {
      data: { partnerId: ben.id, biddingSequence: auction.calls, gameId: game.id, side },
    });
  }
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  for (let judged = 0; judged < boards.length;) {
    await wait(1000);
    if (seconds() > GIVE_UP_SECONDS) throw new Error(`Only ${judged} boards are judged.`);
    const { records } = await ask('get', `/api/games/${game.id}/analysis`);
    judged = records.filter((/** @type {{ fair: object | null }} */ { fair }) => fair !== null).length;
  }
  const took = seconds();
  await close();
  return took;
}
