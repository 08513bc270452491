import { FinalsStrip } from '../../../shared/services/front/finals-strip.tsx';
import { appearanceNote } from '../../../shared/people/next/appearance-note.tsx';
import { useText } from '../../../shared/shell/page-context.tsx';
import { UnitRow } from '../../../shared/elements/parts/unit-row.tsx';
import { whoOf } from '../../../shared/people/own-lines.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import { FEW_CONTESTS, groupItems } from '../by-sport.ts';
import { dayFinals } from '../program.ts';
import { useSteadyProgram } from '../use-steady-program.ts';
import { RestFold } from './rest-fold.tsx';
import { SentSections } from './sent-sections.tsx';
import { SessionSections } from './session-sections.tsx';
import { DayStory } from './day-story.tsx';
import { SportJumps } from './sport-jumps.tsx';
import type { ScheduleItemAnswer } from '@podium/contract';

interface DayProgramProps {
  day: string;
  items: readonly ScheduleItemAnswer[];
  /** A single sport is shown, so its name is omitted. */
  isOneSport: boolean;
  /** Set only on the current day. */
  now: Date | undefined;
}

/** With fewer finals, the rail would only repeat the rows. */
const MIN_FINALS = 3;

/** Today or a future day: its finals, live and upcoming contests, later sessions, and at the end the finished ones. */
export function DayProgram({ day, items, isOneSport, now }: DayProgramProps) {
  const t = useText();
  const { zone } = useGames();
  const program = useSteadyProgram(items, { timeZone: zone, now });
  const finals = dayFinals(items);
  const isShort = isOneSport || items.length - program.activities.length <= FEW_CONTESTS;
  const sports = new Map(program.later.flatMap(({ discipline }) => (discipline ? [[discipline.key, discipline]] : [])));
  const isOnlyActivities = program.activities.length === items.length;
  return (
    <>
      {/* For an upcoming day, the sessions below list the same finals with the same times. */}
      {now && finals.total >= MIN_FINALS && (
        <FinalsStrip finals={{ day, ...finals }} title={t('screens.day.finals', { count: finals.total })} />
      )}
      {!now && !isOneSport && <DayStory day={day} items={items} />}
      <SportJumps sports={[...sports.values()]} />
      <SentSections>
        <Rows title={t('screens.day.now')} isLive items={program.now} isOneSport={isOneSport} />
        <Rows title={t('status.DELAYED')} items={program.delayed} isOneSport={isOneSport} />
        <Rows title={t('screens.day.soon')} items={program.soon} isOneSport={isOneSport} />
        <Rows title={t('screens.day.justFinished')} items={program.justFinished} isOneSport={isOneSport} />
        <SessionSections day={day} sessions={program.later} isOpen={isShort} />
        {program.earlier.length > 0 && (
          <section>
            <RestFold
              groups={groupItems(program.earlier)}
              isOpen={program.earlier.length === items.length - program.activities.length}
              hasSport={!isOneSport}
              summary={t('screens.day.earlier', { count: program.earlier.length })}
            />
          </section>
        )}
        {program.activities.length > 0 && (
          <section>
            <h2 className="section-title">{t('screens.day.activities')}</h2>
            <RestFold groups={groupItems(program.activities)} isOpen={isOnlyActivities} hasSport={!isOneSport} />
          </section>
        )}
      </SentSections>
    </>
  );
}

interface RowsProps {
  title: string;
  items: readonly ScheduleItemAnswer[];
  isOneSport: boolean;
  isLive?: boolean;
}

function Rows({ title, items, isOneSport, isLive = false }: RowsProps) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className="section-title">
        {isLive && <span className="live-dot" />}
        {title}
      </h2>
      <ul className="unit-list">
        {items.map((item) => (
          <UnitRow
            key={item.id}
            item={item}
            isWithinDiscipline={isOneSport}
            note={appearanceNote(item)}
            who={whoOf(item)}
          />
        ))}
      </ul>
    </section>
  );
}
