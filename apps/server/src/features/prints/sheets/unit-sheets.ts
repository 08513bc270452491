import { itemWords } from '@podium/contract/item-words';
import { pages } from '@podium/contract/pages';
import { startListKind } from '@podium/contract/start-list-kind';
import type { StartListKind } from '@podium/contract/start-list-kind';
import { disciplineFor } from '@podium/disciplines';
import { shownTimes } from '@podium/contract/shown-times';
import type { ScheduleItemAnswer, UnitAnswer } from '@podium/contract';
import { phrase } from '../../../ground/phrases.ts';
import type { Block, ListPaper } from '../paper.ts';
import { ageGroupBlocks, periodTable, resultTable, startListTable, unitFacts } from './result-tables.ts';
import { sheetFormatters, frameSheet, joinTexts, statusText } from './sheet-context.ts';
import type { SheetContext } from './sheet-context.ts';

type UnitSheetKind = 'start-list' | 'results';

/** The start list or the results of a unit; undefined if the unit does not exist. */
export async function unitSheet(
  context: SheetContext,
  id: string,
  kind: UnitSheetKind,
): Promise<ListPaper | undefined> {
  const { read, language } = context;
  const unit = await read('unit', language, { id });
  if (!unit) return undefined;
  const { title, part } = itemWords(unit);
  const isResults = kind === 'results';
  const listKind = unitStartListKind(unit);
  const what = isResults
    ? phrase(language, 'prints.results')
    : phrase(language, 'prints.startList', { kind: listKind });
  const page = unit.discipline
    ? `${pages.unit(unit.discipline.key, id)}/${isResults ? 'results' : 'startlist'}`
    : pages.day(unit.day);
  return {
    ...frameSheet(context, { page, asOf: unit.asOf, version: unit.version }),
    title: joinTexts([unit.discipline?.name, title]),
    subtitle: joinTexts([part, what]),
    facts: [...unitPlace(context, unit), ...(isResults ? unitFacts(language, unit) : [])],
    ...(isResults ? officialness(context, unit) : {}),
    blocks: isResults ? unitResults(context, unit) : unitStarters(context, unit),
  };
}

const unitStartListKind = (unit: UnitAnswer): StartListKind =>
  startListKind(unit, disciplineFor(unit.discipline?.code).contest);

/** Day, time and venue. */
export function unitPlace(context: SheetContext, item: ScheduleItemAnswer): string[] {
  const format = sheetFormatters(context);
  const { day, venue, location, startText, isStartHidden } = item;
  const times = shownTimes(item);
  return [
    // The date of the time beside it: a day of the Games ends after midnight.
    times ? format.capital(format.dateLong(format.dayOf(times.start))) : day && format.capital(format.dateLong(day)),
    times ? format.time(times.start) : isStartHidden && startText,
    venue?.name,
    location && location.name !== venue?.name && location.name,
  ].filter((text) => typeof text === 'string' && text !== '') as string[];
}

/** Status of the results. The sheet warns that results which are not official may change. */
function officialness(
  { language }: SheetContext,
  { status, results }: UnitAnswer,
): Pick<ListPaper, 'state' | 'notice'> {
  if (results.length === 0) return {};
  const state = statusText(language, status);
  return status === 'OFFICIAL' ? { state } : { state, notice: phrase(language, 'prints.mayChange') };
}

/** Results with their periods, qualification rules and notes. */
export function unitResults({ language }: SheetContext, unit: UnitAnswer): Block[] {
  if (unit.results.length === 0) return [{ kind: 'note', text: phrase(language, 'prints.empty.results') }];
  const hint = unit.results.some(({ qualification }) => qualification)
    ? [phrase(language, 'prints.qualificationHint')]
    : [];
  return [
    resultTable(language, unit),
    ...ageGroupBlocks(language, unit),
    ...periodTable(language, unit),
    ...[...hint, ...unit.notes].map((text): Block => ({ kind: 'note', text })),
  ];
}

function unitStarters({ language }: SheetContext, unit: UnitAnswer): Block[] {
  if (unit.startList.length === 0)
    return [{ kind: 'note', text: phrase(language, 'prints.empty.startList', { kind: unitStartListKind(unit) }) }];
  return [startListTable(language, unit)];
}
