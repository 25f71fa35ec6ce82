import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseCommand } from '../cli/arguments.ts';
import { nearly, runs, failOnHang } from '../testing/fuzz.ts';

const words =
  'check convert show dd par deal help - -- -h --json --strict --to --to=lin pbn --board --board=1 --board= 7 --ascii ' +
  '--stdin --write --force --dealer N --vulnerable=All --given W:AQ4.KT3.K762.983 --where S:12+ --count=2 --seed 7 --lines --no-json -x __proto__ constructor a.pbn b.lin N:...';

it('any list of words is a command or is refused with a sentence', () => {
  const word = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...words.split(' ')) },
    nearly(words.split(' '), 2),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), (args) => {
      const parsed = failOnHang(() => parseCommand(args));
      if (!parsed.ok) expect(parsed.error.code).toBe('usage');
    }),
    runs(200),
  );
});
