import './result.css';
import { FollowButton } from '../follow/follow-button.tsx';
import { CompetitorName } from '../parts/competitor-name.tsx';
import { PlaceLink } from '../parts/place-link.tsx';
import type { Competitor } from '@podium/contract';

/** Who holds a place, and the way to their page. */
export function CompetitorLink({ competitor }: { competitor: Competitor }) {
  if (!competitor.id || competitor.type === 'placeholder') return <CompetitorName competitor={competitor} />;
  return (
    <PlaceLink to="participant" id={competitor.id} className="competitor-link">
      <CompetitorName competitor={competitor} />
    </PlaceLink>
  );
}

/** The star of who holds a place. */
function CompetitorStar({ competitor: { id, type, name } }: { competitor: Competitor }) {
  if (!id || type === 'placeholder') return null;
  return <FollowButton kind={type === 'team' ? 'team' : 'athlete'} id={id} name={name} />;
}

/** The name in a line of a table, with its star where there is room for one. */
export function ResultName({ competitor }: { competitor: Competitor }) {
  return (
    <span className="result-name">
      <CompetitorLink competitor={competitor} />
      <span className="max-sm:hidden">
        <CompetitorStar competitor={competitor} />
      </span>
    </span>
  );
}
