import { createFileRoute } from '@tanstack/react-router';
import { failCheck } from '../../platform/failed-check.ts';
import { pageTexts } from '../../shared/shell/head.ts';
import { oneOf } from '../../shared/shell/search-text.ts';
import { AuthScreen } from './auth-screen.tsx';
import { StepScreen } from './step-screen.tsx';
import { steps } from './steps.ts';

/** Sign-in pages; the pages that send emails, or that emails link to, are below. */
export const Route = createFileRoute('/{-$locale}/auth/{-$step}')({
  staticData: { layout: 'auth' },
  loader: ({ context, params }) => {
    const step = oneOf(params.step, steps);
    if (params.step !== undefined && !step) throw failCheck();
    return pageTexts(context, (t) => ({
      title: step ? t(`screens.auth.${step}Title`) : t('screens.auth.title'),
      description: t('screens.auth.description'),
      isPrivate: true,
    }));
  },
  component: AuthPage,
});

function AuthPage() {
  const { step: requestedStep } = Route.useParams();
  const step = oneOf(requestedStep, steps);
  return step ? <StepScreen key={step} step={step} /> : <AuthScreen />;
}
