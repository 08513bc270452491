import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/shell/head.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { CupSideScreen } from './side-screen.tsx';

export const Route = createFileRoute('/{-$locale}/cups/$id/$side')({
  loader: async ({ context, params: { id, side } }) => {
    const { cup, side: named } = await context.queryClient.query({
      ...queries.cupSide(context.language, { id, side }),
      ...fromCache,
    });
    return pageTexts(context, (t) => ({
      title: t('shared.labelled', { name: cup.title.text, value: named.name.text }),
      description: t('screens.cups.descriptionOfSide', { title: cup.title.text, name: named.name.text }),
    }));
  },
  component: CupSidePage,
});

function CupSidePage() {
  const { id, side } = Route.useParams();
  return <CupSideScreen key={`${id} ${side}`} id={id} side={side} />;
}
