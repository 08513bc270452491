import { createFileRoute } from '@tanstack/react-router';
import { failCheck } from '../../platform/failed-check.ts';
import { describeFailure } from '../../platform/read-error.ts';
import { pageTexts } from '../../shared/shell/head.ts';
import { readPaperSearch } from '../../shared/results/papers/paper-list.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { BulletinsScreen } from './bulletins-screen.tsx';

export const Route = createFileRoute('/{-$locale}/informativos/$id')({
  validateSearch: readPaperSearch,
  loader: async ({ context, params: { id } }) => {
    const { queryClient, language } = context;
    const [bulletin] = await Promise.all([
      queryClient.query({ ...queries.bulletin(language, { id }), ...fromCache }).catch((error: unknown) => {
        if (describeFailure(error).status === 404) throw failCheck();
        throw error;
      }),
      queryClient.query({ ...queries.bulletins(language), ...fromCache }),
    ]);
    return pageTexts(context, (t) => ({
      title: t('screens.bulletins.titleOf', {
        number: String(bulletin.number),
        title: bulletin.title.text || t('parts.veil.placeholder'),
      }),
      description: bulletin.text.text.slice(0, 200),
    }));
  },
  component: BulletinPage,
});

function BulletinPage() {
  const { id } = Route.useParams();
  return <BulletinsScreen opened={id} search={Route.useSearch()} />;
}
