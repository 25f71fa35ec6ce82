import { at, fault, type Fault } from './fault.ts';

const analysisFault = (name: string, wrong: string, place: number): Fault =>
  fault(name, 'data_inconsistency', false, async ({ pool, analysed }) => {
    await pool.query(`update hands set ${wrong} where id = $1`, [analysed[place]]);
    return at('hands', analysed[place]);
  });

export const analysisFaults: readonly Fault[] = [
  analysisFault('a table of tricks of other cards', `tricks = overlay(tricks placing '77' from 4)`, 0),
  analysisFault('a par of another table of tricks', 'par_ns = par_ns + 10', 1),
  analysisFault('a table of tricks that is none', `tricks = 'nine, or ten'`, 2),
  analysisFault('a table of tricks without par', 'par_ns = null', 3),
  analysisFault('a par without a table of tricks', 'tricks = null', 4),
  fault(
    'an analysis of a hand whose cards are not known',
    'data_inconsistency',
    false,
    async ({ pool, halfKnown }) => {
      await pool.query(`update hands set tricks = '66666666666666666666', par_ns = 80 where id = $1`, [
        halfKnown,
      ]);
      return at('hands', halfKnown);
    },
  ),
];
