import './people-cards.css';
import { pages } from '@podium/contract/pages';
import { useQueries } from '@tanstack/react-query';
import { DOT } from '../../elements/dot.ts';
import { isFinished, isLive } from '../../elements/item-state.ts';
import { usePage, useText } from '../../shell/page-context.tsx';
import { DisciplineSign } from '../../elements/parts/discipline-sign.tsx';
import { Flag } from '../../elements/parts/flag.tsx';
import { RowLink } from '../../elements/parts/row-link.tsx';
import { isCompetition } from '../../elements/item-filter.ts';
import { queries } from '../../shell/queries/queries.ts';
import { useGames } from '../../shell/use-games.ts';
import type { OrganisationRef, ScheduleItemAnswer } from '@podium/contract';
import type { ReactNode } from 'react';
import type { Follow } from '../../reader/follows.ts';

/** One line per followed delegation and sport: the number of contests on a day, and the next one. */
export function GroupDays({ groups, day }: { groups: readonly Follow[]; day: string }) {
  const { language } = usePage();
  const { games } = useGames();
  const days = useQueries({
    queries: groups.map(({ kind, id }) =>
      queries.day(language, { day, ...(kind === 'delegation' ? { delegation: id } : { discipline: id }) }),
    ),
  });
  return (
    <ul className="group-days">
      {groups.map(({ kind, id }, index) => {
        const data = days[index]?.data;
        if (!data) return null;
        const items = data.items.filter(isCompetition);
        if (kind === 'discipline') {
          const sport = games.disciplines.find(({ key }) => key === id);
          if (!sport) return null;
          return (
            <GroupDay key={id} path={`${pages.day(day)}/${id}`} name={sport.name} items={items}>
              <DisciplineSign disciplineKey={id} size="row" />
            </GroupDay>
          );
        }
        const organisation = organisationIn(items, id);
        return (
          <GroupDay key={id} path={`${pages.day(day)}?delegation=${id}`} name={organisation?.name ?? id} items={items}>
            {organisation && <Flag organisation={organisation} />}
          </GroupDay>
        );
      })}
    </ul>
  );
}

interface GroupDayProps {
  path: string;
  name: string;
  items: readonly ScheduleItemAnswer[];
  children: ReactNode;
}

/** `Alagoas: 12 contests · 2 live`, `Alagoas: 12 contests · next 14:30` */
function GroupDay({ path, name, items, children }: GroupDayProps) {
  const t = useText();
  const { timeOn, now } = useGames();
  const live = items.filter(isLive).length;
  const next = items.find(
    (item) => !isFinished(item) && !item.isStartHidden && item.start && Date.parse(item.start) > now.getTime(),
  );
  return (
    <li>
      <RowLink path={path} className="group-day">
        {children}
        <bdi className="strong">{name}</bdi>
        <span suppressHydrationWarning>
          {t('shared.units', { count: items.length })}
          {(live > 0 || next) && DOT}
          {live > 0
            ? t('shared.liveUnits', { count: live })
            : next && t('parts.next.nextAt', { time: timeOn(next.start!, next.day) })}
        </span>
      </RowLink>
    </li>
  );
}

const organisationIn = (items: readonly ScheduleItemAnswer[], code: string): OrganisationRef | undefined =>
  items
    .flatMap(({ competitors = [], own = [] }) => [...competitors, ...own.map(({ competitor }) => competitor)])
    .find(({ organisation }) => organisation?.code.toLowerCase() === code.toLowerCase())?.organisation ?? undefined;
