import { CompetitorName } from '../../elements/parts/competitor-name.tsx';
import { Irm } from '../../elements/parts/irm.tsx';
import { MedalDisc } from '../../elements/parts/medal-disc.tsx';
import type { UnitAnswer } from '@podium/contract';

export interface BoardLine {
  id: string;
  competitor: UnitAnswer['startList'][number]['competitor'];
  rank: string;
  mark: string;
  irm?: string;
  medal?: 'gold' | 'silver' | 'bronze';
  /** A contest between two sides. */
  side?: 'home' | 'away' | null;
}

/** Places of a contest or an event, one line each. */
export function BoardLines({ lines }: { lines: readonly BoardLine[] }) {
  return (
    <ol className="board-list">
      {lines.map(({ id, competitor, rank, mark, irm, medal }) => (
        <li key={id} className="board-row board-line">
          <span className="board-rank" dir="ltr">
            {rank}
          </span>
          <span className="board-name">
            <CompetitorName competitor={competitor} />
            {medal && <MedalDisc medal={medal} />}
          </span>
          <b className="board-mark" dir="ltr">
            {irm ? <Irm irm={irm} /> : mark}
          </b>
        </li>
      ))}
    </ol>
  );
}
