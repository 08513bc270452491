import sprite from '@podium/disciplines/pictograms.svg?url';
import { pictograms } from '@podium/disciplines/pictograms';
import { Pictogram } from '@podium/ui';

const known: ReadonlySet<string> = new Set(pictograms);

/** The pictogram of a sport, or the general one; its name stands beside it. */
export function DisciplineSign({ disciplineKey, size }: { disciplineKey: string; size?: 'row' | 'normal' | 'title' }) {
  return <Pictogram sprite={sprite} name={known.has(disciplineKey) ? disciplineKey : 'generic'} size={size} />;
}
