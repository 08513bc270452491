import type { ScheduleItemType } from '../model/vocabulary.ts';

/** Kinds of items that organizers add to the schedule. */
export const programItemKinds = [
  'opening-ceremony',
  'closing-ceremony',
  'ceremony',
  'technical-meeting',
  'training',
  'weigh-in',
  'meal',
  'transport',
  'other',
] as const;
export type ProgramItemKind = (typeof programItemKinds)[number];

/** Audiences of an item. Only items for everyone are public. */
export const programAudiences = ['everyone', 'delegations', 'officials'] as const;
export type ProgramAudience = (typeof programAudiences)[number];

interface ScheduleKind {
  type: ScheduleItemType;
  tags: readonly string[];
}

/** Type and tags of the schedule by which a Games folder and the public pages know an item of this kind. */
export function programItemType(kind: ProgramItemKind): ScheduleKind {
  switch (kind) {
    case 'opening-ceremony':
    case 'closing-ceremony':
    case 'technical-meeting':
    case 'training':
      return { type: kind, tags: [] };
    case 'weigh-in':
      return { type: 'weighting', tags: [] };
    default:
      return { type: 'others', tags: kind === 'other' ? [] : [kind] };
  }
}
