import type { StartLine, UnitAnswer } from '@podium/contract';
import { disciplineFor } from '@podium/disciplines';
import { inLanes } from '@podium/disciplines/reading';
import { phrase, sportPhrase } from '../../../ground/phrases.ts';
import type { Cell, TableColumn } from '../paper.ts';
import { boldCell, cell, delegationName, nameCell } from './sheet-context.ts';
import type { SheetContext } from './sheet-context.ts';

/** Columns that say who starts, as on the start list. */
export function starterColumns(
  { language }: SheetContext,
  { startList, discipline, event }: UnitAnswer,
): { columns: TableColumn[]; cellsOf: (line: StartLine | undefined) => Cell[] } {
  const code = discipline?.code ?? '';
  const order = inLanes(disciplineFor(code), event?.id, event ?? undefined).startOrder;
  const hasDelegations = startList.some(({ competitor }) => delegationName(competitor) !== '');
  return {
    columns: [
      { head: sportPhrase(code, language, order), align: 'center' },
      { head: phrase(language, 'prints.bib'), align: 'center' },
      { head: phrase(language, 'prints.name'), align: 'start', isWide: true },
      ...(hasDelegations ? [{ head: phrase(language, 'prints.delegation'), align: 'start' } as const] : []),
    ],
    cellsOf: (line) => [
      cell(line?.startOrder),
      cell(line?.bib),
      line ? { text: nameCell(language, line.competitor).text, isStrong: true } : boldCell(''),
      ...(hasDelegations ? [cell(line && delegationName(line.competitor))] : []),
    ],
  };
}

/** Rows for a start list that is not known yet. */
const blankRows = 8;
export const linesOf = ({ startList }: UnitAnswer, blank = blankRows): (StartLine | undefined)[] =>
  startList.length > 0 ? startList : Array.from({ length: blank }, () => undefined);
