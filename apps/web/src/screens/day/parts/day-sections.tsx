import { useHydrated } from '@tanstack/react-router';
import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import { useIsMyClock } from '../../../shared/clock/clock-line.tsx';
import { UnitRow } from '../../../shared/parts/unit-row.tsx';
import { useText } from '../../../shared/page-context.tsx';
import { useGames } from '../../../shared/use-games.ts';
import { sectionsOf } from '../day-items.ts';
import type { ScheduleItemAnswer } from '@podium/contract';

/** Half hours with their lines; on the day itself a line says where now is. */
export function DaySections({ items, discipline, now }: DaySectionsProps) {
  const t = useText();
  const { zone } = useGames();
  const isMyClock = useIsMyClock();
  const sections = sectionsOf(items, zone);
  const nowAt = now
    ? sections.findIndex(({ items: [first] }) => first?.start && Date.parse(first.start) > now.getTime())
    : -1;
  const isRunning = useHydrated();
  const [isSent] = useState(!isRunning);
  const list = useRef<HTMLDivElement>(null);
  // Before the window is taken to its place.
  useLayoutEffect(() => {
    if (hasComeBack()) list.current?.classList.remove('is-sent');
  }, []);
  return (
    <div ref={list} className={isSent ? 'day-sections is-sent' : 'day-sections'}>
      {sections.map(({ slot, items: lines }, index) => (
        <Fragment key={`${slot} ${lines[0]!.id}`}>
          {now && index === nowAt && <NowLine now={now} />}
          <section>
            <h2 className="day-slot">
              {slot ? (
                <>
                  <bdi dir="ltr">{slot}</bdi>
                  {isMyClock && <span className="day-slot-clock">{t('parts.clock.yours')}</span>}
                </>
              ) : (
                t('shared.noTime')
              )}
            </h2>
            <ul className="unit-list">
              {lines.map((item) => (
                <UnitRow key={item.id} item={item} isWithinDiscipline={discipline !== undefined} />
              ))}
            </ul>
          </section>
        </Fragment>
      ))}
    </div>
  );
}

/** Whether the page was sent once more to somebody who had it: the browser takes the window to where they were. */
const hasComeBack = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && (entry.type === 'reload' || entry.type === 'back_forward'));

interface DaySectionsProps {
  items: ScheduleItemAnswer[];
  discipline?: string;
  now?: Date;
}

function NowLine({ now }: { now: Date }) {
  const t = useText();
  const { format } = useGames();
  return (
    <p className="now-line" id="now">
      <time dateTime={now.toISOString()} suppressHydrationWarning>
        {t('screens.day.nowLine', { time: format.time(now) })}
      </time>
    </p>
  );
}
