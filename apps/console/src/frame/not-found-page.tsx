import { Button, Typography } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../language/text.ts';
import { Page } from './page.tsx';

export function NotFoundPage() {
  const t = useText();
  const { pathname } = useLocation();
  return (
    <Page title={t('frame.notFound')}>
      <Typography dir="ltr">{pathname}</Typography>
      <div>
        <Button component={Link} to="/" variant="contained">
          {t('frame.home')}
        </Button>
      </div>
    </Page>
  );
}
