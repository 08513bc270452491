import './disciplines.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { DataAgeLine } from '../../shared/elements/parts/data-age-line.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { ScheduleTabs } from '../../shared/program/schedule-tabs/schedule-tabs.tsx';
import { SportList } from './parts/sport-list.tsx';
import { SportProgram } from './parts/sport-program.tsx';
import type { DisciplinesSearch } from './state.ts';

export function DisciplinesScreen({ search }: { search: DisciplinesSearch }) {
  const t = useText();
  const { language } = usePage();
  const { data: grid } = useSuspenseQuery(queries.grid(language));
  return (
    <div className="screen">
      <div className="screen-top">
        <h1 className="text-title">{t('screens.disciplines.title')}</h1>
        <DataAgeLine asOf={grid.asOf} />
      </div>
      <ScheduleTabs current="disciplines" discipline={search.discipline} />
      <div className={search.discipline ? 'sports is-open' : 'sports'}>
        <SportList search={search} />
        {search.discipline && (
          <SportProgram key={search.discipline} search={{ ...search, discipline: search.discipline }} />
        )}
      </div>
    </div>
  );
}
