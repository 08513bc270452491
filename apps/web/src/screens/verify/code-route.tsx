import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/shell/head.ts';
import { VerifyScreen } from './verify-screen.tsx';

export const Route = createFileRoute('/{-$locale}/verify/$code')({
  loader: ({ context }) =>
    pageTexts(context, (t) => ({
      title: t('screens.verify.title'),
      description: t('screens.verify.intro'),
      isPrivate: true,
    })),
  component: CodePage,
});

function CodePage() {
  const { code } = Route.useParams();
  return <VerifyScreen key={code} code={code} />;
}
