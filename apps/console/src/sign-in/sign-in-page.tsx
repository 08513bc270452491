import { Box, Card, CardContent, Typography } from '@mui/material';
import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { AppearanceMenu } from '../frame/appearance-menu.tsx';
import { LanguageMenu } from '../frame/language-menu.tsx';
import { useText } from '../language/text.ts';
import { useUser } from '../session/session-store.ts';
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
  useEffect(() => {
    document.title = `${t('sign-in.title')} · Podium`;
  }, [t]);
  if (user) return <Navigate to={next} replace />;
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100vh',
        bgcolor: 'background.default',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        p: 2,
        gap: 2,
      }}
    >
      <Box sx={{ alignSelf: 'flex-end' }}>
        <LanguageMenu />
        <AppearanceMenu />
      </Box>
      <Card sx={{ width: '100%', maxWidth: 420 }}>
        <CardContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, p: 3 }}>
          <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
            <img src="/icon.svg" alt="" width={32} height={32} />
            <Typography variant="h1" component="h1">
              {t('sign-in.title')}
            </Typography>
          </Box>
          <Typography color="text.secondary">{t('sign-in.about')}</Typography>
          <SignInForm onDone={() => void navigate(next, { replace: true })} />
        </CardContent>
      </Card>
    </Box>
  );
}
