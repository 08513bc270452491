import { z } from 'zod';
import { instant, languageCode } from './common.ts';
import { cpfFault } from './cpf.ts';
import { grant, userType } from './people.ts';
import { usernameFault } from './username-fault.ts';

/**
 * What account forms and the server both check (D04). A fault's message is a code, which the form says in its own words:
 * `usernameShort`, `passwordsDiffer`.
 */
export const username = z
  .string()
  .trim()
  .min(1, 'usernameRequired')
  .min(3, 'usernameShort')
  .max(30, 'usernameLong')
  .superRefine((text, context) => {
    const message = usernameFault(text);
    if (message) context.addIssue({ code: 'custom', message });
  });

export const email = z.string().trim().min(1, 'emailRequired').max(254, 'emailInvalid').pipe(z.email('emailInvalid'));

/** Nothing is trimmed, and any characters may be in it. */
export const password = z.string().min(1, 'passwordRequired').min(8, 'passwordShort').max(128, 'passwordLong');

const cpfCodes = {
  required: 'cpfRequired',
  characters: 'cpfCharacters',
  length: 'cpfLength',
  digits: 'cpfDigits',
} as const;

export const cpf = z
  .string()
  .max(40, 'cpfLength')
  .superRefine((text, context) => {
    const fault = cpfFault(text);
    if (fault) context.addIssue({ code: 'custom', message: cpfCodes[fault] });
  });

/** Below this age a guardian confirms the account; below 18 one is told, if named. */
export const guardianAge = 12;

/** The lowest age that somebody born in a year may have: in doubt, the younger is protected. */
export const leastAge = (birthYear: number, year: number): number => year - birthYear - 1;

const oldestYear = 1900;

export const signUpFields = z.strictObject({
  username,
  email,
  password,
  repeat: z.string().min(1, 'repeatRequired'),
  cpf,
  birthYear: z.number('birthYearRequired').int('birthYearInvalid').min(oldestYear, 'birthYearInvalid'),
  /** Needed of whoever may be younger than twelve. */
  guardianEmail: email.optional(),
  language: languageCode,
  /** That the terms were read, in the version that was shown. */
  terms: z.string('termsRequired').min(1, 'termsRequired'),
});

