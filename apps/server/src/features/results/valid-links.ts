import type { ValidScorerLinks } from '@podium/contract';
import type { SignedIn } from '../../access/actor.ts';
import type { Presenter } from '../../read-model/program/presenter.ts';
import { mayEditUnit } from '../may-edit-unit.ts';
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
  const own = rows.flatMap((row) => {
    const unit = presenter.snapshot.units.get(row.unit);
    return unit && mayEditUnit(user, unit) ? [{ row, unit }] : [];
  });
  const ids = [...new Set(own.flatMap(({ row }) => row.userId ?? []))];
  const makers = new Map(await Promise.all(ids.map(async (id) => [id, await rightsOf(id)] as const)));
  const items = own.map(({ row, unit }) => {
    const { name, event, discipline, venue, location } = presenter.item(unit);
    const maker = makers.get(row.userId ?? '');
    return {
      ...presentLink(row),
      unit: { id: unit.id, name },
      event: event && { id: event.id, name: event.name },
      discipline: discipline && { id: discipline.key, name: discipline.name },
      venue: location ?? venue,
      isUsable: maker !== undefined && mayEditUnit(maker, unit),
    };
  });
  return { items, total: items.length };
}
