/** Emails of a server without SMTP: files in the format in which they would be sent. */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';

interface Email {
  to: string;
  subject: string;
  text: string;
}

/** Waits for an email to an address and returns the newest; `about` is a part of its subject. */
export async function emailTo(dataDir: string, address: string, about = ''): Promise<Email> {
  let email: Email | undefined;
  await expect
    .poll(async () => {
      const emails = await emailsIn(join(dataDir, 'outbox'));
      email = emails.findLast(({ to, subject }) => to === address && subject.includes(about));
      return email !== undefined;
    })
    .toBe(true);
  return email!;
}

/** The single link in an email, as a path of our own. */
export function linkIn({ text }: Email): string {
  const { pathname, search, hash } = new URL(/https?:\/\/\S+/u.exec(text)![0]);
  return pathname + search + hash;
}

async function emailsIn(folder: string): Promise<Email[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const sources = await Promise.all(names.toSorted().map(async (name) => readFile(join(folder, name), 'latin1')));
  // An email that is still being written has no complete header yet.
  return sources.filter((source) => source.includes('\n\n')).map(readLetter);
}

function readLetter(source: string): Email {
  const [head = ''] = source.split('\n\n', 1);
  const headers = new Map(
    head
      .replaceAll(/\n[ \t]+/gu, ' ')
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase() ?? '7bit';
  return {
    to: headers.get('to') ?? '',
    subject: decodeWords(headers.get('subject') ?? ''),
    text: decode(source.slice(head.length + 2), encoding),
  };
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding === 'quoted-printable') return unquote(body.replaceAll(/=\n/gu, ''));
  return Buffer.from(body, 'latin1').toString();
}

/** `a=C3=A7` becomes `aç`. */
function unquote(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/giu, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** `=?UTF-8?Q?N=C3=A3o?=` becomes `Não`; the space between two adjacent encoded words is dropped. */
function decodeWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/gu, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/giu, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : unquote(word.replaceAll('_', ' ')),
    );
}
