import { Icon } from '@podium/ui';
import { pages } from '@podium/contract/pages';
import { useText } from '../../../shared/page-context.tsx';
import { DisciplineSign } from '../../../shared/parts/discipline-sign.tsx';
import { RowLink } from '../../../shared/parts/row-link.tsx';
import { UnitRow } from '../../../shared/parts/unit-row.tsx';
import { whoOf } from '../../../shared/people/own-lines.tsx';
import { isCompetition } from '../../../shared/programme/item-filter.ts';
import { useGamesFacts } from '../../../shared/use-games.ts';
import { bySport } from '../by-sport.ts';
import { DayLine } from './day-line.tsx';
import type { ScheduleItemAnswer } from '@podium/contract';
import type { ItemGroup, SportOfDay } from '../by-sport.ts';

interface SportSectionsProps {
  items: readonly ScheduleItemAnswer[];
  /** Whether one sport alone is asked for. */
  isOneSport: boolean;
}

/** A day that is over, read by sport: its finals, and the rest behind them. */
export function SportSections({ items, isOneSport }: SportSectionsProps) {
  const t = useText();
  const { format } = useGamesFacts();
  const { sports, activities } = bySport(items, format.compare);
  return (
    <div className="day-sections">
      {sports.map((sport) => (
        <SportSection key={sport.discipline.key} sport={sport} isOneSport={isOneSport} />
      ))}
      {activities.length > 0 && (
        <section>
          <h2 className="section-title">{t('screens.day.activities')}</h2>
          <Rest groups={activities} isOpen={isOneSport || sports.length === 0} hasSport={!isOneSport} />
        </section>
      )}
    </div>
  );
}

function SportSection({ sport, isOneSport }: { sport: SportOfDay; isOneSport: boolean }) {
  const t = useText();
  const { discipline, contests, finals, rest } = sport;
  return (
    <section>
      <h2 className="section-title">
        <DisciplineSign disciplineKey={discipline.key} />
        <RowLink path={pages.discipline(discipline.key)}>
          <bdi>{discipline.name}</bdi>
        </RowLink>{' '}
        <span className="day-count">{t('screens.day.contests', { count: contests })}</span>
      </h2>
      {finals.length > 0 && (
        <ul className="unit-list">
          {finals.map((item) => (
            <UnitRow key={item.id} item={item} isWithinDiscipline who={whoOf(item)} />
          ))}
        </ul>
      )}
      {rest.length > 0 && (
        <Rest groups={rest} isOpen={isOneSport || finals.length === 0} isAfterFinals={finals.length > 0} />
      )}
    </section>
  );
}

interface RestProps {
  groups: readonly ItemGroup[];
  isOpen: boolean;
  isAfterFinals?: boolean;
  hasSport?: boolean;
}

function Rest({ groups, isOpen, isAfterFinals = false, hasSport }: RestProps) {
  const t = useText();
  const items = groups.flatMap((group) => group.items);
  const contests = items.filter(isCompetition).length;
  const others = items.length - contests;
  const counts = [
    contests > 0 && t(isAfterFinals ? 'screens.day.moreContests' : 'screens.day.contests', { count: contests }),
    others > 0 && t('shared.activities', { count: others }),
  ].filter((text): text is string => !!text);
  const [first = '', second] = counts;
  return (
    <details className="fold day-rest" open={isOpen}>
      <summary className="fold-summary">
        <span>{second ? t('shared.pair', { first, second }) : first}</span>
        <Icon name="down" isSmall />
      </summary>
      {groups.map(({ id, event, type, items: lines }) => (
        <div key={id}>
          <h3>{event ? <bdi>{event.name}</bdi> : t(`itemType.${type}`)}</h3>
          <ul>
            {lines.map((item) => (
              <DayLine key={item.id} item={item} hasSport={hasSport} />
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}
