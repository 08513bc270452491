import { isLive, itemWords, leadersOf, shownTimes } from '../../elements/item-state.ts';
import { CompetitorName } from '../../elements/parts/competitor-name.tsx';
import { MedalMark } from '../../elements/parts/medal-mark.tsx';
import { SideScore } from '../../elements/parts/side-score.tsx';
import { StatusBadge } from '../../elements/parts/status-badge.tsx';
import { useText } from '../../shell/page-context.tsx';
import { useGames } from '../../shell/use-games.ts';
import type { ScheduleItemAnswer } from '@podium/contract';

/** A contest in a list: time, name, score and status. */
export function BoardRow({ item }: { item: ScheduleItemAnswer }) {
  const t = useText();
  const { format } = useGames();
  const { title, part } = itemWords(item);
  const times = shownTimes(item);
  return (
    <li className={isLive(item) ? 'board-row is-live' : 'board-row'}>
      <span className="board-when" dir="ltr">
        {times ? format.time(times.start) : item.status === 'POSTPONED' ? null : (item.startText ?? '')}
        {!times && item.change?.from && <s>{format.time(item.change.from)}</s>}
      </span>
      <span className="board-what">
        <span className="board-contest">
          <MedalMark item={item} />
          <bdi>{title || t(`itemType.${item.type}`)}</bdi>
        </span>
        <span className="board-note">
          <bdi>
            {[item.discipline?.name, part, item.location?.name, item.change?.reason].filter(Boolean).join(' · ')}
          </bdi>
        </span>
      </span>
      <RowScore item={item} />
      <StatusBadge status={item.status} moment={item.moment} isVoid={!!item.rerun} />
    </li>
  );
}

function RowScore({ item }: { item: ScheduleItemAnswer }) {
  const sides = item.isHeadToHead ? (item.competitors ?? []).slice(0, 2) : (leadersOf(item)?.leaders ?? []).slice(0, 2);
  if (sides.length === 0) return <span className="board-who" />;
  return (
    <span className="board-who">
      {sides.map((side, index) => (
        <span key={side.id ?? index} className="board-side">
          <span className="board-side-name">
            <CompetitorName competitor={side} />
          </span>
          <b dir="ltr">
            <SideScore item={item} side={side} index={index} />
          </b>
        </span>
      ))}
    </span>
  );
}
