import type { Presenter } from './presenter.ts';
import type { UnitInfo } from './program.ts';

/** A name below that of its event, which some names begin with: `100 m · Heat 1`. */
export const withEventName = (event: string | undefined, name: string): string =>
  event && !name.startsWith(event) ? `${event} · ${name}` : name;

/** A contest with its event. */
export const contestName = (presenter: Presenter, unit: UnitInfo): string =>
  withEventName(presenter.eventOf(unit)?.name, presenter.nameOfUnit(unit));
