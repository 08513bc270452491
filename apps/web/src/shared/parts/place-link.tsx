import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Where a thing has its page. One table for all screens, so that none knows another's address. */
const places = {
  participant: (id: string) => ({ path: `/participants/profile/${encodeURIComponent(id)}`, search: {} }),
  delegation: (id: string) => ({ path: `/delegation/${encodeURIComponent(id)}`, search: {} }),
  discipline: (id: string) => ({ path: `/discipline/${encodeURIComponent(id)}`, search: {} }),
  event: (id: string, disciplineKey = '') => ({
    path: '/schedule/event',
    search: { discipline: disciplineKey, event: id },
  }),
  venue: (id: string) => ({ path: '/venues', search: { venue: id } }),
  medals: (id: string) => ({ path: `/medals/${encodeURIComponent(id)}`, search: {} }),
} satisfies Record<string, (id: string, disciplineKey?: string) => { path: string; search: Record<string, string> }>;

interface PlaceLinkProps {
  to: keyof typeof places;
  id: string;
  /** Of an event. */
  disciplineKey?: string;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

export function PlaceLink({ to, id, disciplineKey, className = 'link', onClick, children }: PlaceLinkProps) {
  const { path, search } = places[to](id, disciplineKey);
  return (
    <Link
      to={`/{-$locale}${path}` as '/{-$locale}/schedule/grid'}
      search={search}
      preload={false}
      className={className}
      onClick={onClick}
    >
      {children}
    </Link>
  );
}
