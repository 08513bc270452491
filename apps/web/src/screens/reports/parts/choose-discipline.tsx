import { Button, SelectField } from '@podium/ui';
import { useNavigate } from '@tanstack/react-router';
import { codec } from '../../../shared/messages.ts';
import { usePage, useText } from '../../../shared/page-context.tsx';
import { useGames } from '../../../shared/use-games.ts';
import type { ReportsSearch } from '../search.ts';

/** Chooses a sport; without scripts the form leads to the address of all reports, which redirects. */
export function ChooseDiscipline({ discipline, search }: { discipline?: string; search: ReportsSearch }) {
  const t = useText();
  const { language } = usePage();
  const { games, format } = useGames();
  const navigate = useNavigate();
  const disciplines = games.disciplines.toSorted((a, b) => format.compare(a.name, b.name));
  const choose = (chosen: string) =>
    navigate({
      to: '/{-$locale}/reports/{-$discipline}',
      params: (now) => ({ ...now, discipline: chosen || undefined }),
      search: { show: search.show },
      resetScroll: false,
    });
  return (
    <form method="get" action={codec.write(language, '/reports')} className="reports-form">
      {search.show && <input type="hidden" name="show" value={search.show} />}
      <SelectField
        label={t('screens.reports.discipline')}
        name="discipline"
        value={discipline ?? ''}
        options={[
          { value: '', label: t('screens.reports.allDisciplines') },
          ...disciplines.map(({ key, name }) => ({ value: key, label: name })),
        ]}
        onChange={(chosen) => void choose(chosen)}
      />
      <Button type="submit" className="js:hidden">
        {t('action.apply')}
      </Button>
    </form>
  );
}
