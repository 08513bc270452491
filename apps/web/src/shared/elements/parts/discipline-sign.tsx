import sprite from '@podium/disciplines/pictograms.svg?url';
import { pictograms } from '@podium/disciplines/pictograms';
import { Pictogram } from '@podium/ui';
import type { ComponentProps } from 'react';

const known: ReadonlySet<string> = new Set(pictograms);

interface DisciplineSignProps extends Pick<ComponentProps<typeof Pictogram>, 'size'> {
  disciplineKey: string;
}

/** The pictogram of a sport, or the generic one; the name is next to it. */
export function DisciplineSign({ disciplineKey, size }: DisciplineSignProps) {
  return <Pictogram sprite={sprite} name={known.has(disciplineKey) ? disciplineKey : 'generic'} size={size} />;
}
