import { EmptyState } from '@podium/ui';
import { useQuery } from '@tanstack/react-query';
import { LocalText } from '../../elements/content/local-text.tsx';
import { Flag } from '../../elements/parts/flag.tsx';
import { usePage, useText } from '../../shell/page-context.tsx';
import { queries } from '../../shell/queries/queries.ts';
import { useGames } from '../../shell/use-games.ts';
import { BoardHead } from './board-parts.tsx';
import { rowsOfPage } from './board-pages.ts';
import { useBoardPage } from './use-board-page.ts';
import { useFreshBuild } from './use-fresh-build.ts';
import { useRowsThatFit } from './use-rows-that-fit.ts';

/** Heights in the units of `board-frame.css`. */
const ROW = 8.2;
const REST = 27;
const PER_OVERLAY = 3;

/** The table of a cup of delegations, page by page. */
export function CupBoard({ id, isOverlay }: { id: string; isOverlay: boolean }) {
  const t = useText();
  const { language } = usePage();
  const { games, format } = useGames();
  const { data: cup } = useQuery(queries.cup(language, { id }));
  const rows = cup?.rows ?? [];
  const fitting = useRowsThatFit(ROW, REST);
  const perPage = isOverlay ? PER_OVERLAY : fitting;
  const { page, pages } = useBoardPage(rows.length, perPage);
  useFreshBuild(false);
  if (!cup) return null;
  const title = cup.title.text;
  return (
    <>
      {!isOverlay && <BoardHead title={title} note={games.name} page={page} pages={pages} />}
      {rows.length === 0 && <EmptyState icon="medal" title={t('parts.cups.noPoints')} />}
      {rows.length > 0 && (
        <table className="board-table">
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col" colSpan={2}>
                <span className="visually-hidden">{t('shared.searchDelegations')}</span>
              </th>
              <th scope="col">{t('parts.cups.pointsHead')}</th>
            </tr>
          </thead>
          <tbody>
            {rowsOfPage(rows, page, perPage).map(({ rank, side, points }) => (
              <tr key={side.id}>
                <td className="board-rank">{rank === null ? '' : format.number(rank)}</td>
                <th scope="row" className="board-name">
                  <span>
                    {side.organisation && <Flag organisation={side.organisation} size="title" />}
                    <LocalText value={side.name} />
                  </span>
                </th>
                <td className="board-count board-total">{format.number(points)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
