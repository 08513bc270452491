import './cups.css';
import type { CupsAnswer } from '@podium/contract';
import { useText } from '../../shell/page-context.tsx';
import { useGamesFacts } from '../../shell/use-games.ts';
import { CupSideName } from './cup-side-name.tsx';

/** The first three of a cup with their points. */
export function CupLeaders({ leaders }: Pick<CupsAnswer['items'][number], 'leaders'>) {
  const t = useText();
  const { format } = useGamesFacts();
  return (
    <ol className="cup-leaders">
      {leaders.map(({ rank, side, points }) => (
        <li key={side.id} className="cup-leader">
          <span className="num text-ink2">{rank === null ? '–' : format.number(rank)}</span>
          <span className="cup-leader-name">
            <CupSideName side={side} />
          </span>
          <span className="num strong">{t('parts.cups.points', { points })}</span>
        </li>
      ))}
    </ol>
  );
}
