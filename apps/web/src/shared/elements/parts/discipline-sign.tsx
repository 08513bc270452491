import sprite from '@podium/disciplines/pictograms.svg?url';
import { pictograms } from '@podium/disciplines/pictograms';
import { Pictogram } from '@podium/ui';
import { useContext } from 'react';
import type { ComponentProps } from 'react';
import { GamesContext } from '../../shell/use-games.ts';

const known: ReadonlySet<string> = new Set(pictograms);

interface DisciplineSignProps extends Pick<ComponentProps<typeof Pictogram>, 'size'> {
  disciplineKey: string;
}

/** The pictogram of a sport, the one that an own sport shares, or the generic one; the name is next to it. */
export function DisciplineSign({ disciplineKey, size }: DisciplineSignProps) {
  const shared = useContext(GamesContext)?.disciplines.find(({ key }) => key === disciplineKey)?.pictogram;
  const name = [disciplineKey, shared ?? ''].find((key) => known.has(key)) ?? 'generic';
  return <Pictogram sprite={sprite} name={name} size={size} />;
}
