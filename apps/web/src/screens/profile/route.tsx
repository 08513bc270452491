import { createFileRoute } from '@tanstack/react-router';
import { screenHead } from '../../shared/head.ts';
import { ScreenError, ScreenPending } from '../../shared/parts/screen-states.tsx';
import { known, queries } from '../../shared/queries/queries.ts';
import { ProfileScreen } from './profile-screen.tsx';

export const Route = createFileRoute('/{-$locale}/participants/profile/$id')({
  loader: async ({ context: { queryClient, language }, params: { id } }) => {
    await Promise.all([
      queryClient.query({ ...queries.games(language), ...known }),
      queryClient.query({ ...queries.participant(language, id), ...known }),
    ]);
  },
  head: ({ match, params }) =>
    screenHead(match.context, (t) => {
      const { language, queryClient } = match.context;
      const name = queryClient.getQueryData(queries.participant(language, params.id).queryKey)?.name;
      return { title: name ?? t('screens.profile.title'), isPrivate: true };
    }),
  component: ProfilePage,
  pendingComponent: ScreenPending,
  errorComponent: ScreenError,
});

function ProfilePage() {
  return <ProfileScreen id={Route.useParams().id} />;
}
