import { liveKeys } from '@podium/contract/live-keys';
import type { VenuesAnswer } from '@podium/contract';
import type { Build } from './document.ts';
import { countBy } from './games.ts';
import { Presenter } from '../program/presenter.ts';
import { compareUnits, isUpcoming, isCompetition, isDone, isLive, isShown } from '../program/unit-state.ts';
import type { UnitInfo } from '../snapshot/unit-info.ts';

export const buildVenues: Build<object> = ({ snapshot, language }) => {
  const presenter = new Presenter(snapshot, language);
  const { venues } = snapshot.reference;
  const visibleUnits = [...snapshot.units.values()].filter(isShown);
  const units = countBy(visibleUnits, (unit) => unit.venueId);
  const ids = new Set([...venues.values()].filter((venue) => venue.kind === 'venue').map((venue) => venue.id));
  for (const unit of visibleUnits) if (unit.venueId) ids.add(unit.venueId);
  const next = nextByVenue(presenter, visibleUnits.filter(isCompetition));
  const items = [...ids].map((id) => {
    const venue = venues.get(id);
    const here = visibleUnits.filter((unit) => unit.venueId === id && isCompetition(unit));
    const locations = [...venues.values()].filter((venue) => venue.kind === 'location' && venue.parentId === id);
    return {
      ...presenter.venue(id, here[0]?.venueName)!,
      address: presenter.text(venue?.address) ?? null,
      city: venue?.city ?? null,
      cluster: venue?.cluster ?? null,
      latitude: venue?.latitude ?? null,
      longitude: venue?.longitude ?? null,
      locations: locations.map((location) => presenter.venue(location.id)!),
      disciplines: [...countBy(here, (unit) => unit.disciplineCode).keys()]
        .sort()
        .map((code) => presenter.discipline(code)),
      units: units.get(id) ?? 0,
      next: next.get(id) ?? null,
    };
  });
  const collator = new Intl.Collator(language);
  items.sort((a, b) => collator.compare(a.name, b.name));
  const body: VenuesAnswer = { items, total: items.length, asOf: presenter.asOf(snapshot.stamp) };
  return { body, keys: [liveKeys.games, liveKeys.venues, liveKeys.schedule] };
};

type VenueNext = NonNullable<VenuesAnswer['items'][number]['next']>;

/**
 * The next contest at each venue; a contest without a meaningful time only if its day has no other. Documents have no
 * clock, so the latest actual start at any venue is a lower bound for the current time.
 */
function nextByVenue(presenter: Presenter, contests: readonly UnitInfo[]): Map<string, VenueNext> {
  const begun = contests.filter((unit) => isLive(unit) || isDone(unit));
  const today = begun.reduce((newest, unit) => (unit.day > newest ? unit.day : newest), '');
  const since = begun.reduce((newest, unit) => Math.max(newest, unit.actualStartAt ?? 0), 0);
  const coming = contests.filter((contest) => isUpcoming(contest) && contest.day >= today).sort(byTellingTime(since));
  const next = new Map<string, VenueNext>();
  for (const unit of coming) {
    if (!unit.venueId || next.has(unit.venueId)) continue;
    const { id, discipline, event, phase, name, day, start, isStartHidden } = presenter.item(unit);
    next.set(unit.venueId, { id, discipline, event, phase, name, day, start, isStartHidden });
  }
  return next;
}

/**
 * By day; within a day, units with a future displayed start come first, because an overdue start is not informative.
 */
export function byTellingTime(since: number): (a: UnitInfo, b: UnitInfo) => number {
  const isSilent = ({ isStartHidden, startAt = 0 }: UnitInfo): number => Number(isStartHidden || startAt < since);
  return (a, b) => {
    if (a.day !== b.day) return a.day < b.day ? -1 : 1;
    return isSilent(a) - isSilent(b) || compareUnits(a, b);
  };
}
