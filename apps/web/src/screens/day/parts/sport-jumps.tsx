import './sport-jumps.css';
import { useText } from '../../../shared/shell/page-context.tsx';
import { DisciplineSign } from '../../../shared/elements/parts/discipline-sign.tsx';
import type { DisciplineRef } from '@podium/contract';

export const sportAnchor = (key: string): string => `sport-${key}`;

/** With fewer sports there is nothing to skip. */
const FEWEST = 3;

/** Sticky links to the sports of a long day, below its head. */
export function SportJumps({ sports }: { sports: readonly DisciplineRef[] }) {
  const t = useText();
  if (sports.length < FEWEST) return null;
  return (
    <nav aria-label={t('screens.day.jump')} className="sport-jumps">
      <ul>
        {sports.map(({ key, name }) => (
          <li key={key}>
            <a href={`#${sportAnchor(key)}`}>
              <DisciplineSign disciplineKey={key} />
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
