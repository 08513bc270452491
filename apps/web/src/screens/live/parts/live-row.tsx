import { isLive, itemWords, leadersOf, pathOf } from '../../../shared/item-state.ts';
import { useText } from '../../../shared/page-context.tsx';
import { CompetitorName } from '../../../shared/parts/competitor-name.tsx';
import { LiveMoment } from '../../../shared/parts/live-moment.tsx';
import { MedalDisc } from '../../../shared/parts/medal-disc.tsx';
import { RowLink } from '../../../shared/parts/row-link.tsx';
import { useGames } from '../../../shared/use-games.ts';
import { DOT } from '../../../shared/dot.ts';
import { FlashingScore } from '../../../shared/beside/flashing-score.tsx';
import type { ScheduleItemAnswer } from '@podium/contract';

/** One contest in a line or two: the clock, who competes, how it stands. It leads to its page, or wide shows it beside the list. */
export function LiveRow({ item }: { item: ScheduleItemAnswer }) {
  const { title, part } = itemWords(item);
  const path = pathOf(item);
  const leaders = new Set(leadersOf(item)?.leaders);
  const words = (
    <>
      <bdi>{title}</bdi>
      {part && (
        <>
          {DOT}
          <bdi>{part}</bdi>
        </>
      )}
    </>
  );
  return (
    <li className="live-row">
      <div className="live-when">
        <When item={item} />
      </div>
      <p className="live-what">
        {item.medal && <MedalDisc medal={item.medal} isSmall isExhibition={item.event?.isExhibition} />}
        {path ? (
          <RowLink path={path} className="unit-link">
            {words}
          </RowLink>
        ) : (
          <span>{words}</span>
        )}
      </p>
      {item.competitors && (
        <ul className="live-sides">
          {item.competitors.slice(0, 2).map((side, index) => (
            <li key={side.id ?? index} className={side.wlt === 'W' || leaders.has(side) ? 'is-ahead' : undefined}>
              <span className="live-name">
                <CompetitorName competitor={side} />
              </span>
              <span>
                <FlashingScore value={side.irm ?? side.result ?? ''} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** What is played and the clock, before and after it the start. */
function When({ item }: { item: ScheduleItemAnswer }) {
  const t = useText();
  const { format, dayAt, readerToday } = useGames();
  if (isLive(item)) {
    return (
      <span className="live-clock">
        <LiveMoment status={item.status} moment={item.moment} />
      </span>
    );
  }
  const hasTime = item.start && !item.isStartHidden && item.status !== 'POSTPONED';
  const day = dayAt(hasTime ? item.start : null, item.day);
  return (
    <>
      {day !== readerToday && (
        <span className="unit-day" suppressHydrationWarning>
          {format.date(day)}
        </span>
      )}
      {item.start && !item.isStartHidden && item.status !== 'POSTPONED' ? (
        <time dateTime={item.start} dir="ltr">
          {format.time(item.start)}
        </time>
      ) : (
        <span className="unit-words">
          <bdi>{item.startText ?? t('shared.noTime')}</bdi>
        </span>
      )}
    </>
  );
}
