import { isFinished, isLive, rowWords, leadersOf, pathOf } from '../../../shared/elements/item-state.ts';
import { isWinner } from '@podium/contract/winner';
import { useText } from '../../../shared/shell/page-context.tsx';
import { CompetitorName } from '../../../shared/elements/parts/competitor-name.tsx';
import { DisciplineSign } from '../../../shared/elements/parts/discipline-sign.tsx';
import { Flag } from '../../../shared/elements/parts/flag.tsx';
import { MedalMark } from '../../../shared/elements/parts/medal-mark.tsx';
import { OtherTimes } from '../../../shared/elements/parts/other-times.tsx';
import { LatestEventLine } from '../../../shared/elements/parts/latest-event-line.tsx';
import { RowLink } from '../../../shared/elements/parts/row-link.tsx';
import { StatusBadge } from '../../../shared/elements/parts/status-badge.tsx';
import { SideScore } from '../../../shared/elements/parts/side-score.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import { DOT } from '../../../shared/elements/dot.ts';
import { isLate } from '../state.ts';
import type { ScheduleItemAnswer } from '@podium/contract';

interface LiveRowProps {
  item: ScheduleItemAnswer;
  /** Fixes the row height in a list whose contests start and end in place. */
  isSlot?: boolean;
  isEnded?: boolean;
}

/**
 * One contest: clock, name, score and latest action. It links to its page or, on wide screens, opens next to the list.
 */
export function LiveRow({ item, isSlot = false, isEnded = false }: LiveRowProps) {
  const { title, part } = rowWords(item);
  const path = pathOf(item);
  const place = item.location?.name ?? item.venue?.name ?? item.place;
  const words = [title, part].filter(Boolean).join(DOT);
  return (
    <li id={`live-${item.id}`} className={`live-row${isSlot ? ' is-slot' : ''}${isEnded ? ' is-ended' : ''}`}>
      <div className="live-top">
        {item.discipline && (
          <p className="live-title live-sport">
            <DisciplineSign disciplineKey={item.discipline.key} size="row" />
            <bdi>{item.discipline.name}</bdi>
          </p>
        )}
        <span className="live-when">
          <When item={item} isEnded={isEnded} />
        </span>
      </div>
      <p className="live-title">
        <MedalMark item={item} />
        {path ? (
          <RowLink path={path} className="unit-link">
            <bdi>{words}</bdi>
          </RowLink>
        ) : (
          <span>
            <bdi>{words}</bdi>
          </span>
        )}
      </p>
      <Sides item={item} />
      {isSlot && (
        <LatestEventLine
          moment={isEnded ? undefined : item.moment}
          place={isFinished(item) ? undefined : place}
          isLeaderShown
          gender={item.gender}
        />
      )}
    </li>
  );
}

/** Both sides, or the two leaders; sets won are small, the points of the current set are large. */
function Sides({ item }: { item: ScheduleItemAnswer }) {
  const { competitors = [], moment } = item;
  const leaders = new Set(leadersOf(item)?.leaders);
  if (competitors.length === 0 && moment?.split) {
    return (
      <p className="live-sides live-leader">
        {moment.split.organisation && <Flag organisation={moment.split.organisation} />}{' '}
        <bdi>{moment.split.leader}</bdi>
      </p>
    );
  }
  return (
    <ul className="live-sides">
      {competitors.slice(0, 2).map((side, index) => (
        <li
          key={side.id ?? index}
          className={isWinner(item.outcome, side.id, side.wlt) || leaders.has(side) ? 'is-ahead' : undefined}
        >
          <span className="live-name">
            <CompetitorName competitor={side} />
          </span>
          <span>
            <SideScore item={item} side={side} index={index} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Live: the current period and clock. Before: the start; after: the end. */
function When({ item, isEnded }: { item: ScheduleItemAnswer; isEnded: boolean }) {
  const t = useText();
  const { format, dayAt, readerToday, now } = useGames();
  if (isEnded) return <StatusBadge status="FINISHED" />;
  if (isLive(item)) return <StatusBadge status={item.status} moment={item.moment} />;
  const isStartKnown = !item.isStartHidden && item.status !== 'POSTPONED';
  const time = (isFinished(item) && item.actualEnd) || (isStartKnown ? item.start : null);
  const day = dayAt(time, item.day);
  return (
    <>
      {day !== readerToday && (
        <span className="unit-day" suppressHydrationWarning>
          {`${format.dayChip(day).weekday} ${format.dayChip(day).day}`}
        </span>
      )}
      {time ? (
        <time dateTime={time} dir="ltr">
          {format.time(time)}
        </time>
      ) : (
        <span className="unit-words">
          <bdi>{item.startText ?? t('shared.noTime')}</bdi>
        </span>
      )}
      {isLate(item, now) && <span className="live-late">{t('status.DELAYED')}</span>}
      {!isFinished(item) && <OtherTimes item={item} />}
    </>
  );
}
