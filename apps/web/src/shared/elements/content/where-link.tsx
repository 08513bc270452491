import './content.css';
import type { LocalTextAnswer, NamedRef } from '@podium/contract';
import { Icon } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import { PlaceLink } from '../parts/place-link.tsx';
import { LocalText } from './local-text.tsx';

interface WhereLinkProps {
  venue: NamedRef | null;
  place: { id: string; name: LocalTextAnswer } | null;
}

/** A link to where a person or thing is: a venue of the sport, otherwise a place of the organizers. */
export function WhereLink({ venue, place }: WhereLinkProps) {
  if (!venue && !place) return null;
  return (
    <span className="where-link">
      <Icon name="pin" isSmall />
      {venue ? (
        <PlaceLink to="venue" id={venue.id} className="text-link">
          <bdi>{venue.name}</bdi>
        </PlaceLink>
      ) : (
        <Link
          to="/{-$locale}/places/$types"
          params={{ types: 'hotel,hospital,other' }}
          search={{ place: place!.id }}
          className="text-link"
        >
          <LocalText value={place!.name} />
        </Link>
      )}
    </span>
  );
}
