import { useText } from '../../../shared/page-context.tsx';
import { DisciplineSign } from '../../../shared/parts/discipline-sign.tsx';
import type { DisciplineRef } from '@podium/contract';

/** The place of a sport on the page. */
export const sportAnchor = (key: string): string => `sport-${key}`;

/** With fewer there is nothing to jump over. */
const FEWEST = 3;

/** Stays under the head of a long day and leads to each of its sports. */
export function SportJumps({ sports }: { sports: readonly DisciplineRef[] }) {
  const t = useText();
  if (sports.length < FEWEST) return null;
  return (
    <nav aria-label={t('screens.day.jump')} className="sport-jumps">
      <ul>
        {sports.map(({ key, name }) => (
          <li key={key}>
            <a href={`#${sportAnchor(key)}`} data-tip={name}>
              <DisciplineSign disciplineKey={key} />
              <bdi className="visually-hidden">{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
