import { createFileRoute } from '@tanstack/react-router';
import { requireLowerKey } from '../../shared/program/discipline-route.ts';
import { disciplineTexts } from '../../shared/program/discipline-shell/discipline-texts.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { SportReportsScreen } from './sport-reports-screen.tsx';

export const Route = createFileRoute('/{-$locale}/discipline/$key/reports')({
  beforeLoad: ({ params, location }) => requireLowerKey(params.key, location),
  loader: async ({ context, params: { key } }) => {
    const { queryClient, language } = context;
    await Promise.all([
      queryClient.query({ ...queries.games(language), ...fromCache }),
      queryClient.query({ ...queries.discipline(language, { key }), ...fromCache }),
      queryClient.query({ ...queries.disciplineReports(language, { key }), ...fromCache }),
    ]);
    return disciplineTexts(context, key, (t) => t('parts.discipline-shell.page.reports'));
  },
  component: SportReportsPage,
});

function SportReportsPage() {
  const { key } = Route.useParams();
  return <SportReportsScreen disciplineKey={key} />;
}
