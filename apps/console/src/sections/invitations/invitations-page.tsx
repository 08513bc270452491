import { Box, Button, Typography } from '@mui/material';
import type { InvitationsAnswer } from '@podium/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import { useSending } from '../../api/use-sending.ts';
import { OneTimeLink } from '../../frame/one-time-link.tsx';
import { useStaffTexts } from '../../frame/staff-texts.ts';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { ListPage } from '../../lists/list-page.tsx';
import { loadedList } from '../../lists/loaded-list.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { NewInvitationDialog } from './new-invitation-dialog.tsx';

type Invitation = InvitationsAnswer['items'][number];
const base = '/api/v1/desk/invitations';

/** Invitations to roles, and the accounts that they made. */
export function InvitationsPage() {
  const t = useText();
  const lang = useLanguage();
  const { dateTime } = useFormats();
  const { roleText } = useStaffTexts();
  const [isNew, setIsNew] = useState(false);
  const [link, setLink] = useState<{ url: string; about: string }>();
  const { failure, send } = useSending();
  const answer = useQuery({
    queryKey: ['invitations', lang],
    queryFn: async () => request<InvitationsAnswer>(base, { query: { lang } }),
  });
  const revoke = async ({ id }: Invitation): Promise<void> => {
    await send(async () => request(`${base}/${id}`, { method: 'DELETE' }));
    await answer.refetch();
  };
  const makePasswordLink = async (id: string): Promise<void> => {
    await send(async () => {
      const path = `/api/v1/desk/invited/${id}/password`;
      const { url } = await request<{ url: string }>(path, { method: 'POST', query: { lang } });
      setLink({ url, about: t('invitations.passwordOnce') });
    });
  };
  const accounts = answer.data?.accounts ?? [];
  return (
    <ListPage
      title={t('invitations.title')}
      about={t('invitations.about')}
      actions={
        <Button variant="contained" onClick={() => setIsNew(true)}>
          {t('invitations.new')}
        </Button>
      }
      lead={link && <OneTimeLink {...link} label={t('invitations.code')} onClose={() => setLink(undefined)} />}
      address={useListAddress()}
      list={{ ...loadedList(answer), error: answer.error ?? failure }}
      none={t('invitations.none')}
      itemKey={({ id }) => id}
      columns={[
        { name: 'label', label: t('invitations.label'), cell: ({ label }) => <bdi>{label}</bdi> },
        {
          name: 'role',
          label: t('frame.staff.role'),
          cell: ({ role, scope, scopeId, scopeName, rightUntil }) => (
            <Box>
              <bdi>{roleText(role, { scope, scopeId }, scopeName)}</bdi>
              {rightUntil && (
                <Typography variant="caption" component="p" color="text.secondary">
                  {t('invitations.rightEnds', { time: dateTime(rightUntil) })}
                </Typography>
              )}
            </Box>
          ),
        },
        {
          name: 'accepted',
          label: t('invitations.accepted'),
          cell: ({ accepted, people }) => t('invitations.acceptedOf', { accepted, people }),
        },
        { name: 'expires', label: t('invitations.expires'), cell: ({ expiresAt }) => dateTime(expiresAt) },
        { name: 'by', label: t('invitations.by'), cell: ({ by }) => <bdi>{by.username}</bdi> },
        {
          name: 'state',
          label: t('invitations.state'),
          cell: (invitation) => (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              {t(`invitations.states.${invitation.state}`)}
              {(invitation.state === 'open' || invitation.state === 'noRight') && (
                <Button
                  color="error"
                  size="small"
                  aria-label={t('invitations.revokeOf', { name: `\u2068${invitation.label}\u2069` })}
                  onClick={() => void revoke(invitation)}
                >
                  {t('invitations.revoke')}
                </Button>
              )}
            </Box>
          ),
        },
      ]}
    >
      {accounts.length > 0 && (
        <Box component="section" sx={{ display: 'grid', gap: 1 }}>
          <Typography variant="h2">{t('invitations.accounts')}</Typography>
          <Typography color="text.secondary">{t('invitations.accountsAbout')}</Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {accounts.map(({ id, username }) => (
              <Box component="li" key={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
                <bdi>{username}</bdi>
                <Button
                  size="small"
                  aria-label={t('invitations.passwordOf', { name: `\u2068${username}\u2069` })}
                  onClick={() => void makePasswordLink(id)}
                >
                  {t('invitations.passwordLink')}
                </Button>
              </Box>
            ))}
          </Box>
        </Box>
      )}
      {isNew && (
        <NewInvitationDialog
          onMade={(made) => {
            setLink({ url: made.url, about: t('invitations.once') });
            void answer.refetch();
          }}
          onClose={() => setIsNew(false)}
        />
      )}
    </ListPage>
  );
}
