import type pg from 'pg';
import type { LanguageCode, PushPayload } from '@podium/contract';
import { pushFollowKinds } from '@podium/contract';
import { machineNow } from '../../ground/machine-time.ts';
import type { FeatureKit } from '../kit.ts';
import type { PushReader } from '../push-topics.ts';
import { compose } from './compose.ts';
import { quietEnd } from './quiet-hours.ts';
import type { Sender } from './senders/sender.ts';
import { allTopics, findTopic } from './topics.ts';
import type { StoredNews } from './topics.ts';

export type Senders = Partial<Record<'web' | 'fcm' | 'apns', Sender>>;

type Kit = Pick<FeatureKit, 'pool' | 'program' | 'read' | 'all'>;

interface Due extends StoredNews {
  newsId: number;
  subscriptionId: number;
  expiresAt: number;
  about: string;
  attempts: number;
  transport: 'web' | 'fcm' | 'apns';
  address: string;
  p256dh: string | null;
  auth: string | null;
  kid: string | null;
  language: LanguageCode;
  timeZone: string;
  hidesResults: boolean;
  quietFrom: string | null;
  quietUntil: string | null;
}

/** Outcome of a delivery: finished, retried at a later time, or the device is deleted. */
type Fate = { kind: 'done'; wasSent?: true } | { kind: 'later'; at: number; isAttempt: boolean } | { kind: 'gone' };

const batchSize = 500;
/** Deliveries sent at the same time: push services take a tenth of a second to answer. */
export const parallelDeliveries = 200;
/** After this time, another process may take over deliveries claimed by a stopped process. */
const leaseSeconds = 60;
/** Delay before each further attempt (s); after the last one the notification is dropped. */
const waits = [15, 60, 300, 1800] as const;
/** A turn ends after this time, so that the server can stop. */
const turnMs = 4000;
const longestPauseS = 3600;

/** Sends due deliveries in batches, several at once. */
export class Queue {
  readonly #kit: Kit;
  readonly #senders: Senders;
  /** End of the pause that each push service requested. */
  readonly #pauses = new Map<string, number>();

  constructor(kit: Kit, senders: Senders) {
    this.#kit = kit;
    this.#senders = senders;
  }

