import { halfPoints } from '@podium/games';
import { useQuery } from '@tanstack/react-query';
import { isLive, itemWords } from '../../elements/item-state.ts';
import { usePage } from '../../shell/page-context.tsx';
import { CompetitorName } from '../../elements/parts/competitor-name.tsx';
import { Irm } from '../../elements/parts/irm.tsx';
import { MedalDisc } from '../../elements/parts/medal-disc.tsx';
import { StatusBadge } from '../../elements/parts/status-badge.tsx';
import { queries } from '../../shell/queries/queries.ts';
import { BoardLines } from './board-lines.tsx';
import type { BoardLine } from './board-lines.tsx';
import { BoardHead } from './board-parts.tsx';
import { useSport } from '../sport/use-sport.ts';
import { BoardSets } from './board-sets.tsx';
import { setScores } from './set-scores.ts';
import { rowsOfPage } from './board-pages.ts';
import { useRowsThatFit } from './use-rows-that-fit.ts';
import { useBoardPage } from './use-board-page.ts';
import { useFreshBuild } from './use-fresh-build.ts';
import type { UnitAnswer } from '@podium/contract';

/** Heights in the units of `board-frame.css`. */
const ROW = 10;
const REST = 26;
const PER_OVERLAY = 3;

/** One contest: the score of two sides, the current ranking, or before the start the start list. */
export function UnitBoard({ unitId, isOverlay }: { unitId: string; isOverlay: boolean }) {
  const { language } = usePage();
  const { data: unit } = useQuery(queries.unit(language, { id: unitId }));
  const rows = unit ? linesOf(unit) : [];
  const isDuel = unit?.isHeadToHead === true && rows.length === 2;
  const fitting = useRowsThatFit(ROW, REST);
  const perPage = isOverlay ? PER_OVERLAY : fitting;
  const { page, pages } = useBoardPage(isDuel ? 0 : rows.length, perPage);
  useFreshBuild(unit !== undefined && isLive(unit));
  if (!unit) return null;
  const { title, part } = itemWords(unit);
  return (
    <>
      {!isOverlay && (
        <BoardHead
          title={title || unit.name}
          note={
            <bdi>
              {[unit.discipline?.name, part, unit.location?.name, unit.change?.reason].filter(Boolean).join(' · ')}
            </bdi>
          }
          page={page}
          pages={pages}
        />
      )}
      {isDuel ? <Duel unit={unit} lines={rows} /> : <BoardLines lines={rowsOfPage(rows, page, perPage)} />}
      <p className="board-state">
        <StatusBadge status={unit.status} moment={unit.moment} />
        {isOverlay && <bdi>{title || unit.name}</bdi>}
      </p>
    </>
  );
}

/** Results, or the start list until there are any. */
function linesOf({ results, startList, current }: UnitAnswer): BoardLine[] {
  const now = new Map(current?.lines?.map((line) => [line.id, line]));
  if (results.length === 0)
    return startList.map(({ competitor, bib, startOrder, position }) => ({
      id: `${competitor.id ?? ''} ${position}`,
      competitor,
      rank: startOrder ?? bib ?? '',
      mark: '',
    }));
  return results.map(({ competitor, rank, result, irm, medal, side, position }) => {
    const moment = competitor.id === null ? undefined : now.get(competitor.id);
    return {
      id: `${competitor.id ?? ''} ${position}`,
      competitor,
      rank: moment?.rank ?? rank ?? '',
      mark: moment?.result ?? result ?? '',
      irm: irm ?? undefined,
      medal,
      side,
    };
  });
}

/** The score of two sides. In a hall, the points of the set that is played count more than the sets won so far. */
function Duel({ unit, lines }: { unit: UnitAnswer; lines: readonly BoardLine[] }) {
  const { discipline } = useSport(unit.discipline?.code);
  return (
    <ol className="board-duel">
      {lines.map(({ id, side: ownSide, competitor, mark, irm, medal }, index) => {
        const side = ownSide ?? (index === 0 ? 'home' : 'away');
        const sets = setScores(discipline, unit.periods, side);
        const current = isLive(unit) ? sets.at(-1) : undefined;
        return (
          <li key={id}>
            <span className="board-duel-name">
              <CompetitorName competitor={competitor} />
              {medal && <MedalDisc medal={medal} isExhibition={unit.event?.isExhibition} />}
            </span>
            <span className="board-score" dir="ltr">
              {irm ? <Irm irm={irm} /> : halfPoints(current?.score ?? mark) || '–'}
            </span>
            <BoardSets won={current && halfPoints(mark)} sets={current ? sets.slice(0, -1) : sets} />
          </li>
        );
      })}
    </ol>
  );
}
