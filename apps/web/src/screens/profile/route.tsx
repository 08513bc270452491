import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/head.ts';
import { fromCache, queries } from '../../shared/queries/queries.ts';
import { ProfileScreen } from './profile-screen.tsx';

export const Route = createFileRoute('/{-$locale}/participants/profile/$id')({
  loader: async ({ context: { queryClient, language, phrases }, params: { id } }) => {
    const [{ kind, name, events }] = await Promise.all([
      queryClient.query({ ...queries.participant(language, { id }), ...fromCache }),
      queryClient.query({ ...queries.games(language), ...fromCache }),
    ]);
    // A team bears the name of its delegation: its event tells them apart.
    const event = kind === 'teams' ? events[0]?.name : undefined;
    return pageTexts({ language, phrases }, (t) => ({
      title: event ? t('shared.labelled', { name, value: event }) : name,
      isPrivate: true,
    }));
  },
  component: ProfilePage,
});

function ProfilePage() {
  return <ProfileScreen id={Route.useParams().id} />;
}
