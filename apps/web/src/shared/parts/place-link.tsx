import { RowLink } from './row-link.tsx';
import type { ReactNode } from 'react';

const part = encodeURIComponent;

/** Where a thing has its page. One table for all screens, so that none knows another's address. */
const places = {
  participant: (id: string) => `/participants/profile/${part(id)}`,
  delegation: (id: string) => `/delegation/${part(id)}`,
  discipline: (id: string) => `/discipline/${part(id)}`,
  event: (id: string, disciplineKey = '') => `/schedule/event?discipline=${part(disciplineKey)}&event=${part(id)}`,
  venue: (id: string) => `/venues?venue=${part(id)}`,
  medals: (id: string) => `/medals/${part(id)}`,
} satisfies Record<string, (id: string, disciplineKey?: string) => string>;

interface PlaceLinkProps {
  to: keyof typeof places;
  id: string;
  /** Of an event. */
  disciplineKey?: string;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

export function PlaceLink({ to, id, disciplineKey, ...rest }: PlaceLinkProps) {
  return <RowLink path={places[to](id, disciplineKey)} {...rest} />;
}
