import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { queries } from '../../../shared/shell/queries/queries.ts';
import { medalRace } from '../medal-race.ts';
import { hasRace, raceFilter } from '../state.ts';
import { NoResults } from '../../../shared/elements/veil/results-state.tsx';
import type { ReactNode } from 'react';
import type { MedalsSearch } from '../../../shared/results/medals/medallists.ts';

const { Part: MedalRaceChart } = medalRace;

/** The medal race, once there are days to compare. */
export function RaceSection({ discipline, search }: { discipline: string; search: MedalsSearch }) {
  const t = useText();
  const { language } = usePage();
  const { data: race } = useSuspenseQuery(queries.medalRace(language, raceFilter(discipline, search)));
  const link = (code: string, isSelected: boolean, content: ReactNode) => (
    <Link
      to="/{-$locale}/medals/$discipline"
      params={{ discipline }}
      search={{ ...search, delegation: code }}
      aria-current={isSelected ? 'true' : undefined}
      replace
      resetScroll={false}
      preload={false}
      className="places-name"
    >
      {content}
    </Link>
  );
  if (hasRace(race)) return <MedalRaceChart race={race} chosen={search.delegation} link={link} />;
  return (
    <NoResults icon="medal" title={t('screens.medals.noRace')}>
      <p>{t('screens.medals.noRaceHint')}</p>
    </NoResults>
  );
}
