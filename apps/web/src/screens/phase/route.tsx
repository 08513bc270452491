import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/shell/head.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { oneOf } from '../../shared/shell/search-text.ts';
import { loadSport } from '../../shared/results/sport/load-sport.ts';
import { PhaseScreen } from './phase-screen.tsx';

export const Route = createFileRoute('/{-$locale}/schedule/phase/$phase')({
  validateSearch: (search: Record<string, unknown>): { rows?: 'all' } => ({ rows: oneOf(search.rows, ['all']) }),
  loader: async ({ context, params }) => {
    const { queryClient, language } = context;
    const [phase] = await Promise.all([
      queryClient.query({ ...queries.phase(language, { id: params.phase }), ...fromCache }),
      queryClient.query({ ...queries.games(language), ...fromCache }),
    ]);
    await loadSport(language, phase.discipline.code);
    const titleParts = { sport: phase.discipline.name, event: phase.event.name, round: phase.name };
    return pageTexts(context, (t) => ({
      title: t('screens.phase.title', titleParts),
      description: t('screens.phase.description', titleParts),
    }));
  },
  component: PhasePage,
});

function PhasePage() {
  const { phase } = Route.useParams();
  return <PhaseScreen phaseId={phase} isWhole={Route.useSearch().rows === 'all'} />;
}
