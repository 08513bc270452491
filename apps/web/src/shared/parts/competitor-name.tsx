import { useText } from '../page-context.tsx';
import { Flag } from './flag.tsx';
import type { Competitor } from '@podium/contract';

/** Who holds a place, or how it will be filled. */
export function CompetitorName({
  competitor,
  isWithoutFlag = false,
}: {
  competitor: Competitor;
  isWithoutFlag?: boolean;
}) {
  const placeholder = usePlaceholder();
  const { organisation, name } = competitor;
  return (
    <>
      {organisation && !isWithoutFlag && (
        <>
          <Flag organisation={organisation} />{' '}
        </>
      )}
      {name ? <bdi>{name}</bdi> : <span className="text-ink3">{placeholder(competitor)}</span>}
    </>
  );
}

function usePlaceholder(): (competitor: Competitor) => string {
  const t = useText();
  return ({ placeholder, from }) => {
    // Nobody comes out of a contest that both have lost.
    if (from?.name && placeholder !== 'NCT') {
      if (from.result === 'W') return t('place.winnerOf', { name: from.name });
      if (from.result === 'L') return t('place.loserOf', { name: from.name });
      return t('place.fromUnit', { name: from.name });
    }
    return t(`place.${placeholder ?? 'TBD'}`);
  };
}
