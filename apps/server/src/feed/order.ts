import { createHash } from 'node:crypto';
import type { ZoneClock } from '@podium/games';
import type { Envelope } from '@podium/odf';

/**
 * Texts that sort in the precedence order of messages. Header date and time have no zone; a competition has a single
 * clock, so the local text is compared.
 */
export interface MessageOrder {
  /** `20261012181204120`: header date and time. Compared first when two streams describe the same entity. */
  time: string;
  /** time, version, hash: decides between updates and full messages of one scope. */
  stamp: string;
  /** version, time, hash: decides between messages of one key. */
  order: string;
}

export function messageOrder(envelope: Pick<Envelope, 'date' | 'time' | 'version'>, sha256: Uint8Array): MessageOrder {
  const time = envelope.date.replaceAll('-', '') + envelope.time;
  const version = String(envelope.version).padStart(10, '0');
  const hash = Buffer.from(sha256.subarray(0, 4)).toString('hex');
  return { time, stamp: `${time}:${version}:${hash}`, order: `${version}:${time}:${hash}` };
}

/**
 * The precedence of a message that follows from what organizers entered: after all versions of the feed. Its own
 * versions are counted by Podium, independently of those of the feed.
 */
export const belowFeed = (order: MessageOrder): MessageOrder => ({ ...order, order: `!${order.order}` });
export const isBelowFeed = (order: string): boolean => order.startsWith('!');

/** Local `YYYYMMDDhhmmssfff` of a stamp. */
export function stampTime(stamp: string): string {
  return stamp.slice(0, 17);
}

/** The instant of a stamp (`YYYYMMDDhhmmssfff`, local to the Games). */
export function stampInstant(stamp: string, zone: ZoneClock): number {
  const digits = (from: number, to: number): number => Number(stamp.slice(from, to));
  const local = Date.UTC(
    digits(0, 4),
    digits(4, 6) - 1,
    digits(6, 8),
    digits(8, 10),
    digits(10, 12),
    digits(12, 14),
    digits(14, 17),
  );
  return local - zone(local) * 60_000;
}

/** Six fields identify a message across versions; the partition is stored separately. */
export function messageKey(envelope: Envelope): string {
  return [
    envelope.documentType,
    envelope.documentCode,
    envelope.documentSubcode ?? '',
    envelope.documentSubtype ?? '',
    envelope.language ?? '',
  ]
    .join(' ')
    .trimEnd();
}

/** First 64 bits of the key's hash, signed; the same in every process and database. */
export function ownerHash(key: string): bigint {
  return createHash('sha256').update(key).digest().readBigInt64BE(0);
}
