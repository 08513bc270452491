import { Button, EmptyState, SearchField } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { FollowButton } from '../../../shared/elements/follow/follow-button.tsx';
import { useFollows } from '../../../shared/reader/follows.ts';
import { useShortDay } from '../../../shared/elements/parts/day-word.ts';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { DisciplineSign } from '../../../shared/elements/parts/discipline-sign.tsx';
import { queries } from '../../../shared/shell/queries/queries.ts';
import { useGames } from '../../../shared/shell/use-games.ts';
import { searchSports, isOver, listSports } from '../sports.ts';
import type { DisciplinesSearch } from '../state.ts';
import type { Sport } from '../sports.ts';

/** The list of sports, followed ones first and finished ones last, filtered while typing. */
export function SportList({ search }: { search: DisciplinesSearch }) {
  const t = useText();
  const { language } = usePage();
  const { games, format, today } = useGames();
  const { data: grid } = useSuspenseQuery(queries.grid(language));
  const { data: live } = useSuspenseQuery(queries.live(language));
  const [q, setQ] = useState(search.q ?? '');
  const followed = new Set(useFollows().flatMap(({ kind, id }) => (kind === 'discipline' ? [id] : [])));
  const matches = searchSports(listSports(games.disciplines, grid, live, today), q).toSorted(
    (a, b) => Number(isOver(a)) - Number(isOver(b)) || format.compare(a.discipline.name, b.discipline.name),
  );
  const groups = [
    { title: t('screens.disciplines.mine'), sports: matches.filter(({ discipline }) => followed.has(discipline.key)) },
    { title: t('screens.disciplines.all'), sports: matches.filter(({ discipline }) => !followed.has(discipline.key)) },
  ].filter(({ sports }) => sports.length > 0);
  return (
    <div className="sport-list">
      <search>
        <form method="get" className="side-by-side" onSubmit={(event) => event.preventDefault()}>
          <SearchField
            label={t('screens.disciplines.search')}
            name="q"
            value={q}
            maxLength={80}
            onChange={({ currentTarget }) => setQ(currentTarget.value)}
          />
          <Button type="submit" className="unscripted">
            {t('nav.search')}
          </Button>
        </form>
      </search>
      <output className="visually-hidden">{q && t('shared.searchCount', { count: matches.length })}</output>
      {games.disciplines.length === 0 && <EmptyState icon="calendar" title={t('screens.disciplines.noSchedule')} />}
      {games.disciplines.length > 0 && matches.length === 0 && (
        <EmptyState icon="search" title={t('shared.searchNothing', { query: q })}>
          <Link to="/{-$locale}/schedule/disciplines" search={{}} className="button" onClick={() => setQ('')}>
            {t('action.clear')}
          </Link>
        </EmptyState>
      )}
      {groups.map(({ title, sports }) => (
        <section key={title}>
          {followed.size > 0 && <h2 className="sport-group">{title}</h2>}
          <ul className="rows sport-rows">
            {sports.map((sport) => (
              <SportRow key={sport.discipline.key} sport={sport} search={search} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function SportRow({ sport, search }: { sport: Sport; search: DisciplinesSearch }) {
  const t = useText();
  const { key, name } = sport.discipline;
  const isOpen = search.discipline === key;
  return (
    <li id={key} className={isOpen ? 'sport-row is-open' : 'sport-row'}>
      <DisciplineSign disciplineKey={key} />
      <div className="sport-text">
        <Link
          to="/{-$locale}/schedule/disciplines"
          search={{ discipline: key, show: search.show, days: search.days }}
          preload={false}
          className="sport-name"
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={isOpen ? 'true' : undefined}
        >
          <bdi>{name}</bdi>
        </Link>
        <p className="sport-second sport-dates">
          <SportDays sport={sport} />
          {sport.live > 0 && (
            <span className="sport-live">
              <span className="live-dot" /> {t('shared.liveUnits', { count: sport.live })}
            </span>
          )}
        </p>
        <SportNext sport={sport} />
      </div>
      <FollowButton kind="discipline" id={key} name={name} />
    </li>
  );
}

function SportDays({ sport: { days } }: { sport: Sport }) {
  const { format } = useGames();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  return (
    <span className="num" suppressHydrationWarning>
      {format.dateRange(first, last)}
    </span>
  );
}

/** The contests of a sport today, or on its next day. */
function SportNext({ sport: { days, today, next } }: { sport: Sport }) {
  const t = useText();
  const shortDay = useShortDay();
  if (days.length === 0) return null;
  const isOn = today !== undefined && today.done < today.units;
  const shownDay = isOn ? today : next;
  if (!shownDay) return <span className="sport-second">{t('screens.disciplines.over')}</span>;
  const day = shortDay(shownDay.day, null);
  const [startText, ...facts] = [
    isOn ? day : t('screens.disciplines.nextDay', { date: day }),
    isOn && today.done > 0
      ? t('shared.progress', { done: today.done, total: today.units })
      : t('shared.units', { count: shownDay.units }),
    shownDay.medalUnits > 0 ? t('screens.disciplines.finals', { count: shownDay.medalUnits }) : '',
  ].filter(Boolean);
  return (
    <span className="sport-second" suppressHydrationWarning>
      {facts.reduce((first, second) => t('shared.pair', { first, second }), startText!)}
    </span>
  );
}
