/** Entries as delegations send them, and as the comparison with the plan reads them. */
import type { EntriesOffer, SentEntry } from '@podium/contract';
import type { SheetEntry, SheetGames } from '@podium/games-folder/own-sheets';

/** Entries of a spreadsheet without its lines; the delegation is that of the link. */
export const toSent = ({ event, person, team, members, mark, class: ageClass }: SheetEntry): SentEntry => ({
  event,
  members: [...members],
  ...(person && { person }),
  ...(team !== undefined && { team }),
  ...(mark !== undefined && { mark }),
  ...(ageClass !== undefined && { class: ageClass }),
});

/** The same as a line of a spreadsheet. @param index of the entry among those that were sent */
export const toSheetEntry = (entry: SentEntry, delegation: string, index: number): SheetEntry => ({
  ...entry,
  sheet: '',
  line: index + 1,
  delegation,
});

export const sentName = ({ person, team }: Pick<SentEntry, 'person' | 'team'>): string => {
  const name = person?.name;
  const text = typeof name === 'object' ? [name.givenName, name.familyName].filter(Boolean).join(' ') : (name ?? '');
  return [team, text].filter(Boolean).join(' · ');
};

const textsOf = (names: Readonly<Record<string, string | undefined>>): string[] => [
  ...new Set(Object.values(names).flatMap((text) => text || [])),
];

/** The one delegation and its events, as a spreadsheet may name them. */
export const offeredGames = ({ delegation, events, start, timeZone }: EntriesOffer): SheetGames => ({
  timeZone,
  year: Number(start.slice(0, 4)) || new Date().getFullYear(),
  delegations: [{ id: delegation.id, code: delegation.code, names: textsOf(delegation.names) }],
  events: events.map(({ id, names, sports, gender, isTeam }) => ({
    id,
    names: textsOf(names),
    sports: textsOf(sports),
    gender,
    isTeam,
  })),
});
