import { useQuery } from '@tanstack/react-query';
import { usePage, useText } from '../../shell/page-context.tsx';
import { queries } from '../../shell/queries/queries.ts';
import { pointOf } from '../place/point-of.ts';
import { WayThere } from './way-there.tsx';

export interface WayToVenueProps {
  id: string;
  /** Named in the heading where the page shows several venues. */
  name?: string;
}

/** The way to a venue for pages that know only its id, or that its position is not published. */
export function WayToVenue({ id, name }: WayToVenueProps) {
  const t = useText();
  const { language } = usePage();
  const { data: venues } = useQuery(queries.venues(language));
  const { data: guides } = useQuery(queries.venueGuides(language));
  const venue = venues?.items.find((one) => one.id === id);
  const point = guides?.items.find((one) => one.id === id)?.point ?? (venue && pointOf(venue));
  if (point) return <WayThere to={{ kind: 'venue', id, point }} name={name} />;
  return venues && guides ? <p className="second-line text-ink2">{t('parts.way.noPosition')}</p> : null;
}
