import { Fragment } from 'react';
import { useIsMyClock } from '../../../shared/program/clock/clock-zone.tsx';
import { appearanceNote } from '../../../shared/people/next/appearance-note.tsx';
import { UnitRow } from '../../../shared/elements/parts/unit-row.tsx';
import { whoOf } from '../../../shared/people/own-lines.tsx';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import { daySections } from '../day-items.ts';
import { SentSections } from './sent-sections.tsx';
import type { ScheduleItemAnswer } from '@podium/contract';

/** Half hours with their items. On the current day a line marks the current time, unless no item precedes it. */
export function DaySections({ items, discipline, now, hasEarlier = false }: DaySectionsProps) {
  const t = useText();
  const { format, zone, dayAt } = useGames();
  const isMyClock = useIsMyClock();
  const sections = daySections(items, zone);
  const itemWeekday = ({ start, day }: ScheduleItemAnswer) => {
    const date = dayAt(start, day);
    return date !== day && <span>{`${format.dayChip(date).weekday} `}</span>;
  };
  const nowAt = now
    ? sections.findIndex(({ items: [first] }) => first?.start && Date.parse(first.start) > now.getTime())
    : -1;
  return (
    <SentSections>
      {sections.map(({ slot, items: lines }, index) => (
        <Fragment key={`${slot} ${lines[0]!.id}`}>
          {now && index === nowAt && (index > 0 || hasEarlier) && <NowLine now={now} />}
          <section>
            {/* Each line shows its time; the visible heading is needed only for another time zone. */}
            <h2 className={isMyClock ? 'day-slot' : 'visually-hidden'}>
              {slot ? (
                <>
                  {itemWeekday(lines[0]!)}
                  <bdi dir="ltr">{slot}</bdi>
                  {isMyClock && <span className="day-slot-clock">{t('parts.clock.yours')}</span>}
                </>
              ) : (
                t('shared.noTime')
              )}
            </h2>
            <ul className="unit-list">
              {lines.map((item) => (
                <UnitRow
                  key={item.id}
                  item={item}
                  isWithinDiscipline={discipline !== undefined}
                  note={appearanceNote(item)}
                  who={whoOf(item)}
                />
              ))}
            </ul>
          </section>
        </Fragment>
      ))}
    </SentSections>
  );
}

interface DaySectionsProps {
  items: ScheduleItemAnswer[];
  discipline?: string;
  now?: Date;
  /** Finished items are collapsed above. */
  hasEarlier?: boolean;
}

function NowLine({ now }: { now: Date }) {
  const t = useText();
  const { today, timeOn } = useGames();
  return (
    <p className="now-line" id="now">
      <time dateTime={now.toISOString()} suppressHydrationWarning>
        {t('screens.day.nowLine', { time: timeOn(now, today) })}
      </time>
    </p>
  );
}
