import { pages } from '@podium/contract/pages';
import { DOT } from '../../../shared/elements/dot.ts';
import { appearanceNote } from '../../../shared/people/next/appearance-note.tsx';
import { useText } from '../../../shared/shell/page-context.tsx';
import { DisciplineSign } from '../../../shared/elements/parts/discipline-sign.tsx';
import { RowLink } from '../../../shared/elements/parts/row-link.tsx';
import { UnitRow } from '../../../shared/elements/parts/unit-row.tsx';
import { whoOf } from '../../../shared/people/own-lines.tsx';
import { useGamesFacts } from '../../../shared/shell/use-games.ts';
import { groupItems } from '../by-sport.ts';
import { RestFold } from './rest-fold.tsx';
import { sportAnchor } from './sport-jumps.tsx';
import type { ScheduleItemAnswer } from '@podium/contract';
import type { DaySession } from '../program.ts';

interface SessionSectionsProps {
  day: string;
  sessions: readonly DaySession[];
  /** On a day with few items nothing is collapsed, and rows show all details. */
  isOpen: boolean;
}

/** Upcoming sessions: the finals of each, then the rest. */
export function SessionSections({ day, sessions, isOpen }: SessionSectionsProps) {
  const seen = new Set<string>();
  return sessions.map((session) => {
    const key = session.discipline?.key;
    const isFirst = key !== undefined && !seen.has(key);
    if (key !== undefined) seen.add(key);
    return (
      <section key={session.id} id={isFirst ? sportAnchor(key) : undefined} className="day-sport">
        <SessionHead day={day} session={session} />
        {isOpen ? (
          <Rows items={session.items} />
        ) : (
          <>
            {session.finals.length > 0 && <Rows items={session.finals} />}
            {session.rest.length > 0 && (
              <RestFold
                groups={groupItems(session.rest)}
                isOpen={session.discipline === null}
                isAfterFinals={session.finals.length > 0}
              />
            )}
          </>
        )}
      </section>
    );
  });
}

function Rows({ items }: { items: readonly ScheduleItemAnswer[] }) {
  return (
    <ul className="unit-list">
      {items.map((item) => (
        <UnitRow key={item.id} item={item} isWithinDiscipline note={appearanceNote(item)} who={whoOf(item)} />
      ))}
    </ul>
  );
}

/** `Swimming · Morning 09:00–12:30` */
function SessionHead({ day, session: { discipline, part, start, end } }: { day: string; session: DaySession }) {
  const t = useText();
  const { timeOn } = useGamesFacts();
  return (
    <h2 className="section-title">
      {discipline ? (
        <>
          <DisciplineSign disciplineKey={discipline.key} />
          <RowLink path={pages.discipline(discipline.key)}>
            <bdi>{discipline.name}</bdi>
          </RowLink>
        </>
      ) : (
        t('screens.day.ceremony')
      )}{' '}
      <span className="day-count">
        {t(`parts.program.${part}`)}
        {start && (
          <>
            {DOT}
            <bdi dir="ltr" className="num">
              {end ? `${timeOn(start, day)}–${timeOn(end, day)}` : timeOn(start, day)}
            </bdi>
          </>
        )}
      </span>
    </h2>
  );
}
