import { createFileRoute, redirect } from '@tanstack/react-router';
import { pageTexts } from '../../shared/shell/head.ts';
import { factsText } from '../../shared/people/facts-text.ts';
import { cupsBeside } from '../../shared/results/cups/cups-query.ts';
import { specialAwardsOf } from '../../shared/people/special-awards/awards-query.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { DelegationScreen } from './delegation-screen.tsx';

export const Route = createFileRoute('/{-$locale}/delegation/$code')({
  beforeLoad: ({ params, location: { search } }) => {
    const code = params.code.toUpperCase();
    if (code !== params.code) {
      throw redirect({ to: '/{-$locale}/delegation/$code', params: { ...params, code }, search, statusCode: 301 });
    }
  },
  loader: async ({ context: { queryClient, language, phrases }, params: { code } }) => {
    const [delegation] = await Promise.all([
      queryClient.query({ ...queries.delegation(language, { code }), ...fromCache }),
      queryClient.query({ ...queries.games(language), ...fromCache }),
      queryClient.query({ ...cupsBeside(language, { delegation: code }), ...fromCache }),
      queryClient.query({ ...specialAwardsOf(language, { delegation: code }), ...fromCache }),
    ]);
    const { name } = delegation.organisation;
    return pageTexts({ queryClient, language, phrases }, (t) => ({
      title: name,
      description: [
        import.meta.env.SSR && factsText(t, { ...delegation, name, disciplines: [] }),
        t('screens.delegation.description', { name }),
      ]
        .filter(Boolean)
        .join(' · '),
      picture: `delegation-${code}`,
    }));
  },
  component: DelegationPage,
});

function DelegationPage() {
  return <DelegationScreen code={Route.useParams().code} />;
}
