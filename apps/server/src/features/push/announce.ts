import type pg from 'pg';
import type { News, PushSubject } from '../push-topics.ts';

/** Stores an announcement and queues it for every device that has it switched on. */
export async function announce(client: pg.ClientBase, partition: number, news: News): Promise<void> {
  const { type, topic, facts, expiresAt, to } = news;
  const { rows } = await client.query<{ id: number }>(
    `insert into push.news (partition, type, topic, facts, expires_at)
     values ($1, $2, $3, $4, to_timestamp($5 / 1000.0)) returning id`,
    [partition, type, topic, JSON.stringify(facts), expiresAt],
  );
  const { id } = rows[0]!;
  if (to === 'everyone')
    await client.query(
      `insert into push.deliveries (news_id, subscription_id, about, next_at)
       select $1::bigint, id, '', ${dueAt(news)} from push.subscriptions where $2 = any(types)`,
      [id, type],
    );
  else
    for (const isVeiled of [false, true])
      await queue(client, id, news, { isVeiled, subjects: isVeiled ? to.veiled : to.open });
  // Replaces notifications that were not sent yet: a device still waiting for a result receives the corrected one.
  await client.query(
    `delete from push.deliveries as old using push.news, push.deliveries as new
     where news.id = old.news_id and news.topic = $2 and news.partition = $3 and news.id < $1
       and new.news_id = $1 and new.subscription_id = old.subscription_id`,
    [id, topic, partition],
  );
}

/** Deliveries are sent in the order in which they are due. */
const dueAt = ({ comesFirst }: News): string => (comesFirst ? `now() - interval '1 day'` : 'now()');

async function queue(
  client: pg.ClientBase,
  id: number,
  news: News,
  { isVeiled, subjects }: { isVeiled: boolean; subjects: readonly PushSubject[] },
): Promise<void> {
  const { type, topic, lead, unlessWaiting } = news;
  await client.query(
    `insert into push.deliveries (news_id, subscription_id, about, next_at)
     select distinct on (subscription.id) $1::bigint, subscription.id, concerned.kind || ' ' || concerned.id,
       ${dueAt(news)}
     from unnest($2::text[], $3::text[]) with ordinality as concerned(kind, id, place)
     join push.follows as follow on follow.kind = concerned.kind and follow.id = concerned.id
     join push.subscriptions as subscription on subscription.id = follow.subscription_id
     where $4 = any(subscription.types) and not $4 = any(follow.off) and subscription.hides_results = $5
       and ($6::int is null or subscription.lead_minutes = $6)
       and not ($7 and exists (
         select from push.deliveries as waiting join push.news on news.id = waiting.news_id
         where waiting.subscription_id = subscription.id and news.topic = $8 and news.type = $4))
     order by subscription.id, place`,
    [
      id,
      subjects.map(({ kind }) => kind),
      subjects.map((subject) => subject.id),
      type,
      isVeiled,
      lead ?? null,
      unlessWaiting ?? false,
      topic,
    ],
  );
}

/** Deletes unsent notifications that are no longer true. */
export async function voidUnsent(
  client: pg.ClientBase,
  partition: number,
  { type, topic }: Pick<News, 'type' | 'topic'>,
): Promise<void> {
  await client.query(
    `delete from push.deliveries using push.news
     where news.id = news_id and news.partition = $1 and news.topic = $2 and news.type = $3`,
    [partition, topic, type],
  );
}
