import { describeFailure } from '../../../platform/read-error.ts';
import { RequestError } from '../../../platform/request.ts';
import type { Translate } from '../../shell/messages.ts';

/** Codes of field errors from the contract's schemas and from the server. */
export const faultCodes = [
  'usernameRequired',
  'usernameShort',
  'usernameLong',
  'usernameCharacters',
  'usernameTaken',
  'usernameReserved',
  'usernameScript',
  'usernameAddress',
  'accountHeld',
  'notConfirmed',
  'guardianAwaited',
  'emailRequired',
  'emailInvalid',
  'emailSame',
  'passwordRequired',
  'passwordShort',
  'passwordLong',
  'passwordWeak',
  'passwordWrong',
  'repeatRequired',
  'passwordsDiffer',
  'cpfRequired',
  'cpfCharacters',
  'cpfLength',
  'cpfDigits',
  'birthYearRequired',
  'birthYearInvalid',
  'guardianRequired',
  'guardianSame',
  'termsRequired',
  'codeInvalid',
  'codeWrong',
  'tokenOver',
] as const;

export function faultText(t: Translate, message: string): string {
  return t(`parts.form.fault.${faultCodes.find((code) => code === message) ?? 'other'}`);
}

/** Explains why a form could not be sent; after too many attempts, includes the waiting time. */
export function failureText(t: Translate, error: unknown): string {
  if (error instanceof RequestError && error.code === 'tooManyRequests' && error.retryAfterMs)
    return t('parts.form.wait', { minutes: Math.max(1, Math.ceil(error.retryAfterMs / 60_000)) });
  return t(`error.${describeFailure(error).code}`);
}
