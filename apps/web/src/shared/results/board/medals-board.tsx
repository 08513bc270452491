import { EmptyState } from '@podium/ui';
import { useQuery } from '@tanstack/react-query';
import { usePage, useText } from '../../shell/page-context.tsx';
import { Flag } from '../../elements/parts/flag.tsx';
import { MedalDisc } from '../../elements/parts/medal-disc.tsx';
import { queries } from '../../shell/queries/queries.ts';
import { useGames } from '../../shell/use-games.ts';
import { BoardHead } from './board-parts.tsx';
import { rowsOfPage } from './board-pages.ts';
import { useRowsThatFit } from './use-rows-that-fit.ts';
import { useBoardPage } from './use-board-page.ts';
import { useFreshBuild } from './use-fresh-build.ts';

/** Heights in the units of `board-frame.css`. */
const ROW = 8.2;
const REST = 27;
const PER_OVERLAY = 3;
const medals = ['gold', 'silver', 'bronze'] as const;

export function MedalsBoard({ discipline, isOverlay }: { discipline: string; isOverlay: boolean }) {
  const t = useText();
  const { language } = usePage();
  const { games, format } = useGames();
  const { data } = useQuery(queries.medals(language, discipline === 'all' ? {} : { discipline }));
  const rows = data?.rows ?? [];
  const fitting = useRowsThatFit(ROW, REST);
  const perPage = isOverlay ? PER_OVERLAY : fitting;
  const { page, pages } = useBoardPage(rows.length, perPage);
  useFreshBuild(false);
  const sport = games.disciplines.find(({ key }) => key === discipline)?.name;
  return (
    <>
      {!isOverlay && <BoardHead title={sport ?? games.name} note={t('shared.medalTable')} page={page} pages={pages} />}
      {data && rows.length === 0 && <EmptyState icon="medal" title={t('state.noMedals')} />}
      {rows.length > 0 && (
        <table className="board-table">
          <caption className="visually-hidden">{t('shared.medalTable')}</caption>
          <thead>
            <tr>
              <th scope="col" colSpan={2}>
                <span className="visually-hidden">{t('shared.searchDelegations')}</span>
              </th>
              {medals.map((medal) => (
                <th key={medal} scope="col">
                  <MedalDisc medal={medal} />
                </th>
              ))}
              <th scope="col">{t('medal.total')}</th>
            </tr>
          </thead>
          <tbody>
            {rowsOfPage(rows, page, perPage).map(({ rank, organisation, total, ...counts }) => (
              <tr key={organisation.code}>
                <td className="board-rank">{rank === null ? '' : format.number(rank)}</td>
                <th scope="row" className="board-name">
                  <span>
                    <Flag organisation={organisation} size="title" />
                    <bdi>{organisation.name}</bdi>
                  </span>
                </th>
                {medals.map((medal) => (
                  <td key={medal} className="board-count">
                    {format.number(counts[medal])}
                  </td>
                ))}
                <td className="board-count board-total">{format.number(total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
