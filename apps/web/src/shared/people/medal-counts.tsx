import './people.css';
import { MedalDisc } from '../elements/parts/medal-disc.tsx';
import { useText } from '../shell/page-context.tsx';
import { useGames } from '../shell/use-games.ts';
import type { MedalCounts as Counts } from '@podium/contract';

const medals = ['gold', 'silver', 'bronze'] as const;

/** The counts of each medal next to its disc; zero counts are omitted. */
export function MedalCounts({ counts, isSmall = false }: MedalCountsProps) {
  // Most rows of long lists have no medals and mount on every scroll: only the others load formats.
  return counts.total > 0 ? <Won counts={counts} isSmall={isSmall} /> : null;
}
interface MedalCountsProps {
  counts: Counts;
  isSmall?: boolean;
}

function Won({ counts, isSmall }: MedalCountsProps) {
  const t = useText();
  const { format } = useGames();
  const won = medals.filter((medal) => counts[medal] > 0);
  return (
    <span className="medals-won">
      {won.map((medal) => (
        <span key={medal} className="medal-won">
          <MedalDisc medal={medal} isSmall={isSmall} isNameless />
          <span className="num" aria-hidden="true">
            {format.column(counts[medal])}
          </span>
          <span className="visually-hidden">
            {t('shared.labelled', { name: t(`medal.${medal}`), value: format.column(counts[medal]) })}
          </span>
        </span>
      ))}
    </span>
  );
}
