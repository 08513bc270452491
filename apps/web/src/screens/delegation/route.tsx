import { createFileRoute, redirect } from '@tanstack/react-router';
import { screenHead } from '../../shared/head.ts';
import { ScreenError, ScreenPending } from '../../shared/parts/screen-states.tsx';
import { known, queries } from '../../shared/queries/queries.ts';
import { DelegationScreen } from './delegation-screen.tsx';

export const Route = createFileRoute('/{-$locale}/delegation/$code')({
  beforeLoad: ({ params }) => {
    const code = params.code.toUpperCase();
    if (code !== params.code) {
      throw redirect({ to: '/{-$locale}/delegation/$code', params: { ...params, code }, statusCode: 301 });
    }
  },
  loader: async ({ context: { queryClient, language }, params: { code } }) => {
    await Promise.all([
      queryClient.query({ ...queries.games(language), ...known }),
      queryClient.query({ ...queries.delegation(language, code), ...known }),
    ]);
  },
  head: ({ match, params: { code } }) =>
    screenHead(match.context, (t) => {
      const { language, queryClient } = match.context;
      const name = queryClient.getQueryData(queries.delegation(language, code).queryKey)?.organisation.name ?? code;
      return { title: name, description: t('screens.delegation.description', { name }) };
    }),
  component: DelegationPage,
  pendingComponent: ScreenPending,
  errorComponent: ScreenError,
});

function DelegationPage() {
  return <DelegationScreen code={Route.useParams().code} />;
}
