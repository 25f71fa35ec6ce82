import { writeFile } from 'node:fs/promises';
import { counted } from '../counted.ts';
import { formatPartialDeal } from '../partial-deal.ts';
import type { BoardRecord, HandRecord, ResultRecord } from '../record/hand-record.ts';
import type { ConvertCommand } from './arguments.ts';
import { exitCodes, type ExitCode } from './exit-code.ts';
import { readInput, reasonOf } from './input.ts';
import { printable } from '../printable.ts';
import type { Terminal } from './terminal.ts';
import { readWritten, writeRecord } from './written-format.ts';

/** `bridge convert IN OUT` */
export async function convert(command: ConvertCommand, terminal: Terminal): Promise<ExitCode> {
  const { to, format, json, force } = command;
  const input = await readInput(command.from, terminal);
  if (!input.ok) return refuse(input.error.message, exitCodes.file, command, terminal);
  const { file, record, warnings } = input.value;
  const [first] = warnings;
  if (record.boards.length === 0) {
    const why = first ? ` Line ${first.line}: ${first.message}` : '';
    return refuse(
      `${file} has no boards, so nothing was written.${why}`,
      exitCodes.warnings,
      command,
      terminal,
    );
  }
  const written = writeRecord(record, format);
  if (!written.ok)
    return refuse(
      `Nothing was written as ${format}. ${written.error.message}`,
      exitCodes.warnings,
      command,
      terminal,
    );
  const text = written.value;
  try {
    if (to === '-') terminal.out(text);
    else await writeFile(to, text, { flag: force ? 'w' : 'wx' });
  } catch (error) {
    const hint = reasonOf(error) === 'it exists already' ? ' (use --force to replace it)' : '';
    return refuse(
      `${to} could not be written: ${reasonOf(error)}${hint}.`,
      exitCodes.file,
      command,
      terminal,
    );
  }
  const lost = lostIn(record, readWritten(text, format));
  const summary = { from: command.from, to, format, boards: record.boards.length, lost, warnings };
  const report = (words: string): void => (to === '-' ? terminal.err(words) : terminal.out(words));
  if (json) report(`${JSON.stringify(summary, null, 2)}\n`);
  else {
    report(
      `${to === '-' ? '(standard output)' : to}: ${counted(record.boards.length, 'board')} written as ${format}\n`,
    );
    if (lost.length > 0) terminal.err(`${format} has no place for: ${lost.join(', ')}\n`);
    for (const { line, column, code, message } of warnings)
      terminal.err(`${file}:${line}:${column}: ${code}: ${printable(message)}\n`);
  }
  return warnings.length > 0 ? exitCodes.warnings : exitCodes.ok;
}

function refuse(message: string, code: ExitCode, command: ConvertCommand, terminal: Terminal): ExitCode {
  if (command.json)
    terminal.out(`${JSON.stringify({ from: command.from, to: command.to, error: { message } }, null, 2)}\n`);
  terminal.err(`${message}\n`);
  return code;
}

/** What the written file no longer says, by name or by number: it is read again to find out. */
function lostIn(before: HandRecord, after: HandRecord): string[] {
  const kept = namesIn(after);
  const left = countsIn(after);
  const fewer = Array.from(
    countsIn(before),
    ([noun, number]) => [noun, number - (left.get(noun) ?? 0)] as const,
  );
  return [
    ...[...namesIn(before)].filter((name) => !kept.has(name)).toSorted(),
    ...changedIn(before, after),
    ...fewer.filter(([, number]) => number > 0).map(([noun, number]) => counted(number, noun)),
  ];
}

/** What follows from a board's number where the format does not say it. */
function changedIn(before: HandRecord, after: HandRecord): Set<string> {
  const byDeal = new Map(after.boards.map((board) => [formatPartialDeal(board.deal), board]));
  const changed = new Set<string>();
  for (const { number, deal, dealer, vulnerability } of before.boards) {
    const other = byDeal.get(formatPartialDeal(deal));
    if (!other) continue;
    if (number !== null && number !== other.number) changed.add('board numbers');
    if (dealer !== other.dealer) changed.add('dealers');
    if (vulnerability !== other.vulnerability) changed.add('vulnerabilities');
  }
  return changed;
}

function namesIn({ header, boards }: HandRecord): Set<string> {
  const names = new Set<string>();
  if (header.length > 0) names.add('header lines');
  for (const board of boards) {
    for (const name of namesOf(board)) names.add(name);
  }
  return names;
}

function* namesOf({ tags, sections, results }: BoardRecord): Generator<string> {
  for (const holder of [{ tags, sections }, ...results]) {
    yield* holder.tags.keys();
    yield* holder.sections.keys();
  }
  for (const { section, table, scoreNS } of results) {
    if (section !== null) yield 'Section';
    if (table !== null) yield 'Table';
    if (scoreNS !== null) yield 'Score';
  }
}

function countsIn({ boards }: HandRecord): Map<string, number> {
  const results = boards.flatMap((board) => board.results);
  const annotations = results.flatMap(({ auction, play }) => [
    ...(auction?.annotations ?? []),
    ...(play?.annotations ?? []),
  ]);
  const remarks = [...boards, ...results].flatMap((holder) => holder.remarks);
  const known = (isKnown: (result: ResultRecord) => boolean): number => results.filter(isKnown).length;
  return new Map([
    ['result', results.length],
    ['contract', known(({ contract }) => contract !== null)],
    ['auction', known(({ auction }) => auction !== null)],
    ['play', known(({ play }) => play !== null)],
    ['note', annotations.filter(({ note }) => note !== null).length],
    ['numeric glyph', annotations.reduce((sum, { glyphs }) => sum + glyphs.length, 0)],
    [
      'comment',
      remarks.filter(({ kind }) => kind === 'comment').length +
        annotations.reduce((sum, { comments }) => sum + comments.length, 0),
    ],
    ['escaped line', remarks.filter(({ kind }) => kind === 'escaped-line').length],
  ]);
}
