import type { OdfBodyKind } from '../messages.ts';
import type { BodyReader } from './body-reader.ts';
import { readActions } from './messages/actions.ts';
import { readControl, readUnknown } from './messages/bodiless.ts';
import { readBrackets } from './messages/brackets.ts';
import { readCodes } from './messages/codes.ts';
import { readCommunication } from './messages/communication.ts';
import { readConfig } from './messages/config.ts';
import { readCurrent } from './messages/current.ts';
import { readEntries } from './messages/entries.ts';
import { readMedallists } from './messages/medallists.ts';
import { readMedallistsSummary } from './messages/medallists-summary.ts';
import { readMedals } from './messages/medals.ts';
import { readNames } from './messages/names.ts';
import { readParticipants } from './messages/participants.ts';
import { readPdf } from './messages/pdf.ts';
import { readRecords } from './messages/records.ts';
import { resultListReader } from './messages/result-list.ts';
import { readSchedule } from './messages/schedule.ts';
import { readStatistics } from './messages/statistics.ts';
import { readTeams } from './messages/teams.ts';
import { readWeather } from './messages/weather.ts';

export const bodyReaders: { readonly [Kind in OdfBodyKind]: BodyReader<Kind> } = {
  codes: readCodes,
  participants: readParticipants,
  teams: readTeams,
  names: readNames,
  entries: readEntries,
  schedule: readSchedule,
  result: resultListReader('result'),
  'phase-result': resultListReader('phase-result'),
  'cumulative-result': resultListReader('cumulative-result'),
  'pool-standing': resultListReader('pool-standing'),
  ranking: resultListReader('ranking'),
  brackets: readBrackets,
  actions: readActions,
  current: readCurrent,
  statistics: readStatistics,
  medallists: readMedallists,
  'medallists-summary': readMedallistsSummary,
  medals: readMedals,
  records: readRecords,
  config: readConfig,
  communication: readCommunication,
  pdf: readPdf,
  weather: readWeather,
  control: readControl,
  unknown: readUnknown,
};
