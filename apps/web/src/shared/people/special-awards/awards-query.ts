import type { AskedParameters, Document, SpecialAward } from '@podium/contract';
import type { LanguageTag } from '@podium/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { beside } from '../../shell/queries/beside.ts';
import { fromCache, queries } from '../../shell/queries/queries.ts';

export type AwardsFilter = Omit<AskedParameters<'specialAwards'>, 'lang' | 'veil'>;

/** The special awards of a part of the Games. Without a network, they are chosen from the list of all, which phones keep. */
export const specialAwardsOf = (language: LanguageTag, filter: AwardsFilter) =>
  beside(queries.specialAwards(language, filter), async (client) => keptAwards(client, language, filter));

/** Awards chosen from the kept list of all; none if that isn't kept either. */
export async function keptAwards(
  client: QueryClient,
  language: LanguageTag,
  filter: AwardsFilter,
): Promise<Document<'specialAwards'>> {
  const all = await client
    .query({ ...queries.specialAwards(language), ...fromCache, retry: false })
    // Nothing is kept and there is no network: the page is shown without its awards.
    .catch(() => undefined);
  const items = all?.items.filter((award) => isChosen(award, filter)) ?? [];
  return { asOf: null, keys: [], ...all, items, total: items.length };
}

/** The server also finds the awards of a person's teams. */
export function isChosen(
  { discipline, winners, delegations }: Pick<SpecialAward, 'discipline' | 'winners' | 'delegations'>,
  filter: AwardsFilter,
): boolean {
  return (
    (filter.discipline === undefined || discipline?.key === filter.discipline) &&
    (filter.scope === undefined || discipline === null) &&
    (filter.winner === undefined || winners.some(({ id }) => id === filter.winner)) &&
    (filter.delegation === undefined ||
      delegations.some(({ code }) => code === filter.delegation) ||
      winners.some(({ organisation }) => organisation?.code === filter.delegation))
  );
}
