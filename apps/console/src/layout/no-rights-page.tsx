import { Button, Card, CardContent, Typography } from '@mui/material';
import type { AccountAnswer } from '@podium/contract';
import { pathCodec } from '@podium/i18n';
import { useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { useStaffTexts } from '../frame/staff-texts.ts';
import { useLanguage } from '../language/language-store.ts';
import { useText } from '../language/text.ts';
import { Page } from '../frame/page.tsx';

/** Shown to users without any rights over the Games, and to those whose rights need an authenticator app first. */
export function NoRightsPage() {
  const t = useText();
  const language = useLanguage();
  const { grantTexts } = useStaffTexts();
  // Without an answer the page names both cases.
  const { data: account } = useQuery({
    queryKey: ['own-account'],
    queryFn: async () => request<AccountAnswer>('/api/v1/me'),
    retry: false,
  });
  const roles = grantTexts(account?.grants ?? [], (role) => t(`frame.staff.rights.${role}`));
  const isWaiting = account?.needsTwoFactor === true && roles.length > 0;
  return (
    <Page title={isWaiting ? t('frame.noRights.stepTitle') : t('frame.noRights.title')}>
      <Card>
        <CardContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, alignItems: 'flex-start' }}>
          {isWaiting ? (
            <Typography>{t('frame.noRights.stepText', { roles: roles.join(' · ') })}</Typography>
          ) : (
            <>
              <Typography>{t('frame.noRights.text')}</Typography>
              <Typography>{t('frame.noRights.twoFactor')}</Typography>
            </>
          )}
          <Button variant="contained" href={pathCodec.write(language, '/account')}>
            {t('frame.account')}
          </Button>
        </CardContent>
      </Card>
    </Page>
  );
}
