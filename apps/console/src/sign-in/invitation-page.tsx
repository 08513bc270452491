import { Alert, Box, Button, Typography } from '@mui/material';
import type { InvitationOffer } from '@podium/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { RequestError, request } from '../api/request.ts';
import { useSending } from '../api/use-sending.ts';
import { Failure } from '../frame/failure.tsx';
import { Loading } from '../frame/loading.tsx';
import { useStaffTexts } from '../frame/staff-texts.ts';
import { useFormats } from '../language/formats.ts';
import { useLanguage } from '../language/language-store.ts';
import { useText } from '../language/text.ts';
import { refreshSession, useUser } from '../session/session-store.ts';
import { EntrancePage } from '../frame/entrance-page.tsx';
import { InvitedAccountForm } from './invited-account-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

const hasFault = (error: unknown, message: string): boolean =>
  error instanceof RequestError && error.fields.some((fault) => fault.message === message);

/** The page that the link of an invitation opens. Its secret follows the hash of the address. */
export function InvitationPage() {
  const t = useText();
  const lang = useLanguage();
  const secret = useLocation().hash.slice(1);
  const offer = useQuery({
    queryKey: ['invitation', secret, lang],
    queryFn: async () =>
      request<InvitationOffer>('/api/v1/auth/invitation', { method: 'POST', body: { secret, lang } }),
    retry: false,
    // Once it was accepted by the last person, the server no longer knows it.
    refetchOnWindowFocus: false,
    staleTime: Infinity,
  });
  const isOver = hasFault(offer.error, 'tokenOver') || hasFault(offer.error, 'tooSmall') || secret.length < 16;
  return (
    <EntrancePage title={t('sign-in.invitation.title')}>
      {isOver && <Alert severity="warning">{t('sign-in.invitation.over')}</Alert>}
      {!isOver && offer.error && <Failure error={offer.error} onRetry={() => void offer.refetch()} />}
      {!isOver && offer.isLoading && <Loading />}
      {!isOver && offer.data && <Offer offer={offer.data} secret={secret} />}
    </EntrancePage>
  );
}

function Offer({ offer, secret }: { offer: InvitationOffer; secret: string }) {
  const t = useText();
  const { dateTime } = useFormats();
  const { roleText } = useStaffTexts();
  const user = useUser();
  const { role, scope, scopeId, scopeName, by, rightUntil } = offer;
  return (
    <>
      <Typography>{t('sign-in.invitation.by', { name: `\u2068${by}\u2069` })}</Typography>
      <Typography variant="h2" component="p">
        <bdi>{roleText(role, { scope, scopeId }, scopeName)}</bdi>
      </Typography>
      {rightUntil && (
        <Typography color="text.secondary">{t('sign-in.invitation.until', { time: dateTime(rightUntil) })}</Typography>
      )}
      {user ? <Acceptance username={user.username} secret={secret} /> : <Entrance secret={secret} />}
    </>
  );
}

/** For a user who is logged in: the role is added to the account. */
function Acceptance({ username, secret }: { username: string; secret: string }) {
  const t = useText();
  const navigate = useNavigate();
  const { isSending, failure, send } = useSending();
  const accept = async (): Promise<void> => {
    await request('/api/v1/me/invitations', { method: 'POST', body: { secret } });
    await refreshSession();
    await navigate('/', { replace: true });
  };
  if (hasFault(failure, 'accepted'))
    return (
      <>
        <Alert severity="info">{t('sign-in.invitation.already')}</Alert>
        <Button variant="contained" onClick={() => void navigate('/', { replace: true })}>
          {t('sign-in.invitation.toConsole')}
        </Button>
      </>
    );
  return (
    <>
      {hasFault(failure, 'tokenOver') && <Alert severity="warning">{t('sign-in.invitation.over')}</Alert>}
      {failure !== undefined && !hasFault(failure, 'tokenOver') && <Failure error={failure} />}
      <Button variant="contained" disabled={isSending} onClick={() => void send(accept)}>
        {t('sign-in.invitation.accept', { name: `\u2068${username}\u2069` })}
      </Button>
    </>
  );
}

/** For a user who is not logged in: a new account without email, or an existing one. */
function Entrance({ secret }: { secret: string }) {
  const t = useText();
  const [hasAccount, setHasAccount] = useState(false);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {[false, true].map((isOwn) => (
          <Button
            key={String(isOwn)}
            variant={isOwn === hasAccount ? 'contained' : 'outlined'}
            aria-pressed={isOwn === hasAccount}
            onClick={() => setHasAccount(isOwn)}
          >
            {isOwn ? t('sign-in.invitation.own') : t('sign-in.invitation.newAccount')}
          </Button>
        ))}
      </Box>
      {/* The session opens the button with which the user accepts. */}
      {hasAccount ? <SignInForm onDone={() => undefined} /> : <InvitedAccountForm secret={secret} />}
    </>
  );
}
