import './people.css';
import { MedalDisc } from '../parts/medal-disc.tsx';
import { useText } from '../page-context.tsx';
import { useGames } from '../use-games.ts';
import type { MedalCounts as Counts } from '@podium/contract';

const medals = ['gold', 'silver', 'bronze'] as const;

/** How many of each medal: the disc, and its count beside it. Where there is none, nothing stands there. */
export function MedalCounts({ counts, isSmall = false }: MedalCountsProps) {
  // Rows of long lists mostly have none, and come and go with every scroll: only the others ask for formats.
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
