import { createFileRoute } from '@tanstack/react-router';
import { requireLowerKey } from '../../shared/program/discipline-route.ts';
import { disciplineTexts } from '../../shared/program/discipline-shell/discipline-texts.ts';
import { latestMedallists } from '../../shared/results/medals/latest-medallists.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { DisciplineScreen } from './discipline-screen.tsx';

export const Route = createFileRoute('/{-$locale}/discipline/$key')({
  beforeLoad: ({ params, location }) => requireLowerKey(params.key, location),
  loader: async ({ context, params: { key } }) => {
    const { queryClient, language } = context;
    await Promise.all([
      queryClient.query({ ...queries.games(language), ...fromCache }),
      queryClient.query({ ...queries.discipline(language, { key }), ...fromCache }),
      queryClient.query({ ...latestMedallists(language, key), ...fromCache }),
      queryClient.query({ ...queries.records(language, { key }), ...fromCache }),
    ]);
    return disciplineTexts(context, key, () => undefined);
  },
  component: DisciplinePage,
});

function DisciplinePage() {
  const { key } = Route.useParams();
  return <DisciplineScreen disciplineKey={key} />;
}
