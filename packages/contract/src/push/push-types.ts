import type { PushTypeRules } from './push-type.ts';

export const pushTypes = {
  start: { isFollowed: true, isOffForGroups: true },
  result: { isFollowed: true, isOffForGroups: true },
  medal: { isFollowed: true },
  schedule: { isFollowed: true, isOffForGroups: true },
} satisfies Record<string, PushTypeRules>;
