/** One host of a replicated database. */
export interface DatabaseHost {
  host: string;
  port: number;
}

export interface DatabaseAddress {
  /** Address with the first host only, for programs that accept a single host. */
  url: string;
  hosts: readonly DatabaseHost[];
}

const defaultPort = 5432;

/** Values of `target_session_attrs` for a server that accepts writes. */
const writing: ReadonlySet<string | null> = new Set([null, 'read-write', 'primary']);

/**
 * Parses a connection URL, which may list several hosts like libpq: `postgresql://user@one:5432,two/name`.
 * @throws Error with one sentence
 */
export function readDatabaseAddress(text: string): DatabaseAddress {
  const [, start, list, rest] = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/u.exec(text) ?? [];
  if (start === undefined) throw new Error('Expected "postgresql://user:password@host/database".');
  const [first, ...others] = list!.split(',');
  const url = start + first + rest!;
  if (!URL.canParse(url)) throw new Error('Invalid URL');
  if (!writing.has(new URL(url).searchParams.get('target_session_attrs')))
    throw new Error('target_session_attrs can only be "read-write" or "primary": Podium writes.');
  return { url, hosts: others.length === 0 ? [] : [first!, ...others].map(readHost) };
}

function readHost(text: string): DatabaseHost {
  const [, host, port] = /^(\[[0-9a-f:]+\]|[\w.-]+)(?::(\d{1,5}))?$/iu.exec(text) ?? [];
  if (host === undefined) throw new Error('A host is neither a name nor an address, with or without a port.');
  return { host: host.replaceAll(/[[\]]/gu, ''), port: Number(port ?? defaultPort) };
}
