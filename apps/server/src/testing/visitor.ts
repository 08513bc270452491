import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/database.ts';

/** A client outside the server that keeps cookies like a browser. */
export class Visitor {
  readonly #url: string;
  readonly cookies = new Map<string, string>();

  constructor(url: string) {
    this.#url = url;
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const isBytes = body instanceof Uint8Array;
    const response = await fetch(this.#url + path, {
      method,
      body: body === undefined ? undefined : isBytes ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body),
      headers: {
        ...(body === undefined || isBytes ? {} : { 'content-type': 'application/json' }),
        ...(this.cookies.size > 0 ? { cookie: [...this.cookies].map((pair) => pair.join('=')).join('; ') } : {}),
        origin: this.#url,
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]!.split(/=(.*)/u);
      if (value === '' || /max-age=0/iu.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  async get<Answer>(path: string): Promise<Answer> {
    return (await (await this.ask('GET', path)).json()) as Answer;
  }

  async post(path: string, body: unknown = {}): Promise<Response> {
    return this.ask('POST', path, body);
  }
}

/** Emails that are queued or stored in a folder, newest last: recipient, text and token. */
export async function readEmails(
  { pool }: Pick<Database, 'pool'>,
  folder?: string,
): Promise<{ to: string; text: string; token: string | undefined; kind?: string }[]> {
  const { rows } = await pool.query<{ letter: { to: string; text: string }; kind: string }>(
    'select letter, kind from people.letters order by id',
  );
  const waiting = rows.map(({ letter, kind }) => ({ to: letter.to, text: letter.text, kind }));
  const names = folder ? (await readdir(folder).catch(() => [])).toSorted((a, b) => a.localeCompare(b, 'en')) : [];
  const sent = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder!, name), 'utf8');
      return { to: /^To: (.*)$/mu.exec(text)?.[1] ?? '', text, kind: undefined };
    }),
  );
  return [...sent, ...waiting].map((email) => ({ ...email, token: /#token=([\w-]+)/u.exec(email.text)?.[1] }));
}
