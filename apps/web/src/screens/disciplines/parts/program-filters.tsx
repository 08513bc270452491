import { Button, SegmentedLinks, SelectField } from '@podium/ui';
import { Link, useNavigate } from '@tanstack/react-router';
import { FilterBox } from '../../../shared/elements/filters/filter-box.tsx';
import { genders } from '../../../shared/elements/genders.ts';
import { useText } from '../../../shared/shell/page-context.tsx';
import { GenderField, MedalField } from '../../../shared/program/filter-fields.tsx';
import { countFilters } from '../../../shared/elements/item-filter.ts';
import type { DisciplineAnswer } from '@podium/contract';
import type { DisciplinesSearch } from '../state.ts';
import type { OpenSport } from '../state.ts';

const address = '/{-$locale}/schedule/disciplines';

export function ProgramFilters({ search, sport }: { search: OpenSport; sport: DisciplineAnswer }) {
  const t = useText();
  const navigate = useNavigate();
  const { gender, event, medal, show, days, discipline } = search;
  const updateSearch = (change: Partial<DisciplinesSearch>) =>
    void navigate({ to: address, search: { ...search, q: undefined, ...change }, resetScroll: false, replace: true });
  const availableGenders = genders.filter((gender) => sport.eventList.some((candidate) => candidate.gender === gender));
  const events = sport.eventList.filter(
    (candidate) => !gender || candidate.gender === gender || candidate.id === event,
  );
  const segment = (label: string, isSelected: boolean, change: Partial<DisciplinesSearch>) => (
    <Link
      to={address}
      search={{ ...search, q: undefined, ...change }}
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={isSelected ? 'true' : undefined}
      preload={false}
      resetScroll={false}
    >
      {label}
    </Link>
  );
  return (
    <div className="filter-bar">
      <SegmentedLinks label={t('parts.program.label')}>
        {segment(t('parts.program.weeks'), !show, { show: undefined })}
        {segment(t('parts.program.blocks'), show === 'block', { show: 'block' })}
      </SegmentedLinks>
      <SegmentedLinks label={t('parts.program.days')}>
        {segment(t('parts.program.allDays'), !days, { days: undefined })}
        {segment(t('parts.program.eventDays'), days === 'event', { days: 'event' })}
      </SegmentedLinks>
      <FilterBox count={countFilters({ gender, event, medal })}>
        <form method="get" className="filter-form">
          <input type="hidden" name="discipline" value={discipline} />
          {show && <input type="hidden" name="show" value={show} />}
          {days && <input type="hidden" name="days" value={days} />}
          <div className="filter-row">
            {availableGenders.length > 1 && (
              <GenderField
                value={gender}
                options={availableGenders}
                onChange={(value) => updateSearch({ gender: value, event: undefined })}
              />
            )}
            <SelectField
              label={t('parts.program.event')}
              name="event"
              value={event ?? ''}
              options={[
                { value: '', label: t('parts.program.anyEvent') },
                ...events.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={(value) => updateSearch({ event: value || undefined })}
            />
            <MedalField value={medal} onChange={(value) => updateSearch({ medal: value })} />
          </div>
          <div className="side-by-side is-wide">
            <Button type="submit" look="main" className="unscripted">
              {t('action.apply')}
            </Button>
            <Link to={address} search={{ discipline, show, days }} className="button" resetScroll={false}>
              {t('action.clear')}
            </Link>
          </div>
        </form>
      </FilterBox>
    </div>
  );
}
