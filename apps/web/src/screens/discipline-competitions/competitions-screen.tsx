import './competitions.css';
import { EmptyState } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { DisciplineShell } from '../../shared/program/discipline-shell/discipline-shell.tsx';
import { gendersOf } from '../../shared/program/discipline-shell/event-choices.ts';
import { FilterForm } from '../../shared/program/discipline-shell/filter-form.tsx';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { EventFold } from './parts/event-fold.tsx';
import { readCompetitionsSearch } from './search.ts';
import { byGender } from './state.ts';
import type { CompetitionsSearch } from './search.ts';

interface CompetitionsScreenProps {
  disciplineKey: string;
  search: CompetitionsSearch;
}

/** The competitions of a sport as a tree: events by gender with their winner or next contest, phases and units. */
export function CompetitionsScreen({ disciplineKey, search }: CompetitionsScreenProps) {
  const t = useText();
  const { language } = usePage();
  const navigate = useNavigate();
  const { data } = useSuspenseQuery(queries.disciplineEvents(language, { key: disciplineKey }));
  const groups = byGender(data.items, search.gender);
  return (
    <DisciplineShell disciplineKey={disciplineKey} title={t('screens.discipline-competitions.title')} asOf={data.asOf}>
      <FilterForm
        fields={[
          {
            name: 'gender',
            label: t('parts.discipline-shell.gender'),
            value: search.gender,
            allLabel: t('parts.discipline-shell.allGenders'),
            options: gendersOf(data.items).map((gender) => ({ value: gender, label: t(`gender.${gender}`) })),
          },
        ]}
        onChange={(name, value) =>
          void navigate({
            to: '/{-$locale}/discipline/$key/competitions',
            params: { key: disciplineKey },
            search: readCompetitionsSearch({ ...search, [name]: value }),
            resetScroll: false,
          })
        }
      />
      {groups.length === 0 && (
        <EmptyState title={t('state.noEvents')}>
          <p>{t('screens.discipline-competitions.emptyHint')}</p>
        </EmptyState>
      )}
      {groups.map(({ gender, events }) => (
        <section key={gender ?? 'none'}>
          {(gender || groups.length > 1) && (
            <h2 className="section-title">
              {gender ? t(`gender.${gender}`) : t('screens.discipline-competitions.noGender')}
            </h2>
          )}
          <ul className="fold-list">
            {events.map((event) => (
              <li key={event.id} id={event.id}>
                <EventFold event={event} disciplineKey={disciplineKey} isOpenAtFirst={event.id === search.event} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </DisciplineShell>
  );
}
