import { daysBetween } from '@podium/games';
import type { CalendarDay } from '@podium/games';
import { serviceDate } from './cell-fault.ts';
import { cellReader } from './gtfs-feed.ts';
import type { GtfsFeed } from './gtfs-feed.ts';

/** Days on which the trips of a service run. */
export interface Service {
  /** Weekly pattern; undefined if only single days are listed. */
  week: { days: readonly boolean[]; from: CalendarDay; until: CalendarDay } | undefined;
  added: ReadonlySet<string>;
  removed: ReadonlySet<string>;
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
/** A Monday. */
const someMonday = '2024-01-01' as CalendarDay;

/** An exception of `calendar_dates` takes precedence over the weekly pattern. */
export function runsOn(service: Service, day: CalendarDay): boolean {
  if (service.added.has(day)) return true;
  const { week } = service;
  if (!week || service.removed.has(day) || day < week.from || day > week.until) return false;
  return week.days[((daysBetween(someMonday, day) % 7) + 7) % 7]!;
}

/** Days on which a service with a weekly pattern runs differently from it. */
export function specialDays({ week, added, removed }: Service): string[] {
  return week ? [...added, ...removed].toSorted() : [];
}

interface Services {
  services: Map<string, Service>;
  firstDay: CalendarDay | undefined;
  lastDay: CalendarDay | undefined;
}

export function readServices({ tables }: GtfsFeed): Services {
  const services = new Map<string, Service & { added: Set<string>; removed: Set<string> }>();
  const getService = (id: string) => {
    const service = services.get(id) ?? { week: undefined, added: new Set<string>(), removed: new Set<string>() };
    services.set(id, service);
    return service;
  };
  const days: CalendarDay[] = [];
  const { calendar, calendar_dates: dates } = tables;
  if (calendar) {
    const readCell = cellReader(calendar);
    for (const row of calendar.rows) {
      const [from, until] = [serviceDate(readCell(row, 'start_date'))!, serviceDate(readCell(row, 'end_date'))!];
      getService(readCell(row, 'service_id')).week = {
        days: weekdays.map((name) => readCell(row, name) === '1'),
        from,
        until,
      };
      days.push(from, until);
    }
  }
  if (dates) {
    const readCell = cellReader(dates);
    for (const row of dates.rows) {
      const service = getService(readCell(row, 'service_id'));
      const day = serviceDate(readCell(row, 'date'))!;
      const isAdded = readCell(row, 'exception_type') === '1';
      (isAdded ? service.added : service.removed).add(day);
      if (isAdded) days.push(day);
    }
  }
  days.sort();
  return { services, firstDay: days[0], lastDay: days.at(-1) };
}
