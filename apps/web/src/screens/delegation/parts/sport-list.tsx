import { Link } from '@tanstack/react-router';
import { useText } from '../../../shared/shell/page-context.tsx';
import { DisciplineSign } from '../../../shared/elements/parts/discipline-sign.tsx';
import { MedalCounts } from '../../../shared/people/medal-counts.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import type { DelegationAnswer } from '@podium/contract';

export function SportList({ code, disciplines }: { code: string; disciplines: DelegationAnswer['disciplines'] }) {
  const t = useText();
  const { format } = useGames();
  if (disciplines.length === 0) return null;
  const sortedDisciplines = disciplines.toSorted((a, b) => format.compare(a.name, b.name));
  return (
    <section id="sports">
      <h2 className="section-title">{t('screens.delegation.sports')}</h2>
      <ul className="rows">
        {sortedDisciplines.map(({ key, name, athletes, medals }) => (
          <li key={key} className="row delegation-sport">
            <DisciplineSign disciplineKey={key} />
            <span className="main-part">
              <Link
                to="/{-$locale}/participants/$tab"
                params={{ tab: 'athletes' }}
                search={{ discipline: key, delegation: code }}
                preload={false}
                className="unit-link strong"
              >
                <bdi>{name}</bdi>
              </Link>
              <span className="second-line text-ink2">{t('screens.delegation.athletes', { count: athletes })}</span>
            </span>
            <MedalCounts counts={medals} isSmall />
          </li>
        ))}
      </ul>
    </section>
  );
}
