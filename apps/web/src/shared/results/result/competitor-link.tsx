import './result.css';
import { RowStar } from '../../elements/follow/row-star.tsx';
import { CompetitorName } from '../../elements/parts/competitor-name.tsx';
import { PlaceLink } from '../../elements/parts/place-link.tsx';
import type { Competitor } from '@podium/contract';

export function CompetitorLink({ competitor }: { competitor: Competitor }) {
  if (!competitor.id || competitor.type === 'placeholder') return <CompetitorName competitor={competitor} />;
  return (
    <PlaceLink to="participant" id={competitor.id} className="competitor-link">
      <CompetitorName competitor={competitor} />
    </PlaceLink>
  );
}

export function ResultName({ competitor }: { competitor: Competitor }) {
  return (
    <span className="result-name">
      <CompetitorLink competitor={competitor} />
      <RowStar competitor={competitor} />
    </span>
  );
}
