import { pages } from '@podium/contract/pages';
import { RowLink } from './row-link.tsx';
import type { ReactNode } from 'react';

const places = {
  ...pages,
  event: (id: string, disciplineKey: string) => pages.event(disciplineKey, id),
  standing: (id: string, disciplineKey: string) => pages.standing(disciplineKey, id),
} satisfies Record<string, (id: string, disciplineKey: string) => string>;

interface PlaceLinkProps {
  /** A kind of page identified by a single code. */
  to: Exclude<keyof typeof places, 'unit'>;
  id: string;
  /** Discipline, if the place belongs to an event. */
  disciplineKey?: string;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

export function PlaceLink({ to, id, disciplineKey, ...rest }: PlaceLinkProps) {
  return <RowLink path={places[to](id, disciplineKey ?? '')} {...rest} />;
}
