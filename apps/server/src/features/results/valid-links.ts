import type { ValidScorerLinks } from '@podium/contract';
import type { SignedIn } from '../../access/actor.ts';
import type { Presenter } from '../../read-model/program/presenter.ts';
import { mayEditUnit } from '../may-edit-unit.ts';
import type { Program, UnitInfo } from '../../read-model/program/program.ts';
import { courtName } from './court-link-routes.ts';
import { courtUnits } from './link-units.ts';
import { presentLink } from './links.ts';
import type { LinkRow } from './links.ts';

type Account = Pick<SignedIn, 'grants'>;

/**
 * The valid links of contests that a user may edit. A link whose maker has lost the right, or is locked, is listed as
 * not usable: it would be usable again with the right.
 */
export async function presentValidLinks(
  rows: readonly LinkRow[],
  {
    presenter,
    user,
    rightsOf,
  }: { presenter: Presenter; user: Account; rightsOf: (userId: string) => Promise<Account | undefined> },
): Promise<ValidScorerLinks> {
  const { snapshot } = presenter;
  const own = rows.flatMap((row) => {
    const units = unitsOf(snapshot, row);
    return units.some((unit) => mayEditUnit(user, unit)) ? [{ row, units }] : [];
  });
  const ids = [...new Set(own.flatMap(({ row }) => row.userId ?? []))];
  const makers = new Map(await Promise.all(ids.map(async (id) => [id, await rightsOf(id)] as const)));
  const items = own.map(({ row, units }) => {
    const maker = makers.get(row.userId ?? '');
    const isUsable = maker !== undefined && units.some((unit) => mayEditUnit(maker, unit));
    if (row.unit === null) {
      const court = { id: row.location ?? row.venue ?? '', name: courtName(presenter, row) };
      const sport = row.discipline === null ? null : presenter.discipline(row.discipline);
      const discipline = sport && { id: sport.key, name: sport.name };
      return { ...presentLink(row), unit: null, event: null, discipline, venue: court, day: row.day, isUsable };
    }
    const { name, event, discipline, venue, location } = presenter.item(units[0]!);
    return {
      ...presentLink(row),
      unit: { id: row.unit, name },
      event: event && { id: event.id, name: event.name },
      discipline: discipline && { id: discipline.key, name: discipline.name },
      venue: location ?? venue,
      day: null,
      isUsable,
    };
  });
  return { items, total: items.length };
}

/** Contests that a link opens: one, or those of a court. */
function unitsOf(games: Program, row: LinkRow): UnitInfo[] {
  if (row.unit === null) return courtUnits(games, row);
  const unit = games.units.get(row.unit);
  return unit ? [unit] : [];
}
