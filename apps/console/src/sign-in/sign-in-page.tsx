import { Typography } from '@mui/material';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../language/text.ts';
import { useUser } from '../session/session-store.ts';
import { EntrancePage } from '../frame/entrance-page.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** The page requested before signing in. */
function useNextPath(): string {
  const { state } = useLocation() as { state: { nextPathname?: string; nextSearch?: string } | null };
  return state?.nextPathname ? state.nextPathname + (state.nextSearch ?? '') : '/';
}

export function SignInPage() {
  const t = useText();
  const user = useUser();
  const next = useNextPath();
  const navigate = useNavigate();
  if (user) return <Navigate to={next} replace />;
  return (
    <EntrancePage title={t('sign-in.title')}>
      <Typography color="text.secondary">{t('sign-in.about')}</Typography>
      <SignInForm onDone={() => void navigate(next, { replace: true })} />
    </EntrancePage>
  );
}
