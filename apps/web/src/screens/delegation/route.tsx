import { createFileRoute, redirect } from '@tanstack/react-router';
import { pageTexts } from '../../shared/head.ts';
import { fromCache, queries } from '../../shared/queries/queries.ts';
import { DelegationScreen } from './delegation-screen.tsx';

export const Route = createFileRoute('/{-$locale}/delegation/$code')({
  beforeLoad: ({ params }) => {
    const code = params.code.toUpperCase();
    if (code !== params.code) {
      throw redirect({ to: '/{-$locale}/delegation/$code', params: { ...params, code }, statusCode: 301 });
    }
  },
  loader: async ({ context: { queryClient, language, phrases }, params: { code } }) => {
    const [{ organisation }] = await Promise.all([
      queryClient.query({ ...queries.delegation(language, { code }), ...fromCache }),
      queryClient.query({ ...queries.games(language), ...fromCache }),
    ]);
    const { name } = organisation;
    return pageTexts({ language, phrases }, (t) => ({
      title: name,
      description: t('screens.delegation.description', { name }),
    }));
  },
  component: DelegationPage,
});

function DelegationPage() {
  return <DelegationScreen code={Route.useParams().code} />;
}
