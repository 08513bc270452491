import type { OdfBodyKind } from '../messages.ts';
import type { BodyReader } from './body-reader.ts';
import { readActions } from '../kinds/actions/read.ts';
import { readControl, readUnknown } from './bodiless.ts';
import { readBrackets } from '../kinds/brackets/read.ts';
import { readCodes } from '../kinds/codes/read.ts';
import { readCommunication } from '../kinds/communication/read.ts';
import { readConfig } from '../kinds/config/read.ts';
import { readCurrent } from '../kinds/current/read.ts';
import { readEntries } from '../kinds/entries/read.ts';
import { readMedallists } from '../kinds/medallists/read.ts';
import { readMedallistsSummary } from '../kinds/medallists-summary/read.ts';
import { readMedals } from '../kinds/medals/read.ts';
import { readNames } from '../kinds/names/read.ts';
import { readParticipants } from '../kinds/participants/read.ts';
import { readPdf } from '../kinds/pdf/read.ts';
import { readRecords } from '../kinds/records/read.ts';
import { resultListReader } from './result-list.ts';
import { readSchedule } from '../kinds/schedule/read.ts';
import { readStatistics } from '../kinds/statistics/read.ts';
import { readTeams } from '../kinds/teams/read.ts';
import { readWeather } from '../kinds/weather/read.ts';

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
