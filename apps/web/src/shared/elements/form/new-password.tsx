import { useText } from '../../shell/page-context.tsx';
import { PasswordField } from './fields.tsx';
import type { FormState } from './use-form.ts';

interface NewPasswordProps {
  form: FormState;
  label: string;
  hint: string;
}

export function NewPassword({ form, label, hint }: NewPasswordProps) {
  const t = useText();
  return (
    <>
      <PasswordField form={form} name="password" label={label} hint={hint} autoComplete="new-password" required />
      <PasswordField
        form={form}
        name="repeat"
        label={t('parts.form.label.repeat')}
        autoComplete="new-password"
        required
      />
    </>
  );
}
