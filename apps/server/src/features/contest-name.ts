import type { Presenter } from '../read-model/program/presenter.ts';
import type { UnitInfo } from '../read-model/program/program.ts';

/** A contest with its event, which some names begin with: `100 m · Heat 1`. */
export function contestName(presenter: Presenter, unit: UnitInfo): string {
  const [event, name] = [presenter.eventOf(unit)?.name, presenter.nameOfUnit(unit)];
  return event && !name.startsWith(event) ? `${event} · ${name}` : name;
}
