import { Avatar, Button } from '@podium/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useFailureToast } from '../../../shared/elements/form/use-failure-toast.ts';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { queries } from '../../../shared/shell/queries/queries.ts';
import { useGamesFacts } from '../../../shared/shell/use-games.ts';
import { askAsUser } from '../../../shared/people/user/private-query.ts';
import { accountQuery } from '../account-query.ts';
import { EmailForm } from './email-form.tsx';
import { LogOutButton } from './log-out-button.tsx';
import { roleNames } from './role-names.ts';
import { Section } from './section.tsx';
import type { RequestOptions } from '../../../platform/request.ts';
import type { AccountAnswer } from '@podium/contract';

export function ProfileSection({ account }: { account: AccountAnswer }) {
  const t = useText();
  const { format } = useGamesFacts();
  const { username, email, type, organisation, cpf, createdAt, photo } = account;
  const roles = roleNames(account.grants);
  return (
    <Section title={t('screens.account.profile')}>
      {() => (
        <>
          <div className="account-head">
            <Avatar name={username} photo={photo ?? undefined} size="page" />
            <p className="text-part">
              <bdi className="text-row strong">{username}</bdi>
              {email !== null && (
                <bdi className="account-email text-ink2" dir="ltr">
                  {email}
                </bdi>
              )}
            </p>
          </div>
          <dl className="account-facts">
            {roles.length > 0 && (
              <>
                <dt>{t('screens.account.role')}</dt>
                <dd>{roles.map((role) => t(`staffRole.${role}`)).join(' · ')}</dd>
              </>
            )}
            {/* Organizers belong to the audience of guests, which does not describe their work. */}
            {(roles.length === 0 || type !== 'guest') && (
              <>
                <dt>{t('screens.account.type')}</dt>
                <dd>{t(`parts.user.type.${type}`)}</dd>
              </>
            )}
            {organisation && (
              <>
                <dt>{t('screens.account.organisation')}</dt>
                <dd>
                  <DelegationName code={organisation} />
                </dd>
              </>
            )}
            {cpf && (
              <>
                <dt>{t('screens.account.cpf')}</dt>
                <dd>
                  <bdi dir="ltr">{cpf}</bdi>
                </dd>
              </>
            )}
            <dt>{t('screens.account.since')}</dt>
            <dd>{format.dateTime(createdAt)}</dd>
          </dl>
          <EmailForm username={username} />
          <div className="account-actions">
            <PhotoButtons hasPhoto={photo !== null} />
            <LogOutButton />
          </div>
        </>
      )}
    </Section>
  );
}

/** The delegation's name in the reader's language; its code until the name is loaded. */
function DelegationName({ code }: { code: string }) {
  const { language } = usePage();
  const { data } = useQuery(queries.delegation(language, { code }));
  return <bdi>{data?.organisation.name ?? code}</bdi>;
}

function PhotoButtons({ hasPhoto }: { hasPhoto: boolean }) {
  const t = useText();
  const showFailure = useFailureToast();
  const id = useId();
  const queryClient = useQueryClient();
  const change = async (request: RequestOptions) => {
    try {
      await askAsUser('/api/v1/me/photo', request);
      await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
    } catch (error) {
      showFailure(error, 'photo');
    }
  };
  return (
    <>
      <label className="button account-photo" htmlFor={id}>
        {t('screens.account.photoChoose')}
        <input
          id={id}
          type="file"
          accept="image/*"
          className="visually-hidden"
          onChange={({ currentTarget }) => {
            const [body] = currentTarget.files ?? [];
            if (body) void change({ method: 'PUT', body });
            currentTarget.value = '';
          }}
        />
      </label>
      {hasPhoto && (
        <Button look="quiet" onClick={() => void change({ method: 'DELETE' })}>
          {t('screens.account.photoRemove')}
        </Button>
      )}
    </>
  );
}
