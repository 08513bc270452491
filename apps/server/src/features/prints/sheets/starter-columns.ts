import type { StartLine, UnitAnswer } from '@podium/contract';
import { disciplineFor } from '@podium/disciplines';
import { inLanes } from '@podium/disciplines/reading';
import { phrase, sportPhrase } from '../../../ground/phrases.ts';
import type { Cell, TableColumn } from '../paper.ts';
import { boldCell, cell, delegationName, nameCell } from './sheet-context.ts';
import type { SheetContext } from './sheet-context.ts';

/**
 * Columns that identify a starter, as on the start list.
 *
 * @param options.isNarrow writes the delegation below the name, which leaves more room for boxes
 */
export function starterColumns(
  { language }: SheetContext,
  { startList, discipline, event }: UnitAnswer,
  { isNarrow = false } = {},
): { columns: TableColumn[]; cellsOf: (line: StartLine | undefined) => Cell[] } {
  const code = discipline?.code ?? '';
  const order = inLanes(disciplineFor(code), event?.id, event ?? undefined).startOrder;
  const hasOwnColumn = !isNarrow && startList.some(({ competitor }) => delegationName(competitor) !== '');
  return {
    columns: [
      { head: sportPhrase(code, language, order), align: 'center' },
      { head: phrase(language, 'prints.bib'), align: 'center' },
      { head: phrase(language, 'prints.name'), align: 'start', isWide: true },
      ...(hasOwnColumn ? [{ head: phrase(language, 'prints.delegation'), align: 'start' } as const] : []),
    ],
    cellsOf: (line) => [
      cell(line?.startOrder),
      cell(line?.bib),
      line ? starterCell(language, line, isNarrow) : boldCell(''),
      ...(hasOwnColumn ? [cell(line && delegationName(line.competitor))] : []),
    ],
  };
}

/** Rows for a start list that is not known yet. */
const blankRows = 8;
export const linesOf = ({ startList }: UnitAnswer, blank = blankRows): (StartLine | undefined)[] =>
  startList.length > 0 ? startList : Array.from({ length: blank }, () => undefined);

function starterCell(language: SheetContext['language'], { competitor }: StartLine, hasDelegation: boolean): Cell {
  const delegation = hasDelegation ? delegationName(competitor) : '';
  return {
    text: nameCell(language, competitor).text,
    isStrong: true,
    ...(delegation === '' ? {} : { below: delegation }),
  };
}
