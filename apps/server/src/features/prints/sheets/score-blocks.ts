/** The boxes of a score sheet. */
import type { UnitAnswer } from '@podium/contract';
import { disciplineFor } from '@podium/disciplines';
import { findPeriodName } from '@podium/disciplines/reading';
import type { PanelColumn, ScoreSheet } from '@podium/games';
import { phrase, sportPhrase } from '../../../ground/phrases.ts';
import type { Block, Cell, TableColumn } from '../paper.ts';
import { boldCell, cell, competitorName, printableName, sheetFormatters } from './sheet-context.ts';
import type { SheetContext } from './sheet-context.ts';
import { linesOf, starterColumns } from './starter-columns.ts';

/** Widths of boxes (mm). */
const [widestBox, partBox, resultBox, timeBox] = [14, 15, 15, 30] as const;
/** Room for the boxes of marks beside the starters and the result (mm). */
const marksWidth = 80;
/** Rows of a line-up, so that a match with two teams fits on a page (mm). */
const lineupRow = 7;

const markWidth = (boxes: number): number => Math.min(widestBox, Math.floor((marksWidth / boxes) * 10) / 10);

type FormKey = 'total' | 'best' | 'score' | 'notes' | 'difficulty' | 'deduction';

export function scoreBlocks(context: SheetContext, unit: UnitAnswer, sheet: ScoreSheet): Block[] {
  if (sheet.kind === 'sides') return matchBlocks(context, unit, sheet.parts);
  const { language } = context;
  const { columns, cellsOf } = starterColumns(context, unit, { isNarrow: sheet.kind !== 'mark' });
  const boxes = boxColumns(context, sheet);
  return [
    {
      kind: 'table',
      isForm: true,
      columns: [...columns, ...boxes],
      rows: linesOf(unit).map((line) => [...cellsOf(line), ...boxes.map((): Cell => cell(''))]),
    },
    {
      kind: 'signatures',
      roles: [phrase(language, 'prints.forms.referee'), phrase(language, 'prints.forms.recorder')],
    },
  ];
}

const box = (head: string, width: number): TableColumn => ({ head, align: 'center', width });

function boxColumns(context: SheetContext, sheet: Exclude<ScoreSheet, { kind: 'sides' }>): TableColumn[] {
  const { language } = context;
  const { number } = sheetFormatters(context);
  const form = (key: FormKey): string => phrase(language, `prints.forms.${key}`);
  const result = box(phrase(language, 'prints.result'), resultBox);
  const rank = box(phrase(language, 'prints.rank'), resultBox);
  switch (sheet.kind) {
    case 'attempts': {
      const width = markWidth(sheet.first + sheet.later + (sheet.later > 0 ? 1 : 0));
      const attempts = (from: number, count: number): TableColumn[] =>
        Array.from({ length: count }, (_, index) => box(number(from + index), width));
      return [
        ...attempts(1, sheet.first),
        ...(sheet.later > 0 ? [box(form('best'), width), ...attempts(sheet.first + 1, sheet.later)] : []),
        result,
        rank,
      ];
    }
    case 'heights':
      // The referee writes the height above the column, and o or x below.
      return [...Array.from({ length: sheet.bars }, () => box('', markWidth(sheet.bars))), result, rank];
    case 'judged': {
      const width = markWidth(sheet.columns.length);
      return [
        ...sheet.columns.map((column) => box(panelHead(language, column), width)),
        box(form('score'), resultBox),
        rank,
      ];
    }
    default:
      return [{ ...result, width: timeBox }, rank, { head: form('notes'), align: 'start', width: timeBox }];
  }
}

const panelHead = (language: SheetContext['language'], column: PanelColumn): string =>
  column.kind === 'judge'
    ? phrase(language, 'prints.forms.judge', { number: column.number })
    : phrase(language, `prints.forms.${column.kind}`);

/** Two sides with a box for each part, and the line-ups below. */
function matchBlocks(context: SheetContext, unit: UnitAnswer, parts: readonly string[]): Block[] {
  const { language } = context;
  const code = unit.discipline?.code ?? '';
  const form = (key: FormKey): string => phrase(language, `prints.forms.${key}`);
  const partHead = (part: string): string => {
    const name = findPeriodName(disciplineFor(code), part);
    return name ? sportPhrase(code, language, name.short, name.number) : part;
  };
  const sides = linesOf(unit, 2).slice(0, 2);
  const sideName = (line: (typeof sides)[number]): string => (line ? competitorName(language, line.competitor) : '');
  const scoring = [...parts.map((part) => box(partHead(part), partBox)), box(form('total'), resultBox)];
  return [
    {
      kind: 'table',
      isForm: true,
      columns: [{ head: phrase(language, 'prints.name'), align: 'start', isWide: true }, ...scoring],
      rows: sides.map((line) => [boldCell(sideName(line)), ...scoring.map(() => cell(''))]),
    },
    ...sides.flatMap((line): Block[] => {
      const members = line?.competitor.members ?? [];
      if (members.length === 0) return [];
      return [
        { kind: 'heading', level: 3, text: sideName(line), facts: [] },
        {
          kind: 'table',
          isForm: true,
          rowHeight: lineupRow,
          columns: [
            { head: phrase(language, 'prints.bib'), align: 'center', width: 16 },
            { head: phrase(language, 'prints.name'), align: 'start', isWide: true },
            { head: form('notes'), align: 'start', width: 80 },
          ],
          rows: members.map(({ name, bib }) => [cell(bib), cell(printableName(language, name)), cell('')]),
        },
      ];
    }),
    {
      kind: 'signatures',
      roles: [
        phrase(language, 'prints.forms.referee'),
        phrase(language, 'prints.forms.recorder'),
        ...sides.flatMap((line) => (line ? [phrase(language, 'prints.forms.captain', { side: sideName(line) })] : [])),
      ],
    },
  ];
}