/** @param year the present one, for the age */
export const signUpRequest = (year: number) =>
  signUpFields.superRefine(({ password, repeat, birthYear, guardianEmail, email }, context) => {
    const fault = (field: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (password !== repeat) fault('repeat', 'passwordsDiffer');
    if (birthYear > year) fault('birthYear', 'birthYearInvalid');
    if (leastAge(birthYear, year) < guardianAge && !guardianEmail) fault('guardianEmail', 'guardianRequired');
    if (guardianEmail && guardianEmail.toLowerCase() === email.toLowerCase()) fault('guardianEmail', 'guardianSame');
  });
export type SignUpRequest = z.infer<typeof signUpFields>;

/** The version of the terms that sign-up shows. */
export const termsVersion = '2026-11';

/** `POST /api/v1/auth/sign-up`: the same whether or not the e-mail or the CPF is known already. */
export const signUpAnswer = z
  .object({
    /** Whether letters are sent, or kept as files on the server as in the demo. */
    mail: z.enum(['sent', 'kept']),
    needsGuardian: z.boolean(),
  })
  .meta({ id: 'SignUp' });
export type SignUpAnswer = z.infer<typeof signUpAnswer>;

/** A code of an authenticator app, or a backup code. */
const anyCode = z
  .string()
  .trim()
  .regex(/^[0-9]{6}$|^[A-Za-z0-9-]{10,12}$/, 'codeInvalid');

/** `POST /api/v1/auth/sign-in`. */
export const signInRequest = z.strictObject({
  username: z.string().trim().min(1, 'usernameRequired').max(254),
  password: z.string().min(1, 'passwordRequired').max(128),
  /** Where the account has a second factor. */
  code: anyCode.optional(),
});
export type SignInRequest = z.infer<typeof signInRequest>;

/** A code is asked for by `needsCode`; the session is there when it is false. */
export const signInAnswer = z.object({ needsCode: z.boolean() }).meta({ id: 'SignIn' });
export type SignInAnswer = z.infer<typeof signInAnswer>;

/** `POST /api/v1/auth/confirm`: of the address, by its owner; `POST /api/v1/auth/guardian`: of the account, by the guardian. */
export const tokenRequest = z.strictObject({ token: z.string().min(16).max(200) });
/** `POST /api/v1/auth/forgot`: the same answer always. */
export const forgotRequest = z.strictObject({ email, language: languageCode });
export const mailAnswer = z.object({ mail: z.enum(['sent', 'kept']) }).meta({ id: 'Mail' });
export type MailAnswer = z.infer<typeof mailAnswer>;
/** `POST /api/v1/auth/reset`: ends every session of the account. */
export const resetRequest = z
  .strictObject({ token: z.string().min(16).max(200), password, repeat: z.string().min(1, 'repeatRequired') })
  .refine((fields) => fields.password === fields.repeat, { path: ['repeat'], message: 'passwordsDiffer' });

/** What a person has chosen, which follows the account from device to device; null: as the device has it. */
export const preferences = z.strictObject({
  language: languageCode.nullable(),
  timeZone: z.enum(['venue', 'mine']).nullable(),
  theme: z.enum(['system', 'light', 'dark']).nullable(),
  /** Hides results until they are asked for. */
  hasSpoilerMode: z.boolean(),
  /** Loads no pictures unasked. */
  hasDataSaver: z.boolean(),
  /** Whether the ranking shows my line to others. */
  isRanked: z.boolean(),
});
export type Preferences = z.infer<typeof preferences>;

/** `GET /api/v1/me`. */
export const accountAnswer = z
  .object({
    id: z.string(),
    username: z.string(),
    email: z.string(),
    type: userType,
    organisation: z.string().nullable(),
    photo: z.string().nullable(),
    /** `***.***.*47-25`; null where none is kept. */
    cpf: z.string().nullable(),
    createdAt: instant,
    preferences,
    grants: z.array(grant),
    hasTwoFactor: z.boolean(),
    /** Rights that ask for an authenticator app which is not set up yet. */
    needsTwoFactor: z.boolean(),
  })
  .meta({ id: 'Account' });
export type AccountAnswer = z.infer<typeof accountAnswer>;

/** `PATCH /api/v1/me`. */
export const accountChange = z.strictObject({ preferences: preferences.partial() });
export type AccountChange = z.infer<typeof accountChange>;

/** `POST /api/v1/me/password`: ends all other sessions. */
export const passwordChange = z
  .strictObject({
    current: z.string().min(1, 'passwordRequired').max(128),
    password,
    repeat: z.string().min(1, 'repeatRequired'),
  })
  .refine((fields) => fields.password === fields.repeat, { path: ['repeat'], message: 'passwordsDiffer' });

/** `POST /api/v1/me/email`: the same answer whether or not somebody has the address; `POST /api/v1/auth/email` makes it mine. */
export const emailChange = z.strictObject({ email, password: z.string().min(1, 'passwordRequired').max(128) });

/** The version of the notice about what is stored on a device. */
export const storageNoticeVersion = '2026-11';
/** `POST /api/v1/me/consents`: what is allowed from now on, in the language of the notice. */
export const storageConsent = z.strictObject({ choice: z.enum(['necessary', 'all']), language: languageCode });
export type StorageConsent = z.infer<typeof storageConsent>;

/** `GET /api/v1/me/sessions`; `DELETE /api/v1/me/sessions/{id}` ends one, `DELETE /api/v1/me/sessions` all. */
export const sessionsAnswer = z
  .object({
    items: z.array(
      z.object({
        id: z.string(),
        isThis: z.boolean(),
        /** What it runs on, coarsely: `Firefox, Android`. */
        device: z.string(),
        createdAt: instant,
        lastUsedAt: instant,
      }),
    ),
    total: z.number(),
  })
  .meta({ id: 'Sessions' });
export type SessionsAnswer = z.infer<typeof sessionsAnswer>;

/**
 * `GET /api/v1/me/follows`; `POST` adds the device's list to the account's and answers with both, as signing in does;
 * `PUT` and `DELETE /api/v1/me/follows/{kind}/{id}` follow one more or one less.
 */
export const followKinds = ['athlete', 'team', 'delegation', 'discipline'] as const;
export const follow = z.strictObject({ kind: z.enum(followKinds), id: z.string().min(1).max(64) });
/** More than anybody could intend. */
export const mostFollows = 60;
export const followList = z.strictObject({ items: z.array(follow).max(mostFollows) }).meta({ id: 'Follows' });
export type FollowList = z.infer<typeof followList>;

/** `DELETE /api/v1/me/two-factor`: switching it off takes both factors. */
export const twoFactorEnd = z.strictObject({
  password: z.string().min(1, 'passwordRequired').max(128),
  code: anyCode,
});

/** `POST /api/v1/me/erase`, with the password once more. */
export const eraseRequest = z.strictObject({ password: z.string().min(1, 'passwordRequired').max(128) });
