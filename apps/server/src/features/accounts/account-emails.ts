import type pg from 'pg';
import type { LanguageCode } from '@podium/contract';
import { pathCodec } from '@podium/i18n';
import { phrase } from '../../ground/phrases.ts';
import type { BaseKit } from '../kit.ts';
import { isInvitedAddress } from './invited-address.ts';
import { joinToken } from './tokens.ts';

type EmailKind =
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
const pageByKind: Partial<Record<EmailKind, string>> = {
  confirm: '/auth/confirm',
  guardian: '/auth/guardian',
  reset: '/auth/reset',
  known: '/auth/forgot',
  email: '/auth/email',
  emailAsked: '/auth/forgot',
  twoFactorOn: '/auth/forgot',
  twoFactorOff: '/auth/forgot',
};

export interface AccountEmail {
  kind: EmailKind;
  to: string;
  language: LanguageCode;
  username: string;
  token?: string;
  /** Id of the person whose account the email is about. */
  about: string;
}

/** Address of the page that an email leads to, with its token; undefined for an email without a link. */
export function linkTo(
  publicUrl: string,
  language: LanguageCode,
  kind: EmailKind,
  token: string | undefined,
): string | undefined {
  const page = pageByKind[kind];
  return page && publicUrl + pathCodec.write(language, page) + (token ? `#token=${token}` : '');
}

/** Emails whose recipients are waiting for a link to get in. */
const urgent: ReadonlySet<EmailKind> = new Set(['reset']);
/** Emails that only the owner can cause, with the password or a link: these are never left out. */
const always: ReadonlySet<EmailKind> = new Set(['passwordChanged', 'emailAsked', 'twoFactorOn', 'twoFactorOff']);

/**
 * A username as text that no email program turns into a link, since a user may choose the name `www.example.com`.
 * Word joiners are invisible.
 */
const unlink = (username: string): string => username.replace(/[._-]|\d(?=\d)/gu, '$&\u2060');

/** Writes an email about an account, in the language of its recipient. */
export async function writeEmail(
  kit: Pick<BaseKit, 'mail' | 'publicUrl'>,
  client: pg.ClientBase,
  kind: EmailKind,
  email: Omit<AccountEmail, 'kind'>,
): Promise<void> {
  await writeAccountEmails(kit, client, [{ kind, ...email }]);
}

/** Writes several emails at the end of a transaction, ordered by address so that transactions cannot deadlock. */
export async function writeAccountEmails(
  { mail, publicUrl }: Pick<BaseKit, 'mail' | 'publicUrl'>,
  client: pg.ClientBase,
  emails: readonly AccountEmail[],
): Promise<void> {
  const reachable = emails.filter(({ to }) => !isInvitedAddress(to));
  const ordered = reachable.toSorted((a, b) => (a.to.toLowerCase() < b.to.toLowerCase() ? -1 : 1));
  for (const { kind, to, language, username, token, about } of ordered) {
    const link = linkTo(publicUrl, language, kind, token);
    const lines = [
      phrase(language, `accounts.${kind}Text`, { username: unlink(username) }),
      ...(link ? [link] : []),
      phrase(language, 'accounts.closing'),
    ];
    const message = {
      to,
      subject: phrase(language, `accounts.${kind}Subject`),
      text: `${lines.join('\n\n')}\n`,
      about,
    };
    const options = { isUrgent: urgent.has(kind), isAlways: always.has(kind) };
    const id = await mail.write(client, `account ${kind}`, message, options);
    if (token) await joinToken(client, token, id);
  }
}
