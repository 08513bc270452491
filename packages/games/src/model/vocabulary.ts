/** Status on the field of play. Only people and folders send `PROGRAMED_PAUSE`; the feed sends SCHEDULED_BREAK. */
export const scheduleStatuses = [
  'UNSCHEDULED',
  'SCHEDULED',
  'GETTING_READY',
  'RUNNING',
  'SCHEDULED_BREAK',
  'PROGRAMED_PAUSE',
  'INTERRUPTED',
  'DELAYED',
  'POSTPONED',
  'RESCHEDULED',
  'CANCELLED',
  'FINISHED',
] as const;
export type ScheduleStatus = (typeof scheduleStatuses)[number];

/** Status of a result, from least to most reliable. An OFFICIAL result may still change. */
export const resultStatuses = [
  'START_LIST',
  'LIVE',
  'INTERMEDIATE',
  'UNCONFIRMED',
  'UNOFFICIAL',
  'OFFICIAL',
  'PARTIAL',
  'PROTESTED',
  'PROVISIONAL',
] as const;
export type ResultStatus = (typeof resultStatuses)[number];

/** The 16 displayed statuses (D01), which are always derived and never stored. */
export const displayStatuses = [
  'UNSCHEDULED',
  'SCHEDULED',
  'RESCHEDULED',
  'POSTPONED',
  'DELAYED',
  'START_LIST',
  'GETTING_READY',
  'RUNNING',
  'SCHEDULED_BREAK',
  'PROGRAMED_PAUSE',
  'INTERRUPTED',
  'FINISHED',
  'UNOFFICIAL',
  'PROTESTED',
  'OFFICIAL',
  'CANCELLED',
] as const;
export type DisplayStatus = (typeof displayStatuses)[number];

/** Gender of an event, team or unit: men, women, mixed, open. A person's is M, W or unknown. */
export const genders = ['M', 'W', 'X', 'O'] as const;
export type Gender = (typeof genders)[number];
export type PersonGender = 'M' | 'W';

export const divisions = ['1', '2', '3'] as const;
export type Division = (typeof divisions)[number];

export const scheduleItemTypes = [
  'competition',
  'medal',
  'weighting',
  'broadcast',
  'default',
  'competition-medal',
  'training',
  'technical-meeting',
  'opening-ceremony',
  'closing-ceremony',
  'others',
] as const;
export type ScheduleItemType = (typeof scheduleItemTypes)[number];

export const eventKinds = ['individual', 'couple', 'team'] as const;
export type EventKind = (typeof eventKinds)[number];

export const phaseKinds = ['heats', 'qualification', 'pool', 'knockout', 'repechage', 'final', 'other'] as const;
export type PhaseKind = (typeof phaseKinds)[number];

/** Replaces the flag code of an organisation without a flag. */
export const noFlag = 'none';

export const unitMedals = ['none', 'gold', 'bronze'] as const;
export type UnitMedal = (typeof unitMedals)[number];

export const medals = ['gold', 'silver', 'bronze'] as const;
export type Medal = (typeof medals)[number];

/** The level that a line of results belongs to. */
export const resultLevels = ['unit', 'phase', 'pool', 'event'] as const;
export type ResultLevel = (typeof resultLevels)[number];

/** Amount of public data about a person. */
export const publicationLevels = ['full', 'basic', 'number'] as const;
export type PublicationLevel = (typeof publicationLevels)[number];

export const participantRoles = ['athlete', 'coach', 'official', 'staff'] as const;
export type ParticipantRole = (typeof participantRoles)[number];

export const actionTypes = [
  'goal',
  'assist',
  'foul',
  'yellow-card',
  'red-card',
  'substitution',
  'match-start',
  'match-end',
  'shot-made',
  'shot-missed',
  'point',
  'warning',
  'others',
] as const;
export type ActionType = (typeof actionTypes)[number];
