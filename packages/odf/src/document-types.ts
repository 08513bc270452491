import type { OdfBodyKind } from './messages.ts';

export interface DocumentTypeInfo {
  kind: OdfBodyKind;
  /** The message patches single entities; every other message is a complete snapshot of its key. */
  isUpdate: boolean;
}

const snapshot = (kind: OdfBodyKind): DocumentTypeInfo => ({ kind, isUpdate: false });
const update = (kind: OdfBodyKind): DocumentTypeInfo => ({ kind, isUpdate: true });

/** The kind of each document type. Other document types are of kind `unknown`. */
export const documentTypes: ReadonlyMap<string, DocumentTypeInfo> = new Map([
  ['DT_CODES', snapshot('codes')],
  ['DT_PARTIC', snapshot('participants')],
  ['DT_PARTIC_UPDATE', update('participants')],
  ['DT_PARTIC_TEAMS', snapshot('teams')],
  ['DT_PARTIC_TEAMS_UPDATE', update('teams')],
  ['DT_PARTIC_NAME', snapshot('names')],
  ['DT_ENTRIES', snapshot('entries')],
  ['DT_SCHEDULE', snapshot('schedule')],
  ['DT_SCHEDULE_UPDATE', update('schedule')],
  ['DT_RESULT', snapshot('result')],
  ['DT_PHASE_RESULT', snapshot('phase-result')],
  ['DT_CUMULATIVE_RESULT', snapshot('cumulative-result')],
  ['DT_POOL_STANDING', snapshot('pool-standing')],
  ['DT_RANKING', snapshot('ranking')],
  ['DT_BRACKETS', snapshot('brackets')],
  ['DT_PLAY_BY_PLAY', snapshot('actions')],
  ['DT_CURRENT', snapshot('current')],
  ['DT_STATS', snapshot('statistics')],
  ['DT_MEDALLISTS', snapshot('medallists')],
  ['DT_MEDALLISTS_DISCIPLINE', snapshot('medallists-summary')],
  ['DT_MEDALLISTS_DAY', snapshot('medallists-summary')],
  ['DT_MEDALS', snapshot('medals')],
  ['DT_RECORD', snapshot('records')],
  ['DT_CONFIG', snapshot('config')],
  ['DT_COMMUNICATION', snapshot('communication')],
  ['DT_PDF', snapshot('pdf')],
  ['DT_WEATHER', snapshot('weather')],
  ['DT_GLOBAL_GM', snapshot('control')],
  ['DT_GLOBAL_GN', snapshot('control')],
  ['DT_LOCAL_ON', snapshot('control')],
  ['DT_LOCAL_OFF', snapshot('control')],
  ['DT_KA', snapshot('control')],
  ['DT_PING', snapshot('control')],
]);

export const unknownDocumentType: DocumentTypeInfo = snapshot('unknown');
