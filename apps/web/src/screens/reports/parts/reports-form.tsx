import '../../../shared/results/papers/papers.css';
import { Button, SearchField, SelectField } from '@podium/ui';
import { useNavigate } from '@tanstack/react-router';
import { codec } from '../../../shared/shell/messages.ts';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import type { ReportsSearch } from '../search.ts';

interface ReportsFormProps {
  discipline?: string;
  search: ReportsSearch;
  text: string;
  onType: (text: string) => void;
}

/** Searches reports and selects a sport; without scripts the form submits to all reports, which redirect. */
export function ReportsForm({ discipline, search, text, onType }: ReportsFormProps) {
  const t = useText();
  const { language } = usePage();
  const { games, format } = useGames();
  const navigate = useNavigate();
  const disciplines = games.disciplines.toSorted((a, b) => format.compare(a.name, b.name));
  const updateSearch = (group: string | undefined, q: string, replace: boolean) =>
    void navigate({
      to: '/{-$locale}/reports/{-$discipline}',
      params: (now) => ({ ...now, discipline: group }),
      search: { show: search.show, q: q.trim().slice(0, 80) || undefined },
      replace,
      resetScroll: false,
    });
  return (
    <search>
      <form
        method="get"
        action={codec.write(language, '/reports')}
        className="paper-form"
        onSubmit={(event) => event.preventDefault()}
      >
        {search.show && <input type="hidden" name="show" value={search.show} />}
        <SearchField
          name="q"
          label={t('screens.reports.search')}
          value={text}
          maxLength={80}
          onChange={({ currentTarget: { value } }) => {
            onType(value);
            updateSearch(discipline, value, true);
          }}
        />
        <SelectField
          label={t('screens.reports.discipline')}
          name="discipline"
          value={discipline ?? ''}
          options={[
            { value: '', label: t('screens.reports.allDisciplines') },
            ...disciplines.map(({ key, name }) => ({ value: key, label: name })),
          ]}
          onChange={(group) => updateSearch(group || undefined, text, false)}
        />
        <Button type="submit" className="unscripted">
          {t('action.apply')}
        </Button>
      </form>
    </search>
  );
}
