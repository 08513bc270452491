import { halfPoints } from '@podium/games';
import { useQuery } from '@tanstack/react-query';
import { isFinished, isListed, isLive } from '../../elements/item-state.ts';
import { queries } from '../../shell/queries/queries.ts';
import { usePage } from '../../shell/page-context.tsx';
import { BoardLines } from './board-lines.tsx';
import { BoardHead } from './board-parts.tsx';
import { boardOrder, rowsOfPage } from './board-pages.ts';
import { BoardRow } from './board-row.tsx';
import { useBoardPage } from './use-board-page.ts';
import { useFreshBuild } from './use-fresh-build.ts';
import { useRowsThatFit } from './use-rows-that-fit.ts';
import type { StandingAnswer } from '@podium/contract';

/** Heights in the units of `board-frame.css`. */
const ROW = 11.5;
const REST = 19;
const PER_OVERLAY = 3;

/** An event: its ranking; until there is one the tables of its pools, or its contests, the live ones first. */
export function StandingBoard({ eventId, isOverlay }: { eventId: string; isOverlay: boolean }) {
  const { language } = usePage();
  const { data: event } = useQuery(queries.event(language, { id: eventId }));
  const fitting = useRowsThatFit(ROW, REST);
  const perPage = isOverlay ? PER_OVERLAY : fitting;
  const units = (event?.phases ?? []).flatMap((phase) => phase.units).filter(isListed);
  const ranking = event?.ranking ?? event?.total;
  const lists = ranking ? [ranking] : (event?.pools ?? []);
  const pagesOfLists = lists.flatMap((list) => pagesOf(list, perPage));
  const contests = boardOrder(
    units.map((item) => ({ id: item.id, item, isLive: isLive(item), isDone: isFinished(item) })),
    units.length,
  );
  const hasLists = pagesOfLists.length > 0;
  const { page, pages } = useBoardPage(hasLists ? pagesOfLists.length : contests.length, hasLists ? 1 : perPage);
  useFreshBuild(units.some(isLive));
  if (!event) return null;
  const shown = pagesOfLists[page];
  return (
    <>
      {!isOverlay && (
        <BoardHead
          title={event.name}
          note={<bdi>{[event.discipline.name, shown?.phase].filter(Boolean).join(' · ')}</bdi>}
          page={page}
          pages={pages}
        />
      )}
      {shown && <BoardLines lines={shown.lines} />}
      {!hasLists && (
        <ol className="board-list">
          {rowsOfPage(contests, page, perPage).map(({ item }) => (
            <BoardRow key={item.id} item={item} />
          ))}
        </ol>
      )}
    </>
  );
}

/** Pages of one table; the next table begins on a page of its own. */
function pagesOf({ phase, lines }: StandingAnswer, perPage: number) {
  const rows = lines.map(({ competitor, rank, result, irm, medal, position }) => ({
    id: `${competitor.id ?? ''} ${position}`,
    competitor,
    rank: rank ?? '',
    mark: halfPoints(result ?? ''),
    irm: irm ?? undefined,
    medal,
  }));
  return Array.from({ length: Math.ceil(rows.length / perPage) }, (_, page) => ({
    phase: phase?.name,
    lines: rowsOfPage(rows, page, perPage),
  }));
}
