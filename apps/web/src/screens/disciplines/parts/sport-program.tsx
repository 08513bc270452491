import { EmptyState, Icon } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FollowButton } from '../../../shared/elements/follow/follow-button.tsx';
import { useNow, usePage, useText } from '../../../shared/shell/page-context.tsx';
import { DisciplineSign } from '../../../shared/elements/parts/discipline-sign.tsx';
import { PlaceLink } from '../../../shared/elements/parts/place-link.tsx';
import { endedByClock, isListed } from '../../../shared/elements/item-state.ts';
import { countFilters, isCompetition, matchesFilter } from '../../../shared/elements/item-filter.ts';
import { queries } from '../../../shared/shell/queries/queries.ts';
import { ProgramDays } from './program-days.tsx';
import { ProgramFilters } from './program-filters.tsx';
import { SportMedallists } from './sport-medallists.tsx';
import type { OpenSport } from '../state.ts';

export function SportProgram({ search }: { search: OpenSport }) {
  const t = useText();
  const { language } = usePage();
  const { data: sport } = useSuspenseQuery(queries.discipline(language, { key: search.discipline }));
  const { data: schedule } = useSuspenseQuery(queries.disciplineSchedule(language, { key: search.discipline }));
  const now = useNow();
  const filter = { gender: search.gender, event: search.event, medal: search.medal };
  const days = schedule.items
    .map(({ day, items }) => ({
      day,
      items: endedByClock(items, now).filter((item) => isListed(item) && matchesFilter(item, filter)),
    }))
    .filter(({ items }) => (search.days ? items.some(isCompetition) : items.length > 0));
  const isOver = sport.units > 0 && sport.live.length + sport.next.length === 0;
  return (
    <section className="sport-program" aria-labelledby="program">
      <Link
        to="/{-$locale}/schedule/disciplines"
        search={{ show: search.show, days: search.days }}
        hash={search.discipline}
        className="back-link"
      >
        <Icon name="chevron" isSmall />
        {t('screens.disciplines.back')}
      </Link>
      <div className="sport-title">
        <DisciplineSign disciplineKey={sport.key} size="title" />
        <h2 id="program" className="text-title">
          <PlaceLink to="discipline" id={sport.key}>
            <bdi>{sport.name}</bdi>
          </PlaceLink>
        </h2>
        <FollowButton kind="discipline" id={sport.key} name={sport.name} />
      </div>
      {isOver && <SportMedallists discipline={sport.key} />}
      <ProgramFilters search={search} sport={sport} />
      {days.length === 0 ? (
        <EmptyState title={countFilters(filter) > 0 ? t('state.noMatch') : t('state.noEvents')}>
          {countFilters(filter) > 0 && (
            <Link
              to="/{-$locale}/schedule/disciplines"
              search={{ discipline: search.discipline, show: search.show }}
              className="button"
            >
              {t('action.clear')}
            </Link>
          )}
        </EmptyState>
      ) : (
        <ProgramDays days={days} show={search.show} isFiltered={countFilters(filter) > 0} />
      )}
    </section>
  );
}
