import { Icon } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { queries } from '../../../shared/shell/queries/queries.ts';
import { useGames } from '../../../shared/shell/use-games.ts';
import type { OrganisationRef } from '@podium/contract';
import type { DaySearch } from '../state.ts';

interface SetFiltersProps {
  day: string;
  search: DaySearch;
  delegations: readonly Pick<OrganisationRef, 'code' | 'name'>[];
}

type FilterName = 'discipline' | 'venue' | 'delegation' | 'gender' | 'type' | 'medal';

/** The active filters of the day; a click removes one. */
export function SetFilters({ day, search, delegations }: SetFiltersProps) {
  const t = useText();
  const { language } = usePage();
  const { games } = useGames();
  const { data: venues } = useSuspenseQuery(queries.venues(language));
  const { discipline, venue, delegation, gender, type, medal } = search;
  const names: Record<FilterName, string | undefined> = {
    discipline: discipline && games.disciplines.find(({ key }) => key === discipline)?.name,
    venue: venue && (venues.items.find(({ id }) => id.toLowerCase() === venue.toLowerCase())?.name ?? venue),
    delegation: delegation && (delegations.find(({ code }) => code === delegation)?.name ?? delegation),
    gender: gender && t(`gender.${gender}`),
    type: type && t(`itemType.${type}`),
    medal: medal && t(medal === 'gold' ? 'parts.program.goldOnly' : 'parts.program.bronzeOnly'),
  };
  const set = (Object.keys(names) as FilterName[]).filter((name) => names[name]);
  if (set.length === 0) return null;
  return (
    <ul className="set-filters" aria-label={t('screens.day.filters')}>
      {set.map((name) => {
        const { discipline: sport, venue: site, ...rest } = { ...search, [name]: undefined };
        return (
          <li key={name}>
            <Link
              to="/{-$locale}/schedule/day/$day/{-$discipline}/{-$venue}"
              params={{ day, discipline: sport, venue: sport ? site : undefined }}
              search={{ ...rest, venue: sport ? undefined : site }}
              className="chip"
              aria-label={t('screens.day.removeFilter', { name: names[name]! })}
              activeOptions={{ exact: true, includeSearch: true }}
              resetScroll={false}
              preload={false}
            >
              <bdi>{names[name]}</bdi>
              <Icon name="cross" isSmall />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
