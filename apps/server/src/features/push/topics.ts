import type { FeatureKit } from '../kit.ts';
import { pushTopics } from '../push-topics.ts';
import type { PushTopic } from '../push-topics.ts';

/** A stored announcement. */
export interface StoredNews {
  type: string;
  topic: string;
  facts: object;
}

/** The topics of all features. */
export const allTopics = ({ all }: Pick<FeatureKit, 'all'>): readonly PushTopic[] => all(pushTopics).flat();

/**
 * The topic that announces a type, with the rules of the type.
 *
 * @returns undefined if no feature announces it any more
 */
export function findTopic(
  topics: readonly PushTopic[],
  type: string,
): { topic: PushTopic; rules: NonNullable<PushTopic['types']['test']> } | undefined {
  for (const topic of topics) {
    const rules = Object.entries(topic.types).find(([name]) => name === type)?.[1];
    if (rules) return { topic, rules };
  }
  return undefined;
}
