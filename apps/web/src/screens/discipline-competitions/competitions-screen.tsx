import './competitions.css';
import { Badge, EmptyState, Icon } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { DisciplineShell } from '../../shared/discipline-shell/discipline-shell.tsx';
import { gendersOf } from '../../shared/discipline-shell/event-choices.ts';
import { FilterForm } from '../../shared/discipline-shell/filter-form.tsx';
import { PlaceLink } from '../../shared/parts/place-link.tsx';
import { UnitRow } from '../../shared/parts/unit-row.tsx';
import { usePage, useText } from '../../shared/page-context.tsx';
import { queries } from '../../shared/queries/queries.ts';
import { readCompetitionsSearch } from './search.ts';
import { byGender, shownPhases } from './state.ts';
import type { CompetitionsSearch } from './search.ts';
import type { CompetitionEvent } from './state.ts';

interface CompetitionsScreenProps {
  disciplineKey: string;
  search: CompetitionsSearch;
}

/** The tree of a sport: events by gender, their phases, how far each is, and their units. */
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

interface EventFoldProps {
  event: CompetitionEvent;
  disciplineKey: string;
  isOpenAtFirst: boolean;
}

function EventFold({ event, disciplineKey, isOpenAtFirst }: EventFoldProps) {
  const t = useText();
  const phases = shownPhases(event.phases);
  return (
    <details className="fold" open={isOpenAtFirst}>
      <summary className="fold-summary">
        <span className="event-fold-name">
          <bdi>{event.name}</bdi>
          {event.division && (
            <span className="text-second font-normal text-ink2">{t(`division.${event.division}`)}</span>
          )}
          {event.isExhibition && <Badge tone="info">{t('shared.exhibition')}</Badge>}
          <Progress done={event.unitsDone} total={event.unitsTotal} name={event.name} />
        </span>
        <Icon name="down" isSmall />
      </summary>
      <div className="fold-body">
        <PlaceLink to="event" id={event.id} disciplineKey={disciplineKey} className="section-more">
          {t('screens.discipline-competitions.openEvent')}
          <span className="visually-hidden">{t('shared.labelled', { name: '', value: event.name })}</span>
          <Icon name="chevron" isSmall />
        </PlaceLink>
        {phases.length === 0 && <p className="pb-3 text-ink2">{t('screens.discipline-competitions.noUnits')}</p>}
        {phases.map((phase) => (
          <section key={phase.id} className="phase">
            <h3 className="phase-head">
              <bdi>{phase.name}</bdi>
              <Progress done={phase.done} total={phase.total} name={phase.name} />
            </h3>
            <ul className="unit-list">
              {phase.units.map((item) => (
                <UnitRow key={item.id} item={item} isWithinDiscipline hasDay />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </details>
  );
}

/** "3 of 5" as a bar and in words. */
function Progress({ done, total, name }: { done: number; total: number; name: string }) {
  const t = useText();
  if (total === 0) return null;
  return (
    <span className="how-far">
      <progress value={done} max={total} aria-label={name} />
      <span className="num">{t('shared.progress', { done, total })}</span>
    </span>
  );
}
