import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/head.ts';
import { known, queries } from '../../shared/queries/queries.ts';
import { ProfileScreen } from './profile-screen.tsx';

export const Route = createFileRoute('/{-$locale}/participants/profile/$id')({
  loader: async ({ context: { queryClient, language }, params: { id } }) => {
    const [{ name }] = await Promise.all([
      queryClient.query({ ...queries.participant(language, id), ...known }),
      queryClient.query({ ...queries.games(language), ...known }),
    ]);
    return pageTexts(language, () => ({ title: name, isPrivate: true }));
  },
  component: ProfilePage,
});

function ProfilePage() {
  return <ProfileScreen id={Route.useParams().id} />;
}
