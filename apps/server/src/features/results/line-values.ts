/** Values of a line of the feed that can be corrected: those that every line has, splits, attempts and parts. */
import { latinDigits, readEnteredMark } from '@podium/games';
import type { CorrectedField, Language, lineFields } from '@podium/games';
import { enteredIrms } from '@podium/contract';
import { correctableFacts, correctableParts } from '../../read-model/program/correctable-values.ts';
import type { Contest } from './contest.ts';
import type { ContestRow } from './event-rows.ts';

type Line = ContestRow['lines'][number];
type Value = ReturnType<typeof correctableFacts>[number];

/** Splits, attempts and scores of parts that the feed sends for a line. */
export function lineValues({ row, discipline }: Contest, line: Line, language: Language = 'en'): Value[] {
  const of = {
    discipline,
    code: row.unit.disciplineCode ?? '',
    language,
    resultType: line.resultType === 'IRM' ? null : line.resultType,
    contest: row.details,
  };
  return [...correctableFacts(line.details ?? [], of), ...correctableParts(row.periods, line.side, of)];
}

/** The shown value of a field; undefined if the feed does not send it. */
export function shownValue(contest: Contest, line: Line, field: CorrectedField): string | null | undefined {
  if (isLineField(field)) return line[field];
  return lineValues(contest, line).find((value) => value.field === field)?.value;
}

/** Checks a value, and returns it as the sport writes it; undefined if it is none. */
export function readCorrected(contest: Contest, line: Line, field: CorrectedField, text: string): string | undefined {
  if (isLineField(field)) return readers[field](text, contest.rules);
  const kind = lineValues(contest, line).find((value) => value.field === field)?.kind;
  return kind && valueReaders[kind](text, contest.rules);
}

type LineField = (typeof lineFields)[number];
type Reader = (text: string, rules: Contest['rules']) => string | undefined;

const readScore: Reader = (text) =>
  /^\d{1,4}$/u.test(latinDigits(text)) ? String(Number(latinDigits(text))) : undefined;

const readers: Readonly<Record<LineField, Reader>> = {
  result: (text, rules) => (rules.contest === 'sides' ? readScore(text, rules) : readEnteredMark(text, rules)),
  rank: (text) => (/^[1-9]\d{0,2}$/u.test(text) ? text : undefined),
  irm: (text) => enteredIrms.find((irm) => irm === text),
  wlt: (text) => ['W', 'L', 'T'].find((outcome) => outcome === text),
};

const valueReaders: Readonly<Record<Value['kind'], Reader>> = {
  // Failures, passes and clearances are letters: `x`, `-`, `xxo`.
  attempt: (text, rules) => (/^[xo–-]{1,3}$/iu.test(text) ? text : readEnteredMark(text, rules)),
  split: (text, { decimals }) => readEnteredMark(text, { mark: 'time', decimals }),
  part: readScore,
};

const isLineField = (field: CorrectedField): field is LineField => Object.hasOwn(readers, field);
