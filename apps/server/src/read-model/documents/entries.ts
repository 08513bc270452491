import type { ProfileAnswer } from '@podium/contract';
import type { Registration } from '../../feed/sport-tables.ts';
import type { Presenter } from '../programme/presenter.ts';
import { readEntries } from '../queries/participant-rows.ts';
import type { BuildContext } from './document.ts';

interface Entrant {
  id: string;
  events: readonly string[];
  /** What the list of people or teams says of the same entries. */
  registrations: readonly Registration[];
  /** Details may say of a person what their level does not: the club, the hand. */
  isWhole: boolean;
}

/** With what somebody was entered in their events, as entries and the list of participants say it together. */
export async function entriesOf(
  { snapshot, pool }: BuildContext,
  presenter: Presenter,
  { id, events, registrations, isWhole }: Entrant,
): Promise<ProfileAnswer['entries']> {
  const rows = await readEntries(pool, snapshot.partition, id, events);
  const entries = events.flatMap((event) => {
    const row = rows.find((one) => one.event_id === event);
    const registration = registrations.find((one) => one.event === event);
    const details = row?.details ? [...row.details] : [];
    // Of what both say the entry goes before the list.
    for (const detail of registration?.details ?? [])
      if (!details.some(({ code, pos }) => code === detail.code && pos === detail.pos)) details.push(detail);
    const valueOf = (code: string): string | undefined => details.find((detail) => detail.code === code)?.value;
    const entry = {
      bib: row?.bib ?? registration?.bib,
      seed: row?.seed ?? valueOf('SEED'),
      best: row?.best ?? valueOf('QUAL_BEST'),
      qualification: row?.qualification ?? valueOf('QUAL_TYPE'),
      status: row?.status ?? registration?.status,
      details: isWhole && details.length > 0 ? details : undefined,
    };
    const isSaid = Object.values(entry).some((value) => value !== undefined);
    return isSaid ? [{ event: presenter.event(event), ...entry }] : [];
  });
  return entries.length > 0 ? entries : undefined;
}
