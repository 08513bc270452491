import type pg from 'pg';
import { liveKeys } from '@podium/contract/live-keys';
import type { OutboxMessage } from '../../feed/outbox.ts';
import type { FeatureKit } from '../kit.ts';
import type { PushTopic, TopicContext, TopicDecision } from '../push-topics.ts';
import { announce, voidUnsent } from './announce.ts';
import { hasAnnounced, readAnnounced, storeAnnounced } from './announced.ts';
import { allTopics } from './topics.ts';

type Kit = Pick<FeatureKit, 'program' | 'clock' | 'read' | 'all'>;

/**
 * Lets all topics compare changes with what was announced to devices, and announces the difference. Runs in the
 * transaction that advances the follower's position, so that each difference is announced exactly once.
 */
export async function followChanges(
  changes: readonly OutboxMessage[],
  client: pg.ClientBase,
  kit: Kit & Pick<FeatureKit, 'programAt'>,
): Promise<void> {
  await kit.programAt(changes.at(-1)!.seq);
  const { partition, switches } = kit.program();
  const ownChanges = changes.filter((change) => change.partition === partition);
  if (ownChanges.length === 0) return;
  const keys = ownChanges.flatMap((change) => change.keys);
  // If nothing was announced yet, the current state becomes the baseline. Nothing of a rehearsal is announced.
  const isBaseline =
    keys.includes(liveKeys.games) || switches.rehearsal !== undefined || !(await hasAnnounced(client, partition));
  for (const topic of allTopics(kit)) {
    const context = topicContext(topic, client, kit);
    const decisions = await topic.follow?.({ keys, isBaseline }, context);
    if (decisions) await carryOut(topic, decisions, context);
  }
}

/** Announces what is due at this time. */
export async function announceDue(client: pg.ClientBase, kit: Kit): Promise<void> {
  for (const topic of allTopics(kit)) {
    const context = topicContext(topic, client, kit);
    const decisions = await topic.due?.(context);
    if (decisions) await carryOut(topic, decisions, context);
  }
}

function topicContext({ name }: PushTopic, client: pg.ClientBase, { program, clock, read }: Kit): TopicContext {
  const current = program();
  return {
    client,
    program: current,
    clock,
    read,
    announced: async (ids) => readAnnounced(client, current.partition, name, ids),
  };
}

async function carryOut(
  { name }: PushTopic,
  decisions: readonly TopicDecision[],
  { client, program: { partition } }: TopicContext,
): Promise<void> {
  for (const { voids, news = [] } of decisions) {
    if (voids) await voidUnsent(client, partition, voids);
    for (const one of news) await announce(client, partition, one);
  }
  const states = decisions.flatMap(({ id, state }): [string, object][] => (state ? [[id, state]] : []));
  await storeAnnounced(client, partition, name, new Map(states));
}
