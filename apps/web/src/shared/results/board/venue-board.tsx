import { EmptyState } from '@podium/ui';
import { useQuery } from '@tanstack/react-query';
import { endedByClock, isFinished, isListed, isLive } from '../../elements/item-state.ts';
import { usePage, useText } from '../../shell/page-context.tsx';
import { queries } from '../../shell/queries/queries.ts';
import { useGames } from '../../shell/use-games.ts';
import { BoardHead } from './board-parts.tsx';
import { BoardRow } from './board-row.tsx';
import { boardOrder, courtContest, rowsOfPage } from './board-pages.ts';
import { UnitBoard } from './unit-board.tsx';
import { useRowsThatFit } from './use-rows-that-fit.ts';
import { useBoardPage } from './use-board-page.ts';
import { useFreshBuild } from './use-fresh-build.ts';
import { useNextDay } from './use-next-day.ts';

/** Heights in the units of `board-frame.css`. */
const ROW_HEIGHT = 11.5;
const OTHER_HEIGHT = 19;
const MAX_DONE = 5;

interface VenueBoardProps {
  /** If omitted, the board shows the whole Games. */
  venueId: string | undefined;
  /** Field of play: the board shows its contest. */
  court?: string | undefined;
  isOverlay: boolean;
}

/**
 * Today at a venue or court: live, upcoming and recently finished contests; its next day with contests if there is none
 * today. The overlay shows only the live contest.
 */
export function VenueBoard({ venueId, court, isOverlay }: VenueBoardProps) {
  const t = useText();
  const { language } = usePage();
  const { games, today, format, now } = useGames();
  const { data: venues } = useQuery(queries.venues(language));
  const { data: onToday } = useQuery(queries.day(language, { day: today, venue: venueId }));
  const onCourt = court ? onToday?.items.filter(({ location }) => location?.id === court) : onToday?.items;
  const isFree = onCourt?.every((item) => !isListed(item)) ?? false;
  const data = useNextDay({ venueId, court, isFree }) ?? onToday;
  const items = endedByClock(data?.items ?? [], now)
    // The board of the whole Games is about contests; a venue also shows its other activities.
    .filter((item) => isListed(item) && (venueId !== undefined || item.type.startsWith('competition')))
    .map((item) => ({
      id: item.id,
      item,
      isLive: isLive(item),
      isDone: isFinished(item),
      startMs: item.start ? Date.parse(item.start) : undefined,
    }));
  const ofCourt = court ? items.filter(({ item }) => item.location?.id === court) : [];
  // An unknown court, or one without any more contests, shows its venue.
  const rows = boardOrder(ofCourt.length > 0 ? ofCourt : items, MAX_DONE);
  const perPage = useRowsThatFit(ROW_HEIGHT, OTHER_HEIGHT);
  const { page, pages } = useBoardPage(rows.length, perPage);
  useFreshBuild(items.some(({ item }) => isLive(item) && item.type.startsWith('competition')));
  if (isOverlay) {
    const [first] = rows;
    return first?.isLive ? <UnitBoard unitId={first.id} isOverlay /> : null;
  }
  const atCourt = data === onToday ? courtContest(ofCourt, now.getTime()) : undefined;
  if (atCourt) return <UnitBoard key={atCourt.id} unitId={atCourt.id} isOverlay={false} />;
  const venue = venues?.items.find(({ id }) => id.toLowerCase() === venueId?.toLowerCase());
  const courtName = venue?.locations.find(({ id }) => id === court)?.name;
  return (
    <>
      <BoardHead
        title={[venue?.name ?? games.name, courtName].filter(Boolean).join(' · ')}
        note={format.capital(format.dateWithWeekday(data?.day ?? today))}
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
