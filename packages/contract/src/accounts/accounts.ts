import { z } from 'zod';
import { instant, languageCode } from '../common.ts';
import { cpfFault } from './cpf.ts';
import { grant, userType } from './people.ts';
import { usernameFault } from './username-fault.ts';

/**
 * Validation shared by the account forms and the server (D04). The message of a fault is a code that the form
 * translates: `usernameShort`, `passwordsDiffer`.
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

/** Not trimmed; any character is allowed. */
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

/** Below this age a guardian must confirm the account; from this age up to 17 a guardian is informed, if named. */
export const guardianAge = 12;

/** The lowest possible age for a birth year: in doubt, minors are protected by assuming the younger age. */
export const lowestAge = (birthYear: number, year: number): number => year - birthYear - 1;

const oldestYear = 1900;

export const signUpFields = z.strictObject({
  username,
  email,
  password,
  repeat: z.string().min(1, 'repeatRequired'),
  cpf,
  birthYear: z.number('birthYearRequired').int('birthYearInvalid').min(oldestYear, 'birthYearInvalid'),
  /** Required for anyone who may be younger than twelve. */
  guardianEmail: email.optional(),
  language: languageCode,
  /** Version of the terms that the user accepted. */
  terms: z.string('termsRequired').min(1, 'termsRequired'),
});

/** @param year current year, to compute the age */
export const signUpRequest = (year: number) =>
  signUpFields.superRefine(({ password, repeat, birthYear, guardianEmail, email }, context) => {
    const fault = (field: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (password !== repeat) fault('repeat', 'passwordsDiffer');
    if (birthYear > year) fault('birthYear', 'birthYearInvalid');
    if (lowestAge(birthYear, year) < guardianAge && !guardianEmail) fault('guardianEmail', 'guardianRequired');
    if (guardianEmail && guardianEmail.toLowerCase() === email.toLowerCase()) fault('guardianEmail', 'guardianSame');
  });
export type SignUpRequest = z.infer<typeof signUpFields>;

/** Version of the terms shown at sign-up. */
export const termsVersion = '2026-11';

/** `POST /api/v1/auth/sign-up`: the same response whether or not the email address or the CPF is already registered. */
export const signUpAnswer = z
  .object({
    /** Emails are sent, or kept as files on the server, as in the demo. */
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
  /** Required if the account has a second factor. */
  code: anyCode.optional(),
});
export type SignInRequest = z.infer<typeof signInRequest>;

/** `needsCode` asks for a code; if it is false, the session has started. */
export const signInAnswer = z.object({ needsCode: z.boolean() }).meta({ id: 'SignIn' });
export type SignInAnswer = z.infer<typeof signInAnswer>;

/**
 * `POST /api/v1/auth/confirm`: the owner confirms the address; `POST /api/v1/auth/guardian`: the guardian confirms
 * the account.
 */
export const tokenRequest = z.strictObject({ token: z.string().min(16).max(200) });
/** `POST /api/v1/auth/forgot`: always the same response. */
export const forgotRequest = z.strictObject({ email, language: languageCode });
export const mailAnswer = z.object({ mail: z.enum(['sent', 'kept']) }).meta({ id: 'Mail' });
export type MailAnswer = z.infer<typeof mailAnswer>;
/** `POST /api/v1/auth/reset`: ends every session of the account. */
export const resetRequest = z
  .strictObject({ token: z.string().min(16).max(200), password, repeat: z.string().min(1, 'repeatRequired') })
  .refine((fields) => fields.password === fields.repeat, { path: ['repeat'], message: 'passwordsDiffer' });

/** Preferences stored with the account, which apply on every device; null: use the device's setting. */
export const preferences = z.strictObject({
  language: languageCode.nullable(),
  timeZone: z.enum(['venue', 'mine']).nullable(),
  theme: z.enum(['system', 'light', 'dark']).nullable(),
  /** Hides results until the user reveals them. */
  hasSpoilerMode: z.boolean(),
  /** Loads pictures only on request. */
  hasDataSaver: z.boolean(),
  /** True if other users see this account in the ranking. */
  isRanked: z.boolean(),
});
export type Preferences = z.infer<typeof preferences>;

/** `GET /api/v1/me`. */
export const accountAnswer = z
  .object({
    id: z.string(),
    username: z.string(),
    /** Null for invited accounts. */
    email: z.string().nullable(),
    type: userType,
    organisation: z.string().nullable(),
    photo: z.string().nullable(),
    /** `***.***.*47-25`; null if no CPF is stored. */
    cpf: z.string().nullable(),
    createdAt: instant,
    preferences,
    grants: z.array(grant),
    hasTwoFactor: z.boolean(),
    /** Rights that require an authenticator app which is not set up yet. */
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

/**
 * `POST /api/v1/me/email`: the same response whether or not the address is in use; `POST /api/v1/auth/email` confirms
 * the change.
 */
export const emailChange = z.strictObject({ email, password: z.string().min(1, 'passwordRequired').max(128) });

/** Version of the notice about storage on the device. */
export const storageNoticeVersion = '2026-11';
/** `POST /api/v1/me/consents`: the storage allowed from now on, and the language of the notice. */
export const storageConsent = z.strictObject({ choice: z.enum(['necessary', 'all']), language: languageCode });
export type StorageConsent = z.infer<typeof storageConsent>;

/** `GET /api/v1/me/sessions`; `DELETE /api/v1/me/sessions/{id}` ends one, `DELETE /api/v1/me/sessions` all. */
export const sessionsAnswer = z
  .object({
    items: z.array(
      z.object({
        id: z.string(),
        isThis: z.boolean(),
        /** Coarse device description: `Firefox, Android`. */
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
 * `GET /api/v1/me/follows`; `POST` merges the device's follows into the account's and returns both, as signing in
 * does; `PUT` and `DELETE /api/v1/me/follows/{kind}/{id}` add and remove one.
 */
export const followKinds = ['athlete', 'team', 'delegation', 'discipline'] as const;
export const follow = z.strictObject({ kind: z.enum(followKinds), id: z.string().min(1).max(64) });
/** Far more than a user needs. */
export const maxFollows = 60;
export const followList = z.strictObject({ items: z.array(follow).max(maxFollows) }).meta({ id: 'Follows' });
export type FollowList = z.infer<typeof followList>;

/** `DELETE /api/v1/me/two-factor`: disabling it requires both factors. */
export const twoFactorEnd = z.strictObject({
  password: z.string().min(1, 'passwordRequired').max(128),
  code: anyCode,
});

/** `POST /api/v1/me/erase`; requires the password again. */
export const eraseRequest = z.strictObject({ password: z.string().min(1, 'passwordRequired').max(128) });
