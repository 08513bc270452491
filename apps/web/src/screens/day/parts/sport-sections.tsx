import { pages } from '@podium/contract/pages';
import { useText } from '../../../shared/shell/page-context.tsx';
import { DisciplineSign } from '../../../shared/elements/parts/discipline-sign.tsx';
import { RowLink } from '../../../shared/elements/parts/row-link.tsx';
import { UnitRow } from '../../../shared/elements/parts/unit-row.tsx';
import { whoOf } from '../../../shared/people/own-lines.tsx';
import { useGamesFacts } from '../../../shared/shell/use-games.ts';
import { bySport, isRestOpen } from '../by-sport.ts';
import { DayStory } from './day-story.tsx';
import { SportJumps, sportAnchor } from './sport-jumps.tsx';
import { RestFold } from './rest-fold.tsx';
import type { ScheduleItemAnswer } from '@podium/contract';
import type { SportOfDay } from '../by-sport.ts';

interface SportSectionsProps {
  day: string;
  items: readonly ScheduleItemAnswer[];
  isOneSport: boolean;
}

/** A past day: its winners, then by sport the finals and the other items. */
export function SportSections({ day, items, isOneSport }: SportSectionsProps) {
  const t = useText();
  const { format } = useGamesFacts();
  const sorted = bySport(items, format.compare);
  const { sports, activities } = sorted;
  const isOpen = isRestOpen(sorted, isOneSport);
  return (
    <div className="day-sections">
      {!isOneSport && <DayStory day={day} items={items} />}
      <SportJumps sports={sports.map(({ discipline }) => discipline)} />
      {sports.map((sport) => (
        <SportSection key={sport.discipline.key} sport={sport} isOpen={isOpen} />
      ))}
      {activities.length > 0 && (
        <section>
          <h2 className="section-title">{t('screens.day.activities')}</h2>
          <RestFold groups={activities} isOpen={isOpen} hasSport={!isOneSport} />
        </section>
      )}
    </div>
  );
}

function SportSection({ sport, isOpen }: { sport: SportOfDay; isOpen: boolean }) {
  const t = useText();
  const { discipline, contests, finals, rest } = sport;
  return (
    <section id={sportAnchor(discipline.key)} className="day-sport">
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
      {rest.length > 0 && <RestFold groups={rest} isOpen={isOpen} isAfterFinals={finals.length > 0} />}
    </section>
  );
}
