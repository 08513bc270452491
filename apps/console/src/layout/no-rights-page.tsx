import { Button, Card, CardContent, Typography } from '@mui/material';
import { useText } from '../language/text.ts';
import { Page } from '../frame/page.tsx';

/** Shown to users without any rights over the Games. */
export function NoRightsPage() {
  const t = useText();
  return (
    <Page title={t('frame.noRights.title')}>
      <Card>
        <CardContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, alignItems: 'flex-start' }}>
          <Typography>{t('frame.noRights.text')}</Typography>
          <Typography>{t('frame.noRights.twoFactor')}</Typography>
          <Button variant="contained" href="/account">
            {t('frame.account')}
          </Button>
        </CardContent>
      </Card>
    </Page>
  );
}
