import { pages } from '@podium/contract/pages';
import type { CupAnswer } from '@podium/contract';
import { phrase } from '../../../ground/phrases.ts';
import type { ListPaper, TableBlock } from '../paper.ts';
import { boldCell, cell, frameSheet, sheetFormatters } from './sheet-context.ts';
import type { SheetContext } from './sheet-context.ts';

const shownPlaces = [0, 1, 2] as const;

/** The table of a cup with its rule in words; undefined if there is no such cup. */
export async function cupSheet(context: SheetContext, id: string): Promise<ListPaper | undefined> {
  const { read, language } = context;
  const cup = await read('cup', language, { id });
  if (!cup) return undefined;
  return {
    ...frameSheet(context, { page: pages.cup(id), asOf: cup.asOf }),
    title: cup.title.text,
    facts: cup.rule === null ? [] : [cup.rule.text],
    blocks:
      cup.rows.length === 0 ? [{ kind: 'note', text: phrase(language, 'prints.empty.cup') }] : [cupTable(context, cup)],
  };
}

function cupTable(context: SheetContext, { rows, isByTeam }: CupAnswer): TableBlock {
  const { language } = context;
  const { column, number } = sheetFormatters(context);
  return {
    kind: 'table',
    columns: [
      { head: phrase(language, 'prints.rank'), align: 'center' },
      { head: phrase(language, isByTeam ? 'prints.team' : 'prints.delegation'), align: 'start', isWide: true },
      ...shownPlaces.map((place) => ({
        head: phrase(language, 'prints.placeOf', { place: place + 1 }),
        align: 'end' as const,
      })),
      { head: phrase(language, 'prints.points'), align: 'end' },
    ],
    rows: rows.map(({ rank, side, places, points }) => [
      cell(rank === null ? '–' : column(rank)),
      boldCell(side.name.text),
      ...shownPlaces.map((place) => cell(column(places[place] ?? 0))),
      boldCell(number(points)),
    ]),
  };
}
