import { spokenCompetitorName } from '@podium/games';
import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/shell/head.ts';
import { factsText } from '../../shared/people/facts-text.ts';
import { specialAwardsOf } from '../../shared/people/special-awards/awards-query.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { ProfileScreen } from './profile-screen.tsx';

export const Route = createFileRoute('/{-$locale}/participants/profile/$id')({
  loader: async ({ context: { queryClient, language, phrases }, params: { id } }) => {
    const [profile] = await Promise.all([
      queryClient.query({ ...queries.participant(language, { id }), ...fromCache }),
      queryClient.query({ ...queries.games(language), ...fromCache }),
      queryClient.query({ ...specialAwardsOf(language, { winner: id }), ...fromCache }),
    ]);
    const { kind, name, events } = profile;
    // A team has the name of its delegation, so its event distinguishes it.
    const event = kind === 'teams' ? events[0]?.name : undefined;
    const called = kind === 'teams' ? name : spokenCompetitorName({ ...profile, type: 'athlete' });
    return pageTexts({ queryClient, language, phrases }, (t) => ({
      title: event ? t('shared.labelled', { name, value: event }) : called,
      description: import.meta.env.SSR ? factsText(t, profile) : undefined,
      picture: `participant-${id}`,
      isPrivate: true,
    }));
  },
  component: ProfilePage,
});

function ProfilePage() {
  return <ProfileScreen id={Route.useParams().id} />;
}
