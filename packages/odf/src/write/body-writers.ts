import type { OdfBodyKind } from '../messages.ts';
import type { BodyWriter } from './body-writer.ts';
import { writeActions } from './messages/actions.ts';
import { writeBrackets } from './messages/brackets.ts';
import { writeCodes } from './messages/codes.ts';
import { writeCommunication } from './messages/communication.ts';
import { writeConfig } from './messages/config.ts';
import { writeCurrent } from './messages/current.ts';
import { writeEntries } from './messages/entries.ts';
import { writeMedallists } from './messages/medallists.ts';
import { writeMedallistsSummary } from './messages/medallists-summary.ts';
import { writeMedals } from './messages/medals.ts';
import { writeNames } from './messages/names.ts';
import { writeParticipants } from './messages/participants.ts';
import { writePdf } from './messages/pdf.ts';
import { writeRecords } from './messages/records.ts';
import { writeResultList } from './messages/result-list.ts';
import { writeSchedule } from './messages/schedule.ts';
import { writeStatistics } from './messages/statistics.ts';
import { writeTeams } from './messages/teams.ts';
import { writeWeather } from './messages/weather.ts';

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
