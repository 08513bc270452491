import { Button, useChoice } from '@podium/ui';
import { Link, useNavigate } from '@tanstack/react-router';
import { FilterBox } from '../../../shared/elements/filters/filter-box.tsx';
import { useText } from '../../../shared/shell/page-context.tsx';
import { gridTypes } from '../state.ts';
import type { ReactNode } from 'react';
import type { GridSearch } from '../state.ts';

/** Item types as checkboxes in a form: a plain page load without scripts, applied immediately with scripts. */
export function GridFilters({ search, children }: { search: GridSearch; children: ReactNode }) {
  const t = useText();
  const navigate = useNavigate({ from: '/{-$locale}/schedule/grid' });
  const [types, chooseTypes] = useChoice(search.type ?? '');
  const selectedTypes = new Set(types ? types.split(',') : []);
  const handleChange = (form: HTMLFormElement) => {
    const type = new FormData(form).getAll('type').map(String).join(',');
    chooseTypes(type);
    void navigate({ search: (now) => ({ ...now, type: type || undefined }), resetScroll: false, replace: true });
  };
  return (
    <FilterBox count={selectedTypes.size + (search.days ? 1 : 0)} isFolded>
      <form method="get" className="filter-form">
        {children}
        {search.days && <input type="hidden" name="days" value={search.days} />}
        {search.week && <input type="hidden" name="week" value={search.week} />}
        <fieldset>
          <legend className="grid-types strong">{t('screens.grid.types')}</legend>
          <div className="cluster">
            {gridTypes.map((type) => (
              <label key={type} className="chip">
                <input
                  type="checkbox"
                  name="type"
                  value={type}
                  checked={selectedTypes.has(type)}
                  onChange={({ currentTarget }) => handleChange(currentTarget.form!)}
                  className="visually-hidden"
                />
                {t(`itemType.${type}`)}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="side-by-side is-wide">
          <Button type="submit" look="main" className="unscripted">
            {t('action.apply')}
          </Button>
          {selectedTypes.size > 0 && (
            <Link to="/{-$locale}/schedule/grid" search={{ days: search.days, week: search.week }} className="button">
              {t('action.clear')}
            </Link>
          )}
        </div>
      </form>
    </FilterBox>
  );
}
