import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeLin } from '../lin/write-lin.ts';
import { decodeText } from '../record/decode-text.ts';
import { writePbn } from '../pbn/write-pbn.ts';
import { readFile } from '../formats/read-file.ts';
import { unwrap } from '../result.ts';
import { damagedBytes, runs, failOnHang } from '../testing/fuzz.ts';

const deal = 'N:72.AKQ986.A8632. KQ4.T.QJT7.A9754 J98653.2.K5.J862 AT.J7543.94.KQT3';

const files: readonly string[] = [
  `%Content-type: text/x-pbn; charset=ISO-8859-1\n[Board "1"]\n[North "Åse"]\n[Deal "${deal}"]\n[Auction "N"]\n1H AP\n`,
  'qx|o1|md|1SQ985HT6DKJ854C73,SJ72HK98432DCAQJ4,SK43HAQDAQT92CK98,|ah|Board 1|mb|1Cppp|pc|SA|\n',
  'https://example.org/h.html?lin=md%7C1SQ985HT6DKJ854C73%2CSJ72HK98432DCAQJ4%2CSK43HAQDAQT92CK98%7C\n',
  '\uFEFF[Board "1"]\r\n[Deal "N:- - - -"]\r\n',
];

describe('the bytes of a file', () => {
  it.each(files)('are refused as not text, or read as a record that both formats can write: %j', (good) => {
    fc.assert(
      fc.property(damagedBytes(good), (bytes) => {
        const decoded = failOnHang(() => decodeText(bytes));
        if (!decoded.ok) {
          expect(decoded.error.code).toBe('nul-characters');
          return;
        }
        expect(decoded.value.doubt?.length ?? 0).toBeLessThan(300);
        const { record, warnings, format } = failOnHang(() => unwrap(readFile(decoded.value.text)));
        if (format === null) expect(warnings).toHaveLength(1);
        expect(unwrap(readFile(writePbn(record))).record.boards).toHaveLength(record.boards.length);
        expect(unwrap(readFile(writeLin(record))).record.boards).toHaveLength(record.boards.length);
      }),
      runs(75),
    );
  });
});
