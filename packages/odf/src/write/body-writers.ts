import type { OdfBodyKind } from '../messages.ts';
import type { BodyWriter } from './body-writer.ts';
import { writeActions } from '../kinds/actions/write.ts';
import { writeBrackets } from '../kinds/brackets/write.ts';
import { writeCodes } from '../kinds/codes/write.ts';
import { writeCommunication } from '../kinds/communication/write.ts';
import { writeConfig } from '../kinds/config/write.ts';
import { writeCurrent } from '../kinds/current/write.ts';
import { writeEntries } from '../kinds/entries/write.ts';
import { writeMedallists } from '../kinds/medallists/write.ts';
import { writeMedallistsSummary } from '../kinds/medallists-summary/write.ts';
import { writeMedals } from '../kinds/medals/write.ts';
import { writeNames } from '../kinds/names/write.ts';
import { writeParticipants } from '../kinds/participants/write.ts';
import { writePdf } from '../kinds/pdf/write.ts';
import { writeRecords } from '../kinds/records/write.ts';
import { writeResultList } from './result-list.ts';
import { writeSchedule } from '../kinds/schedule/write.ts';
import { writeStatistics } from '../kinds/statistics/write.ts';
import { writeTeams } from '../kinds/teams/write.ts';
import { writeWeather } from '../kinds/weather/write.ts';

/** These kinds have no content outside the envelope. */
const writeNothing = () => [];

export const bodyWriters: { readonly [Kind in OdfBodyKind]: BodyWriter<Kind> } = {
  codes: writeCodes,
  participants: writeParticipants,
  teams: writeTeams,
  names: writeNames,
  entries: writeEntries,
  schedule: writeSchedule,
  result: writeResultList,
  'phase-result': writeResultList,
  'cumulative-result': writeResultList,
  'pool-standing': writeResultList,
  ranking: writeResultList,
  brackets: writeBrackets,
  actions: writeActions,
  current: writeCurrent,
  statistics: writeStatistics,
  medallists: writeMedallists,
  'medallists-summary': writeMedallistsSummary,
  medals: writeMedals,
  records: writeRecords,
  config: writeConfig,
  communication: writeCommunication,
  pdf: writePdf,
  weather: writeWeather,
  control: writeNothing,
  unknown: writeNothing,
};
