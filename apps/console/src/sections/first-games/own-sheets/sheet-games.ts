import type { GamesPlan } from '@podium/contract';
import type { SheetGames } from '@podium/games-folder/own-sheets';

const namesOf = (name: GamesPlan['name'] | undefined): string[] => [
  ...new Set(Object.values(name ?? {}).filter((text) => text !== '')),
];

/** Delegations and events of a plan, as a spreadsheet may name them. */
export const sheetGames = ({ delegations, events, sports, start, timeZone }: GamesPlan): SheetGames => ({
  timeZone,
  year: Number(start.slice(0, 4)),
  delegations: delegations.map(({ id, code, name }) => ({ id, code, names: namesOf(name) })),
  events: events.map(({ id, name, discipline, gender, entries }) => ({
    id,
    names: namesOf(name),
    sports: namesOf(sports.find(({ code }) => code === discipline)?.name),
    gender,
    isTeam: entries.kind === 'team',
  })),
});
