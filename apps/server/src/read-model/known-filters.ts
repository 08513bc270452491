import { canonicalKey } from '@podium/disciplines';
import { gamesDays, isKnownDelegation, isKnownDiscipline } from './program/known.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

type IsKnown = (value: string, snapshot: Snapshot) => boolean;

const isDay: IsKnown = (value, snapshot) => gamesDays(snapshot).includes(value);
const isDelegation: IsKnown = (value, snapshot) => isKnownDelegation(snapshot, value.toUpperCase());

/**
 * Also accepts any id with a known discipline prefix (`JUDW57KG`): a bracket may arrive before any other message names
 * its event.
 */
const isEvent: IsKnown = (value, snapshot) =>
  snapshot.reference.events.has(value) || isKnownDiscipline(canonicalKey(value.slice(0, 3).toLowerCase()), snapshot);

/** Filters whose values are entities of the Games, by parameter name in reads and pages. */
const checks = new Map<string, IsKnown>([
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

export const gamesFilters: readonly string[] = [...checks.keys()];

/**
 * Returns whether the Games know a filter value. Unknown values are dropped with their parameter (0024): for reads here, for
 * pages before rendering.
 */
export const isKnownFilter = (name: string, value: string, snapshot: Snapshot): boolean =>
  checks.get(name)?.(value, snapshot) ?? true;
