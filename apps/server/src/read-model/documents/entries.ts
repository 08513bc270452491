import type { ProfileAnswer } from '@podium/contract';
import type { Detail } from '@podium/odf';
import type { Registration } from '../../feed/sport-tables.ts';
import type { Presenter } from '../program/presenter.ts';
import { readEntries } from '../queries/participant-rows.ts';
import type { EntryRow } from '../queries/participant-rows.ts';
import type { BuildContext } from './document.ts';

interface Entrant {
  id: string;
  events: readonly string[];
  /** The same entries as reported by the list of people or teams. */
  registrations: readonly Registration[];
  /**
   * The full publication level: entry details may contain more about a person (club, handedness) than other levels
   * allow.
   */
  isWhole: boolean;
}

/** Entry data of a competitor in their events, merged from entries and the list of participants. */
export async function loadEntries(
  { snapshot, pool }: BuildContext,
  presenter: Presenter,
  { id, events, registrations, isWhole }: Entrant,
): Promise<ProfileAnswer['entries']> {
  const rows = await readEntries(pool, snapshot.partition, id, events);
  const entries = events.flatMap((event) => {
    const { details, ...entry } = toEntry(
      rows.find((row) => row.event_id === event),
      registrations.find((registration) => registration.event === event),
    );
    const presented = { ...entry, details: isWhole && details.length > 0 ? details : undefined };
    const hasFacts = Object.values(presented).some((value) => value !== undefined);
    return hasFacts ? [{ event: presenter.event(event), ...presented }] : [];
  });
  return entries.length > 0 ? entries : undefined;
}

type Entry = Omit<NonNullable<ProfileAnswer['entries']>[number], 'event' | 'details'> & { details: Detail[] };

/** Merges both sources of one entry; the entry list takes precedence over the list of participants. */
export function toEntry(row: EntryRow | undefined, registration: Registration | undefined): Entry {
  const details = row?.details ? [...row.details] : [];
  for (const detail of registration?.details ?? [])
    if (!details.some(({ code, pos }) => code === detail.code && pos === detail.pos)) details.push(detail);
  const detailValue = (code: string): string | undefined => details.find((detail) => detail.code === code)?.value;
  return {
    bib: row?.bib ?? registration?.bib,
    seed: row?.seed ?? detailValue('SEED'),
    best: row?.best ?? detailValue('QUAL_BEST'),
    qualification: row?.qualification ?? detailValue('QUAL_TYPE'),
    status: row?.status ?? registration?.status,
    details,
  };
}
