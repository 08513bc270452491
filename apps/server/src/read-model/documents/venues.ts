import { liveKeys } from '@podium/contract/live-keys';
import type { VenuesAnswer } from '@podium/contract';
import type { Build } from './document.ts';
import { countBy } from './games.ts';
import { Presenter } from '../programme/presenter.ts';
import { compareUnits, isComing, isCompetition, isDone, isLive, isShown } from '../programme/unit-state.ts';
import type { UnitInfo } from '../snapshot/unit-info.ts';

export const buildVenues: Build<object> = ({ snapshot, language }) => {
  const presenter = new Presenter(snapshot, language);
  const { venues } = snapshot.reference;
  const shown = [...snapshot.units.values()].filter(isShown);
  const units = countBy(shown, (unit) => unit.venueId);
  const ids = new Set([...venues.values()].filter((venue) => venue.kind === 'venue').map((venue) => venue.id));
  for (const unit of shown) if (unit.venueId) ids.add(unit.venueId);
  const next = nextByVenue(presenter, shown.filter(isCompetition));
  const items = [...ids].map((id) => {
    const venue = venues.get(id);
    const here = shown.filter((unit) => unit.venueId === id && isCompetition(unit));
    const locations = [...venues.values()].filter((one) => one.kind === 'location' && one.parentId === id);
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
  items.sort((one, other) => collator.compare(one.name, other.name));
  const body: VenuesAnswer = { items, total: items.length, asOf: presenter.asOf(snapshot.stamp) };
  return { body, keys: [liveKeys.games, liveKeys.venues, liveKeys.schedule] };
};

type VenueNext = NonNullable<VenuesAnswer['items'][number]['next']>;

/**
 * The first contest to come at each venue; one whose start is hidden only if its day has no other.
 * Documents know no clock: it is not before the last day on which something ran.
 */
function nextByVenue(presenter: Presenter, contests: readonly UnitInfo[]): Map<string, VenueNext> {
  const today = contests.reduce(
    (newest, unit) => ((isLive(unit) || isDone(unit)) && unit.day > newest ? unit.day : newest),
    '',
  );
  const next = new Map<string, VenueNext>();
  for (const unit of contests.filter((one) => isComing(one) && one.day >= today).sort(compareNext)) {
    if (!unit.venueId || next.has(unit.venueId)) continue;
    const { id, discipline, event, phase, name, day, start, isStartHidden } = presenter.item(unit);
    next.set(unit.venueId, { id, discipline, event, phase, name, day, start, isStartHidden });
  }
  return next;
}

/** By day; on a day, those whose start is shown before all others. */
export const compareNext = (one: UnitInfo, other: UnitInfo): number =>
  (one.day === other.day ? Number(one.isStartHidden) - Number(other.isStartHidden) : one.day < other.day ? -1 : 1) ||
  compareUnits(one, other);
