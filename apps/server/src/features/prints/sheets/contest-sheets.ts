/** Papers of contests for organizers: start lists, call-room lists and score sheets with empty boxes. */
import { itemWords } from '@podium/contract/item-words';
import { pages } from '@podium/contract/pages';
import type { ContestPaper, UnitAnswer } from '@podium/contract';
import { disciplineFor } from '@podium/disciplines';
import { entryRules, scoreSheet } from '@podium/games';
import type { EventRules, ScoreSheet } from '@podium/games';
import { phrase } from '../../../ground/phrases.ts';
import type { Block, Cell, ListPaper } from '../paper.ts';
import { startListTable } from './result-tables.ts';
import { scoreBlocks } from './score-blocks.ts';
import { cell, frameSheet, joinTexts } from './sheet-context.ts';
import type { SheetContext } from './sheet-context.ts';
import { linesOf, starterColumns } from './starter-columns.ts';
import { unitPlace } from './unit-sheets.ts';

/** A contest to print, with the rules that organizers have chosen for its event. */
export interface PrintedContest {
  id: string;
  rules?: EventRules;
}

const paperTitle = { 'start-list': 'startLists', 'call-room': 'callRoom', 'score-sheet': 'scoreSheet' } as const;

/** @returns undefined if none of the contests exists */
export async function contestSheets(
  context: SheetContext,
  paper: ContestPaper,
  contests: readonly PrintedContest[],
): Promise<ListPaper | undefined> {
  const { language } = context;
  const units: { unit: UnitAnswer; rules: EventRules }[] = [];
  for (const { id, rules = {} } of contests) {
    const unit = await context.read('unit', language, { id });
    if (unit) units.push({ unit, rules });
  }
  const [first] = units;
  if (!first) return undefined;
  const title = phrase(language, `prints.forms.${paperTitle[paper]}`);
  const blocksOf = ({ unit, rules }: typeof first): Block[] =>
    paper === 'start-list'
      ? [startListTable(language, unit)]
      : paper === 'call-room'
        ? callRoomBlocks(context, unit)
        : scoreBlocks(context, unit, sheetOf(unit, rules));
  if (units.length === 1) {
    const { part, title: event } = itemWords(first.unit);
    return {
      ...frameSheet(context, { page: pageOf(first.unit), asOf: first.unit.asOf, version: first.unit.version }),
      title: joinTexts([first.unit.discipline?.name, event]),
      subtitle: joinTexts([part, title]),
      facts: unitPlace(context, first.unit),
      blocks: blocksOf(first),
    };
  }
  const [asOf = null] = units.flatMap((one) => one.unit.asOf ?? []).toSorted((a, b) => Date.parse(b) - Date.parse(a));
  return {
    ...frameSheet(context, { page: pages.day(first.unit.day), asOf }),
    title,
    facts: [],
    ...(paper === 'start-list' ? { contents: phrase(language, 'prints.contents') } : {}),
    blocks: units.flatMap((one): Block[] => [headingOf(context, one.unit, paper), ...blocksOf(one)]),
  };
}

const pageOf = ({ discipline, id, day }: UnitAnswer): string =>
  discipline ? `${pages.unit(discipline.key, id)}/startlist` : pages.day(day);

/** Every form begins on a page of its own; start lists follow one another. */
function headingOf(context: SheetContext, unit: UnitAnswer, paper: ContestPaper): Block {
  const { part, title } = itemWords(unit);
  return {
    kind: 'heading',
    level: paper === 'start-list' ? 2 : 1,
    text: joinTexts([unit.discipline?.name, title, part]),
    facts: unitPlace(context, unit),
  };
}

const sheetOf = (unit: UnitAnswer, rules: EventRules): ScoreSheet =>
  scoreSheet(entryRules(disciplineFor(unit.discipline?.code), rules, unit.code), Math.max(unit.startList.length, 2));

function callRoomBlocks(context: SheetContext, unit: UnitAnswer): Block[] {
  const { language } = context;
  const { columns, cellsOf } = starterColumns(context, unit);
  const members = unit.startList.flatMap(({ competitor }) => competitor.members ?? []);
  const box: Cell = { text: '', isBox: true };
  // A team is called member by member.
  const rows =
    members.length === 0
      ? linesOf(unit).map((line) => [...cellsOf(line), box, box, cell('')])
      : unit.startList.flatMap((line) => [
          [...cellsOf(line), box, box, cell('')],
          ...(line.competitor.members ?? []).map(({ name, bib }) => [
            ...cellsOf(undefined).map((empty, index) => (index === 1 ? cell(bib) : index === 2 ? cell(name) : empty)),
            box,
            box,
            cell(''),
          ]),
        ]);
  return [
    {
      kind: 'table',
      isForm: true,
      columns: [
        ...columns,
        { head: phrase(language, 'prints.forms.present'), align: 'center' },
        { head: phrase(language, 'prints.forms.checked'), align: 'center' },
        { head: phrase(language, 'prints.forms.notes'), align: 'start', width: 34 },
      ],
      rows,
    },
    { kind: 'signatures', roles: [phrase(language, 'prints.forms.referee')] },
  ];
}
