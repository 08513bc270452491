import type { KindName } from '@podium/content';
import { featureKey } from '@podium/contract/live-keys';

/** Live key of all items of a kind, or of one. */
export const contentKey = (kind: KindName, ...id: string[]): string => featureKey('content', kind, ...id);
