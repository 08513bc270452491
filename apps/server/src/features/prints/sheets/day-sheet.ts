import { halfPoints } from '@podium/games';
import { itemWords } from '@podium/contract/item-words';
import { pages } from '@podium/contract/pages';
import { shownTimes } from '@podium/contract/shown-times';
import type { LanguageCode, ScheduleCompetitor, ScheduleItemAnswer } from '@podium/contract';
import { irmName, phrase } from '../../../ground/phrases.ts';
import type { Cell, ListPaper } from '../paper.ts';
import {
  cell,
  competitorName,
  sheetFormatters,
  frameSheet,
  joinTexts,
  printableName,
  statusText,
  boldCell,
} from './sheet-context.ts';
import type { SheetContext } from './sheet-context.ts';

/** Filters of the schedule, the same as on the page of the day. */
export interface DayFilter {
  discipline?: string;
  /** Code of a delegation: limits the sheet to items in which it competes. */
  delegation?: string;
}

/** The schedule of a day; undefined if the day is not part of the Games. */
export async function daySheet(
  context: SheetContext,
  day: string,
  filter: DayFilter = {},
): Promise<ListPaper | undefined> {
  const { read, language } = context;
  const days = await read('days', language, {});
  const schedule = days?.items.some((item) => item.day === day)
    ? await read('day', language, { day, ...filter })
    : undefined;
  if (!schedule) return undefined;
  const names = await filterNames(context, filter);
  const date = sheetFormatters(context).dateLong(day);
  // On their own day sheet, coaches tick off finished items, so no status column is needed.
  const isTicked = filter.delegation !== undefined;
  const listed = schedule.items.filter(({ status, parent }) => status !== 'UNSCHEDULED' && parent === null);
  const label = (key: 'time' | 'event' | 'venue' | 'state' | 'competitors'): string =>
    phrase(language, `prints.${key}`);
  return {
    ...frameSheet(context, { page: pages.day(day), asOf: schedule.asOf }),
    title: joinTexts([...names, names.length > 0 ? date : sheetFormatters(context).capital(date)]),
    subtitle: phrase(language, 'prints.schedule'),
    facts: [],
    blocks:
      listed.length === 0
        ? [{ kind: 'note', text: phrase(language, 'prints.empty.schedule') }]
        : [
            {
              kind: 'table',
              columns: [
                { head: label('time'), align: 'start' },
                { head: label('event'), align: 'start', isWide: true },
                ...(isTicked ? [{ head: label('competitors'), align: 'start', isWide: true } as const] : []),
                { head: label('venue'), align: 'start' },
                { head: label('state'), align: 'start' },
                ...(isTicked ? [{ head: '', align: 'center' } as const] : []),
              ],
              rows: listed.map((item) => [
                boldCell(timeText(context, item)),
                eventCell(context, item),
                ...(isTicked ? [peopleCell(context, item)] : []),
                placeCell(item),
                cell(item.status === 'SCHEDULED' ? '' : statusText(language, item.status)),
                ...(isTicked ? [{ text: '', isBox: true } as const] : []),
              ]),
            },
          ],
  };
}

async function filterNames({ read, language }: SheetContext, { discipline, delegation }: DayFilter): Promise<string[]> {
  const sport = discipline && (await read('discipline', language, { key: discipline }));
  const sender = delegation && (await read('delegation', language, { code: delegation.toUpperCase() }));
  return [sport ? [sport.name] : [], sender ? [sender.organisation.name] : []].flat();
}

function timeText(context: SheetContext, item: ScheduleItemAnswer): string {
  const times = shownTimes(item);
  if (times) {
    const format = sheetFormatters(context);
    const date = format.dayOf(times.start);
    // After midnight, and for a contest held on another day than planned.
    return joinTexts([date !== item.day && format.dayChip(date).weekday, format.time(times.start)], ' ');
  }
  const showsStartText = item.isStartHidden && item.status !== 'POSTPONED' && item.startText;
  return showsStartText || phrase(context.language, 'prints.noTime');
}

/** Sport, event and part, with the two sides below. */
function eventCell({ language }: SheetContext, item: ScheduleItemAnswer): Cell {
  const { title, part } = itemWords(item);
  const named = joinTexts([item.discipline?.name, title, part]);
  const text = named || phrase(language, `itemType.${item.type}`);
  const sides = item.isHeadToHead ? (item.competitors ?? []).slice(0, 2) : [];
  if (sides.length < 2) return { text };
  return { text, below: sides.map((side) => sideText(language, side)).join(' – ') };
}

/** `Piauí 1 (4)`, `Acre (Retired)`. */
function sideText(language: LanguageCode, side: ScheduleCompetitor): string {
  const mark = side.irm && (irmName(language, side.irm) ?? side.irm);
  const aside = mark ?? side.shootOut;
  return joinTexts(
    [competitorName(language, side), !mark && side.result && halfPoints(side.result), aside && `(${aside})`],
    ' ',
  );
}

/** Competitors of the delegation, with bib and lane if known. */
function peopleCell({ language }: SheetContext, { entrants = [], own = [] }: ScheduleItemAnswer): Cell {
  const names =
    entrants.length > 0
      ? entrants.map(({ name, bib, lane }) =>
          joinTexts([
            joinTexts([printableName(language, name), bib && `(${bib})`], ' '),
            lane && phrase(language, 'prints.lane', { lane }),
          ]),
        )
      : own.map(({ competitor, rank, result, irm }) =>
          joinTexts([
            competitorName(language, competitor),
            irm ? (irmName(language, irm) ?? irm) : joinTexts([rank, result]),
          ]),
        );
  return { text: names.join('\n') };
}

function placeCell({ venue, location, place }: ScheduleItemAnswer): Cell {
  if (!venue) return cell(location?.name ?? place);
  return location && location.name !== venue.name ? { text: venue.name, below: location.name } : cell(venue.name);
}
