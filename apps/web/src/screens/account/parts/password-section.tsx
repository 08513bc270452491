import { showToast } from '@podium/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PasswordField } from '../../../shared/elements/form/fields.tsx';
import { NewPassword } from '../../../shared/elements/form/new-password.tsx';
import { FormBox } from '../../../shared/elements/form/form-box.tsx';
import { useForm } from '../../../shared/elements/form/use-form.ts';
import { useText } from '../../../shared/shell/page-context.tsx';
import { askAsUser } from '../../../shared/people/user/private-query.ts';
import { devicesQuery } from '../account-query.ts';
import { Section } from './section.tsx';
import { UsernameForManager } from './username-for-manager.tsx';

export function PasswordSection({ username }: { username: string }) {
  const t = useText();
  // A new key after each change clears the fields.
  const [changes, setChanges] = useState(0);
  return (
    <Section title={t('screens.account.password')}>
      {(titleId) => (
        <PasswordForm
          key={changes}
          titleId={titleId}
          username={username}
          onDone={() => {
            setChanges(changes + 1);
            showToast({ kind: 'success', text: t('screens.account.passwordDone'), id: 'password' });
          }}
        />
      )}
    </Section>
  );
}

interface PasswordFormProps {
  titleId: string;
  username: string;
  onDone: () => void;
}

function PasswordForm({ titleId, username, onDone }: PasswordFormProps) {
  const t = useText();
  const queryClient = useQueryClient();
  const form = useForm({
    check: async ({ current = '', password = '', repeat = '' }) =>
      (await import('@podium/contract/accounts-in-browser')).passwordChange.safeParse({ current, password, repeat }),
    send: async (body) => {
      await askAsUser('/api/v1/me/password', { method: 'POST', body });
      await queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey });
      onDone();
    },
  });
  return (
    <FormBox
      form={form}
      look="plain"
      labelledBy={titleId}
      send={t('screens.account.passwordSend')}
      sending={t('screens.account.sending')}
    >
      <UsernameForManager username={username} />
      <PasswordField
        form={form}
        name="current"
        label={t('screens.account.current')}
        autoComplete="current-password"
        required
      />
      <NewPassword form={form} label={t('parts.form.label.newPassword')} hint={t('screens.account.passwordHint')} />
    </FormBox>
  );
}
