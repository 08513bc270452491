import type pg from 'pg';
import type { LanguageCode } from '@podium/contract';
import { pathCodec } from '@podium/i18n';
import { phrase } from '../../phrases.ts';
import type { BaseKit } from '../kit.ts';
import { joinToken } from './tokens.ts';

type LetterKind =
  | 'confirm'
  | 'guardian'
  | 'guardianTold'
  | 'reset'
  | 'known'
  | 'passwordChanged'
  | 'email'
  | 'emailAsked'
  | 'emailTaken'
  | 'twoFactorOn'
  | 'twoFactorOff';

/** Pages that the links in emails lead to. The token follows the hash, so that no server or log sees it. */
const pageByKind: Partial<Record<LetterKind, string>> = {
  confirm: '/auth/confirm',
  guardian: '/auth/guardian',
  reset: '/auth/reset',
  known: '/auth/forgot',
  email: '/auth/email',
  emailAsked: '/auth/forgot',
  twoFactorOn: '/auth/forgot',
  twoFactorOff: '/auth/forgot',
};

export interface AccountLetter {
  kind: LetterKind;
  to: string;
  language: LanguageCode;
  username: string;
  token?: string;
  /** Id of the person whose account the email is about. */
  about: string;
}

/** Emails whose recipients are waiting for a link to get in. */
const urgent: ReadonlySet<LetterKind> = new Set(['reset']);
/** Emails that only the owner can cause, with the password or a link: these are never left out. */
const always: ReadonlySet<LetterKind> = new Set(['passwordChanged', 'emailAsked', 'twoFactorOn', 'twoFactorOff']);

/**
 * A username as text that no email program turns into a link, since a user may choose the name `www.example.com`.
 * Word joiners are invisible.
 */
const unlinked = (username: string): string => username.replace(/[._-]|\d(?=\d)/gu, '$&\u2060');

/** Writes an email about an account, in the language of its recipient. */
export async function writeLetter(
  kit: Pick<BaseKit, 'mail' | 'publicUrl'>,
  client: pg.ClientBase,
  kind: LetterKind,
  letter: Omit<AccountLetter, 'kind'>,
): Promise<void> {
  await writeLetters(kit, client, [{ kind, ...letter }]);
}

/** Writes several emails at the end of a transaction, ordered by address so that transactions cannot deadlock. */
export async function writeLetters(
  { mail, publicUrl }: Pick<BaseKit, 'mail' | 'publicUrl'>,
  client: pg.ClientBase,
  letters: readonly AccountLetter[],
): Promise<void> {
  const ordered = letters.toSorted((a, b) => (a.to.toLowerCase() < b.to.toLowerCase() ? -1 : 1));
  for (const { kind, to, language, username, token, about } of ordered) {
    const page = pageByKind[kind];
    const link = page && publicUrl + pathCodec.write(language, page) + (token ? `#token=${token}` : '');
    const lines = [
      phrase(language, `accounts.${kind}Text`, { username: unlinked(username) }),
      ...(link ? [link] : []),
      phrase(language, 'accounts.closing'),
    ];
    const letter = {
      to,
      subject: phrase(language, `accounts.${kind}Subject`),
      text: `${lines.join('\n\n')}\n`,
      about,
    };
    const options = { isUrgent: urgent.has(kind), isAlways: always.has(kind) };
    const id = await mail.write(client, `account ${kind}`, letter, options);
    if (token) await joinToken(client, token, id);
  }
}
