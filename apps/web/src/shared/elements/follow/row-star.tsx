import './row-star.css';
import { FollowButton } from './follow-button.tsx';
import type { Competitor } from '@podium/contract';

/**
 * The star for the competitor of a table row: at the end of the name; on phones below the rank, where it takes no extra
 * space.
 */
export function RowStar({ competitor: { id, type, name } }: { competitor: Competitor }) {
  if (!id || type === 'placeholder') return null;
  return (
    <span className="row-star">
      <FollowButton kind={type === 'team' ? 'team' : 'athlete'} id={id} name={name} />
    </span>
  );
}
