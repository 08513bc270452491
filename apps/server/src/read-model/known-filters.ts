import { canonicalKey } from '@podium/disciplines';
import { gamesDays, isKnownDelegation, isKnownDiscipline } from './programme/known.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

type IsKnown = (value: string, snapshot: Snapshot) => boolean;

const isDay: IsKnown = (value, snapshot) => gamesDays(snapshot).includes(value);
const isDelegation: IsKnown = (value, snapshot) => isKnownDelegation(snapshot, value.toUpperCase());

/** By its sport too: a bracket may come before anything else has named its event, `JUDW57KG`. */
const isEvent: IsKnown = (value, snapshot) =>
  snapshot.reference.events.has(value) || isKnownDiscipline(canonicalKey(value.slice(0, 3).toLowerCase()), snapshot);

/** Filters whose values are entities of the Games, by their names in addresses of reads and pages. */
const known = new Map<string, IsKnown>([
  [
    'discipline',
    (value, snapshot) => value === 'all' || isKnownDiscipline(canonicalKey(value.toLowerCase()), snapshot),
  ],
  ['event', isEvent],
  ['organisation', isDelegation],
  ['delegation', isDelegation],
  [
    'venue',
    (value, { reference }) => [...reference.venues.keys()].some((id) => id.toLowerCase() === value.toLowerCase()),
  ],
  ['day', isDay],
  ['date', isDay],
]);

export const gamesFilters: readonly string[] = [...known.keys()];

/**
 * Whether the Games know what a filter asks for. What they do not know is dropped with its parameter (0024): of reads
 * here, of pages before they are made.
 */
export const isKnownFilter = (name: string, value: string, snapshot: Snapshot): boolean =>
  known.get(name)?.(value, snapshot) ?? true;
