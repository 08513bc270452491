import { contentLanguage } from '@podium/i18n';
import { useState } from 'react';
import { request } from '../../../platform/request.ts';
import { pageFacts } from '../../../platform/facts.ts';
import { CheckField, TextField } from '../../../shared/elements/form/fields.tsx';
import { NewPassword } from '../../../shared/elements/form/new-password.tsx';
import { FormBox } from '../../../shared/elements/form/form-box.tsx';
import { useForm } from '../../../shared/elements/form/use-form.ts';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { Terms } from './terms.tsx';
import type { SignUpAnswer } from '@podium/contract';

/** Account schemas, loaded on demand. */
const loadRules = () => import('@podium/contract/accounts-in-browser');
type Rules = Awaited<ReturnType<typeof loadRules>>;

export function SignupForm({ onDone }: { onDone: (answer: SignUpAnswer) => void }) {
  const t = useText();
  const { language } = usePage();
  // Age checks use real time, not the clock of the Games.
  const year = new Date(pageFacts().madeAt).getUTCFullYear();
  const [rules, setRules] = useState<Rules>();
  const [birthYear, setBirthYear] = useState<number>();
  const needsGuardian =
    rules !== undefined && birthYear !== undefined && rules.lowestAge(birthYear, year) < rules.guardianAge;
  const form = useForm({
    check: async ({
      username = '',
      email = '',
      password = '',
      repeat = '',
      cpf = '',
      guardianEmail,
      terms,
      ...written
    }) => {
      const { signUpRequest, termsVersion } = await loadRules();
      const validation = signUpRequest(year).safeParse({
        username,
        email,
        password,
        repeat,
        cpf,
        birthYear: parseYear(written.birthYear),
        guardianEmail: needsGuardian ? (guardianEmail ?? '') : undefined,
        language: contentLanguage(language),
        terms: terms && termsVersion,
      });
      if (validation.success) return validation;
      return { success: false, error: { issues: mergeIssues(validation.error.issues, password === repeat) } };
    },
    send: async (body) => onDone(await request<SignUpAnswer>('/api/v1/auth/sign-up', { method: 'POST', body })),
  });
  const handleBirthYear = (text: string) => {
    setBirthYear(parseYear(text));
    if (!rules) loadRules().then(setRules, () => undefined);
  };
  return (
    <FormBox form={form} send={t('screens.signup.send')} sending={t('screens.signup.sending')}>
      <TextField
        form={form}
        name="username"
        label={t('parts.form.label.username')}
        hint={t('screens.signup.usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        required
      />
      <TextField
        form={form}
        name="email"
        type="email"
        label={t('parts.form.label.email')}
        autoComplete="email"
        dir="ltr"
        required
      />
      <NewPassword form={form} label={t('parts.form.label.password')} hint={t('screens.signup.passwordHint')} />
      <TextField
        form={form}
        name="cpf"
        label={t('screens.signup.cpf')}
        hint={t('screens.signup.cpfHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        required
      />
      <TextField
        form={form}
        name="birthYear"
        label={t('screens.signup.birthYear')}
        hint={t('screens.signup.birthYearHint')}
        autoComplete="bday-year"
        inputMode="numeric"
        maxLength={4}
        dir="ltr"
        required
        onChange={({ currentTarget }) => handleBirthYear(currentTarget.value)}
      />
      {needsGuardian && (
        <TextField
          form={form}
          name="guardianEmail"
          type="email"
          label={t('screens.signup.guardianEmail')}
          hint={t('screens.signup.guardianHint')}
          autoComplete="off"
          dir="ltr"
          required
        />
      )}
      <Terms />
      <CheckField form={form} name="terms" label={t('screens.signup.accept')} required />
    </FormBox>
  );
}

interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/**
 * The schema reports errors across several fields only once each field is valid; this adds them, so that users see all
 * errors together.
 */
function mergeIssues(issues: readonly Issue[], isRepeated: boolean): Issue[] {
  const fieldIssues = issues.map(({ path, message }) => ({
    path,
    message: path[0] === 'guardianEmail' && message === 'emailRequired' ? 'guardianRequired' : message,
  }));
  if (isRepeated || fieldIssues.some(({ path }) => path[0] === 'repeat')) return fieldIssues;
  const after = fieldIssues.findLastIndex(({ path }) => ['username', 'email', 'password'].includes(String(path[0])));
  return fieldIssues.toSpliced(after + 1, 0, { path: ['repeat'], message: 'passwordsDiffer' });
}

/** A year of four digits, otherwise undefined. */
function parseYear(text: string | undefined): number | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  return /^\d{4}$/u.test(text.trim()) ? Number(text) : 0;
}
