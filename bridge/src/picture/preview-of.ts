import { rankOf, suitOf } from '../card.ts';
import { counted } from '../counted.ts';
import { strainText, symbols } from '../diagram/write-diagram.ts';
import { cardsInOrder, type Play } from '../play.ts';
import { printable } from '../printable.ts';
import type { BoardRecord, ResultRecord } from '../record/hand-record.ts';
import { seatName } from '../seat.ts';
import { suitSymbol } from '../suit.ts';
import type { Preview } from './preview-picture.ts';

/** What the preview of a board of a file says: title, contract and result of the first table that has an auction or a contract. */
export function previewOf(board: BoardRecord): Preview {
  const { number, tags, results } = board;
  const bid = results.find(({ auction }) => auction !== null);
  const result = bid ?? results.find(({ contract }) => contract !== null);
  return {
    board,
    title: printable(tags.get('Event') ?? '') || null,
    heading: (result && contractText(result)) ?? (number === null ? 'A board' : `Board ${number}`),
    text: result ? outcomeText({ ...result, play: result.play?.play ?? null }) : '',
    auction: bid?.auction?.auction ?? null,
  };
}

/** `4♥ doubled by West`; null where no contract is known. */
export function contractText({
  contract,
  declarer,
}: Pick<ResultRecord, 'contract' | 'declarer'>): string | null {
  if (contract === null) return null;
  if (contract === 'Pass') return 'Passed out';
  const doubled = { '': '', X: ' doubled', XX: ' redoubled' }[contract.doubling];
  const by = declarer === null ? '' : ` by ${seatName(declarer)}`;
  return `${contract.level}${strainText(contract.strain, symbols)}${doubled}${by}`;
}

type Outcome = Pick<ResultRecord, 'contract' | 'tricks' | 'scoreNS'> & { readonly play: Play | null };

/** `Lead ♠2, 9 tricks, N–S +600.`, as far as it is known. */
export function outcomeText({ contract, play, tricks, scoreNS }: Outcome): string {
  if (contract === null || contract === 'Pass') return '';
  const lead = play && cardsInOrder(play, contract.strain)[0]?.card;
  const said = [
    ...(lead ? [`lead ${suitSymbol(suitOf(lead))}${rankOf(lead)}`] : []),
    ...(tricks === null ? [] : [counted(tricks, 'trick')]),
    ...(scoreNS === null ? [] : [`N–S ${scoreNS < 0 ? `−${-scoreNS}` : `+${scoreNS}`}`]),
  ].join(', ');
  return said === '' ? '' : `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}
