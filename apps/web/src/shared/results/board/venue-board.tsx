import { halfPoints } from '@podium/games';
import { EmptyState } from '@podium/ui';
import { useQuery } from '@tanstack/react-query';
import {
  endedByClock,
  isFinished,
  isListed,
  isLive,
  itemWords,
  leadersOf,
  shownTimes,
} from '../../elements/item-state.ts';
import { usePage, useText } from '../../shell/page-context.tsx';
import { CompetitorName } from '../../elements/parts/competitor-name.tsx';
import { Irm } from '../../elements/parts/irm.tsx';
import { MedalMark } from '../../elements/parts/medal-mark.tsx';
import { StatusBadge } from '../../elements/parts/status-badge.tsx';
import { queries } from '../../shell/queries/queries.ts';
import { useGames } from '../../shell/use-games.ts';
import { BoardHead } from './board-parts.tsx';
import { boardOrder, rowsOfPage } from './board-pages.ts';
import { UnitBoard } from './unit-board.tsx';
import { useRowsThatFit } from './use-rows-that-fit.ts';
import { useBoardPage } from './use-board-page.ts';
import { useFreshBuild } from './use-fresh-build.ts';
import type { ScheduleItemAnswer } from '@podium/contract';

/** Heights in the units of `board.css`. */
const ROW_HEIGHT = 11.5;
const OTHER_HEIGHT = 19;
const MAX_DONE = 5;

interface VenueBoardProps {
  /** If omitted, the board shows the whole Games. */
  venueId: string | undefined;
  isOverlay: boolean;
}

/** Today at a venue: live, upcoming and recently finished contests. The overlay shows only the live contest. */
export function VenueBoard({ venueId, isOverlay }: VenueBoardProps) {
  const t = useText();
  const { language } = usePage();
  const { games, today, format, now } = useGames();
  const { data: venues } = useQuery(queries.venues(language));
  const { data } = useQuery(queries.day(language, { day: today, venue: venueId }));
  const items = endedByClock(data?.items ?? [], now)
    .filter(isListed)
    .map((item) => ({ id: item.id, item, isLive: isLive(item), isDone: isFinished(item) }));
  const rows = boardOrder(items, MAX_DONE);
  const perPage = useRowsThatFit(ROW_HEIGHT, OTHER_HEIGHT);
  const { page, pages } = useBoardPage(rows.length, perPage);
  useFreshBuild(items.some(({ item }) => isLive(item) && item.type.startsWith('competition')));
  if (isOverlay) {
    const [first] = rows;
    return first?.isLive ? <UnitBoard unitId={first.id} isOverlay /> : null;
  }
  const venue = venues?.items.find(({ id }) => id.toLowerCase() === venueId?.toLowerCase());
  return (
    <>
      <BoardHead
        title={venue?.name ?? games.name}
        note={format.capital(format.dateWithWeekday(today))}
        page={page}
        pages={pages}
      />
      {data && rows.length === 0 && <EmptyState icon="calendar" title={t('state.noEvents')} />}
      <ol className="board-list">
        {rowsOfPage(rows, page, perPage).map(({ item }) => (
          <BoardRow key={item.id} item={item} />
        ))}
      </ol>
    </>
  );
}

function BoardRow({ item }: { item: ScheduleItemAnswer }) {
  const t = useText();
  const { format } = useGames();
  const { title, part } = itemWords(item);
  const times = shownTimes(item);
  return (
    <li className={isLive(item) ? 'board-row is-live' : 'board-row'}>
      <span className="board-when" dir="ltr">
        {times ? format.time(times.start) : (item.startText ?? '')}
      </span>
      <span className="board-what">
        <span className="board-contest">
          <MedalMark item={item} />
          <bdi>{title || t(`itemType.${item.type}`)}</bdi>
        </span>
        <span className="board-note">
          <bdi>{[item.discipline?.name, part, item.location?.name].filter(Boolean).join(' · ')}</bdi>
        </span>
      </span>
      <RowScore item={item} />
      <StatusBadge status={item.status} moment={item.moment} isVoid={!!item.rerun} />
    </li>
  );
}

function RowScore({ item }: { item: ScheduleItemAnswer }) {
  const sides = item.isHeadToHead ? (item.competitors ?? []).slice(0, 2) : (leadersOf(item)?.leaders ?? []).slice(0, 2);
  const scoreText = (result = ''): string => (item.isHeadToHead ? halfPoints(result) : result);
  if (sides.length === 0) return <span className="board-who" />;
  return (
    <span className="board-who">
      {sides.map((side, index) => (
        <span key={side.id ?? index} className="board-side">
          <span className="board-side-name">
            <CompetitorName competitor={side} />
          </span>
          <b dir="ltr">{side.irm ? <Irm irm={side.irm} /> : scoreText(side.result)}</b>
        </span>
      ))}
    </span>
  );
}
