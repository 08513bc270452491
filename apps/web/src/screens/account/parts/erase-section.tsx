import { Icon, showToast } from '@podium/ui';
import { useNavigate } from '@tanstack/react-router';
import { PasswordField } from '../../../shared/elements/form/fields.tsx';
import { FormBox } from '../../../shared/elements/form/form-box.tsx';
import { useForm } from '../../../shared/elements/form/use-form.ts';
import { codec } from '../../../shared/shell/messages.ts';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { endDeviceSession } from '../../../shared/people/user/leave.ts';
import { askAsUser } from '../../../shared/people/user/private-query.ts';
import { Section } from './section.tsx';
import { UsernameForManager } from './username-for-manager.tsx';

export function EraseSection({ username }: { username: string }) {
  const t = useText();
  const { language } = usePage();
  const navigate = useNavigate();
  const form = useForm({
    check: async ({ password = '' }) =>
      (await import('@podium/contract/accounts-in-browser')).eraseRequest.safeParse({ password }),
    send: async (body) => {
      await askAsUser('/api/v1/me/erase', { method: 'POST', body });
      await navigate({ href: codec.write(language, '/schedule/grid'), replace: true });
      endDeviceSession();
      // Announced only after the session on this device has ended too.
      showToast({ kind: 'success', text: t('screens.account.eraseDone'), id: 'erase' });
    },
  });
  return (
    <Section title={t('screens.account.erase')} isDanger>
      {(titleId) => (
        <>
          <p className="side-by-side">
            <Icon name="warning" />
            <span>{t('screens.account.eraseText')}</span>
          </p>
          <FormBox
            form={form}
            labelledBy={titleId}
            send={t('screens.account.eraseSend')}
            sending={t('screens.account.sending')}
          >
            <UsernameForManager username={username} />
            <PasswordField
              form={form}
              name="password"
              label={t('screens.account.current')}
              autoComplete="current-password"
              required
            />
          </FormBox>
        </>
      )}
    </Section>
  );
}
