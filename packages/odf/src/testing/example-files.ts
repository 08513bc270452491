import { readdirSync, readFileSync } from 'node:fs';
import type { BodyOf, OdfBodyKind, OdfMessage } from '../messages.ts';
import { readMessage } from '../read/read-message.ts';

const folder = new URL('../../examples/', import.meta.url);

/** The one example that must be refused. */
export const hostileExample = 'sequences/12-hostile/01-doctype-with-entities.xml';

export function exampleNames(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.xml'))
    .toSorted();
}

export function exampleBytes(name: string): Uint8Array {
  return readFileSync(new URL(name, folder));
}

/** The body of an example of a known kind. */
export function exampleBody<Kind extends OdfBodyKind>(name: string, kind: Kind): BodyOf<Kind> {
  return messageBody(readMessage(exampleBytes(name)), kind);
}

export function messageBody<Kind extends OdfBodyKind>(message: OdfMessage, kind: Kind): BodyOf<Kind> {
  if (message.body.kind !== kind) throw new Error(`body is ${message.body.kind}, not ${kind}`);
  return message.body as BodyOf<Kind>;
}