  /** Runs one turn. @returns the number of deliveries processed */
  async drain(): Promise<number> {
    const { pool } = this.#kit;
    const end = performance.now() + turnMs;
    let count = 0;
    let due = await takeDue(pool);
    let recording: Promise<void> | undefined;
    while (due.length > 0) {
      count += due.length;
      const isLast = due.length < batchSize || performance.now() > end;
      // The next batch is taken, and the last one recorded, while this one is sent.
      const next = isLast ? [] : takeDue(pool);
      const [fates, following] = await Promise.all([this.#sendAll(due), next, recording]);
      recording = record(pool, fates);
      due = following;
    }
    await recording;
    return count;
  }

  async #sendAll(due: readonly Due[]): Promise<Map<Due, Fate>> {
    const fates = new Map<Due, Fate>();
    const texts = new Map<string, Promise<PushPayload | undefined>>();
    const rest = due.values();
    const work = async (): Promise<void> => {
      for (const delivery of rest)
        fates.set(delivery, await this.#fateOf(delivery, texts).catch(() => laterAfterFailure(delivery)));
    };
    await Promise.all(Array.from({ length: parallelDeliveries }, work));
    return fates;
  }

  async #fateOf(delivery: Due, texts: Map<string, Promise<PushPayload | undefined>>): Promise<Fate> {
    const now = machineNow();
    const sender = this.#senders[delivery.transport];
    const rules = findTopic(allTopics(this.#kit), delivery.type)?.rules;
    if (delivery.expiresAt <= now || !sender || !rules) return { kind: 'done' };
    const quiet = rules.ignoresQuietHours?.(delivery.facts) ? undefined : quietUntil(delivery, now);
    if (quiet !== undefined)
      return rules.isForNow || quiet >= delivery.expiresAt
        ? { kind: 'done' }
        : { kind: 'later', at: quiet, isAttempt: false };
    const service = sender.serviceOf(delivery);
    const pause = this.#pauses.get(service) ?? 0;
    if (pause > now) return { kind: 'later', at: pause, isAttempt: false };
    const payload = await this.#textOf(delivery, texts);
    if (!payload) return { kind: 'done' };
    const ttl = Math.max(0, Math.floor((delivery.expiresAt - now) / 1000));
    const { outcome, retryAfter } = await sender.send(delivery, { payload, ttl, urgency: rules.urgency });
    if (outcome === 'accepted') return { kind: 'done', wasSent: true };
    if (outcome === 'gone') return { kind: 'gone' };
    if (outcome === 'refused') return { kind: 'done' };
    if (retryAfter !== undefined) this.#pauses.set(service, now + Math.min(retryAfter, longestPauseS) * 1000);
    return laterAfterFailure(delivery, retryAfter);
  }

  /** Devices with the same language, time zone and follow receive the same text, which is written once per batch. */
  async #textOf(delivery: Due, texts: Map<string, Promise<PushPayload | undefined>>): Promise<PushPayload | undefined> {
    const key = [delivery.newsId, delivery.language, delivery.timeZone, delivery.hidesResults, delivery.about].join(
      '|',
    );
    let text = texts.get(key);
    if (!text) {
      text = compose(this.#kit, delivery, toReader(delivery));
      texts.set(key, text);
    }
    return text;
  }
}

/** Returns the time of the next attempt; undefined after the last one. */
function laterAfterFailure({ attempts }: Due, retryAfter = 0): Fate {
  const wait = waits[attempts - 1];
  if (wait === undefined) return { kind: 'done' };
  // With jitter, so that a recovering service does not receive all retries at once.
  const seconds = Math.max(wait * (0.8 + Math.random() * 0.4), Math.min(retryAfter, longestPauseS));
  return { kind: 'later', at: machineNow() + seconds * 1000, isAttempt: true };
}

function toReader({ language, timeZone, hidesResults, about }: Due): PushReader {
  const [name = '', ...id] = about.split(' ');
  const kind = pushFollowKinds.find((candidate) => candidate === name);
  return { language, timeZone, hidesResults, about: kind && { kind, id: id.join(' ') } };
}

/** End of the reader's quiet hours; undefined outside them. */
function quietUntil({ timeZone, quietFrom, quietUntil: until }: Due, now: number): number | undefined {
  return quietFrom === null || until === null ? undefined : quietEnd(now, timeZone, { from: quietFrom, until });
}

async function takeDue(pool: pg.Pool): Promise<Due[]> {
  const { rows } = await pool.query<Due>(
    `with due as (
       select news_id, subscription_id from push.deliveries where next_at <= now()
       order by next_at limit $1 for update skip locked
     )
     update push.deliveries as delivery set attempts = attempts + 1, next_at = now() + make_interval(secs => $2)
     from due, push.news, push.subscriptions as device
     where delivery.news_id = due.news_id and delivery.subscription_id = due.subscription_id
       and news.id = due.news_id and device.id = due.subscription_id
     returning news.id as "newsId", device.id as "subscriptionId", type, topic, facts, expires_at as "expiresAt", about,
       attempts, transport, address, p256dh, auth, kid, language, time_zone as "timeZone",
       hides_results as "hidesResults", quiet_from as "quietFrom", quiet_until as "quietUntil"`,
    [batchSize, leaseSeconds],
  );
  return rows;
}

async function record(pool: pg.Pool, fates: ReadonlyMap<Due, Fate>): Promise<void> {
  const deliveriesWithFate = <Kind extends Fate['kind']>(kind: Kind): [Due, Extract<Fate, { kind: Kind }>][] =>
    [...fates].filter((pair): pair is [Due, Extract<Fate, { kind: Kind }>] => pair[1].kind === kind);
  const [done, later, gone] = [deliveriesWithFate('done'), deliveriesWithFate('later'), deliveriesWithFate('gone')];
  const sent = done.filter(([, fate]) => fate.wasSent);
  if (done.length > 0)
    await pool.query(
      `delete from push.deliveries using unnest($1::bigint[], $2::bigint[]) as done(news_id, subscription_id)
       where deliveries.news_id = done.news_id and deliveries.subscription_id = done.subscription_id`,
      [done.map(([{ newsId }]) => newsId), done.map(([{ subscriptionId }]) => subscriptionId)],
    );
  if (later.length > 0)
    await pool.query(
      `update push.deliveries set next_at = to_timestamp(at / 1000.0), attempts = attempts - case when is_attempt then 0 else 1 end
       from unnest($1::bigint[], $2::bigint[], $3::float8[], $4::bool[]) as later(news_id, subscription_id, at, is_attempt)
       where deliveries.news_id = later.news_id and deliveries.subscription_id = later.subscription_id`,
      [
        later.map(([{ newsId }]) => newsId),
        later.map(([{ subscriptionId }]) => subscriptionId),
        later.map(([, { at }]) => at),
        later.map(([, { isAttempt }]) => isAttempt),
      ],
    );
  if (gone.length > 0)
    await pool.query('delete from push.subscriptions where id = any($1::bigint[])', [
      gone.map(([{ subscriptionId }]) => subscriptionId),
    ]);
  if (sent.length > 0)
    await pool.query(
      `update push.subscriptions set seen_at = now() where id = any($1::bigint[]) and seen_at < now() - interval '1 day'`,
      [sent.map(([{ subscriptionId }]) => subscriptionId)],
    );
}
