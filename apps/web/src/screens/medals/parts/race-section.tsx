import { useSuspenseQuery } from '@tanstack/react-query';
import { usePage, useText } from '../../../shared/page-context.tsx';
import { queries } from '../../../shared/queries/queries.ts';
import { medalRace } from '../medal-race.ts';
import { hasRace, raceFilter } from '../state.ts';
import { NoResults } from '../../../shared/veil/results-state.tsx';
import type { MedalsSearch } from '../../../shared/medals/medallists.ts';

const { Part: MedalRaceChart } = medalRace;

/** How the medal table came about, once there are days to compare. */
export function RaceSection({ discipline, search }: { discipline: string; search: MedalsSearch }) {
  const t = useText();
  const { language } = usePage();
  const { data: race } = useSuspenseQuery(queries.medalRace(language, raceFilter(discipline, search)));
  if (hasRace(race)) return <MedalRaceChart race={race} />;
  return (
    <NoResults icon="medal" title={t('screens.medals.noRace')}>
      <p>{t('screens.medals.noRaceHint')}</p>
    </NoResults>
  );
}
