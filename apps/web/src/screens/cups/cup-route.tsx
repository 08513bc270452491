import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/shell/head.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { CupScreen } from './cup-screen.tsx';
import { readCupSearch } from './search.ts';

export const Route = createFileRoute('/{-$locale}/cups/$id')({
  validateSearch: readCupSearch,
  loader: async ({ context, params: { id } }) => {
    const cup = await context.queryClient.query({ ...queries.cup(context.language, { id }), ...fromCache });
    return pageTexts(context, (t) => ({
      title: cup.title.text,
      description: t('screens.cups.descriptionOf', { title: cup.title.text }),
      picture: `cup-${id}`,
    }));
  },
  staticData: { board: 'cup' },
  component: CupPage,
});

function CupPage() {
  const { id } = Route.useParams();
  return <CupScreen key={id} id={id} chosen={Route.useSearch().side} />;
}
