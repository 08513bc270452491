import { pages } from '@podium/contract/pages';
import type { MedalRow, Medallist } from '@podium/contract';
import { phrase } from '../../../ground/phrases.ts';
import type { Block, ListPaper, TableBlock } from '../paper.ts';
import { cell, sheetFormatters, frameSheet, joinTexts, nameCell, boldCell } from './sheet-context.ts';
import type { SheetContext } from './sheet-context.ts';

/** The medal table, followed by the medals of each delegation in the same order. */
export async function medalSheet(context: SheetContext): Promise<ListPaper | undefined> {
  const { read, language } = context;
  const table = await read('medals', language, { sort: 'gold' });
  const medallists = await read('medallists', language, { discipline: 'all' });
  if (!table || !medallists) return undefined;
  const official = medallists.items.filter(({ isOfficial }) => isOfficial);
  const byDelegation = Map.groupBy(official, ({ organisation }) => organisation?.code);
  return {
    ...frameSheet(context, { page: pages.medals('all'), asOf: table.asOf }),
    title: phrase(language, 'prints.medalsBy'),
    facts: [],
    blocks:
      table.rows.length === 0
        ? [{ kind: 'note', text: phrase(language, 'prints.empty.medals') }]
        : [
            { kind: 'heading', level: 2, text: phrase(language, 'prints.medalTable'), facts: [] },
            medalTable(context, table.rows),
            ...table.rows.flatMap(({ organisation }): Block[] => {
              const items = byDelegation.get(organisation.code) ?? [];
              if (items.length === 0) return [];
              return [
                { kind: 'heading', level: 2, text: organisation.name, facts: [] },
                medallistTable(context, items),
              ];
            }),
          ],
  };
}

/** The medals of one delegation; undefined if the delegation does not exist. */
export async function delegationSheet(context: SheetContext, code: string): Promise<ListPaper | undefined> {
  const { read, language } = context;
  const delegation = await read('delegation', language, { code: code.toUpperCase() });
  const medallists = delegation && (await read('medallists', language, { discipline: 'all' }));
  if (!medallists) return undefined;
  const { organisation, medals, asOf } = delegation;
  const items = medallists.items.filter((item) => item.isOfficial && item.organisation?.code === organisation.code);
  const counts = (['gold', 'silver', 'bronze'] as const).map((medal) =>
    phrase(language, 'prints.fact', {
      name: phrase(language, `medal.${medal}`),
      value: sheetFormatters(context).number(medals[medal]),
    }),
  );
  return {
    ...frameSheet(context, { page: pages.delegation(organisation.code), asOf }),
    title: phrase(language, 'prints.medalsOf', { delegation: organisation.name }),
    facts: counts,
    blocks:
      items.length === 0
        ? [{ kind: 'note', text: phrase(language, 'prints.empty.medals') }]
        : [medallistTable(context, items)],
  };
}

function medalTable(context: SheetContext, rows: readonly MedalRow[]): TableBlock {
  const { language } = context;
  const { column } = sheetFormatters(context);
  return {
    kind: 'table',
    columns: [
      { head: phrase(language, 'prints.rank'), align: 'center' },
      { head: phrase(language, 'prints.delegation'), align: 'start', isWide: true },
      ...(['gold', 'silver', 'bronze', 'total'] as const).map((key) => ({
        head: phrase(language, `medal.${key}`),
        align: 'end' as const,
      })),
    ],
    rows: rows.map(({ rank, organisation, gold, silver, bronze, total }) => [
      cell(rank === null ? '–' : column(rank)),
      boldCell(organisation.name),
      ...[gold, silver, bronze].map((count) => cell(column(count))),
      boldCell(column(total)),
    ]),
  };
}

/** Medals with event and winner. Also used for a single event of a book, where the event is the heading. */
export function medallistTable(
  { language }: SheetContext,
  items: readonly Medallist[],
  isOfOneEvent = false,
): TableBlock {
  const label = (key: 'medal' | 'event' | 'name' | 'delegation'): string => phrase(language, `prints.${key}`);
  return {
    kind: 'table',
    columns: [
      { head: label('medal'), align: 'start' },
      { head: label('name'), align: 'start', isWide: true },
      isOfOneEvent
        ? { head: label('delegation'), align: 'start' }
        : { head: label('event'), align: 'start', isWide: true },
    ],
    rows: items.map(({ medal, ageGroup, competitor, members, discipline, event, organisation }) => [
      cell(joinTexts([phrase(language, `medal.${medal}`), isOfOneEvent && ageGroup])),
      nameCell(language, competitor, members),
      cell(isOfOneEvent ? (organisation?.name ?? '') : joinTexts([discipline.name, event.name])),
    ]),
  };
}
