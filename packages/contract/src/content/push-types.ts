import type { PushTypeRules } from '../push/push-type.ts';

export const pushTypes = {
  bulletin: { isOffAtFirst: true },
  notice: {},
} satisfies Record<string, PushTypeRules>;
