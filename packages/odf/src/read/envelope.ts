import type { Envelope, FeedFlag } from '../messages.ts';
import type { LimitedParser } from '../xml/limited-parser.ts';

const rootName = 'OdfBody';

/** The feed's attributes of OdfBody. */
export const envelopeAttributes: ReadonlySet<string> = new Set([
  'CompetitionCode',
  'DocumentCode',
  'DocumentSubcode',
  'DocumentType',
  'DocumentSubtype',
  'Version',
  'ResultStatus',
  'Language',
  'FeedFlag',
  'Date',
  'Time',
  'LogicalDate',
  'Source',
]);

type Attributes = Readonly<Record<string, string>>;
type Fail = Pick<LimitedParser, 'fail'>;

/** Checks the root and what every message must say; throws at the parser's place. */
export function envelopeOf(name: string, attributes: Attributes, parser: Fail): Envelope {
  if (name !== rootName) parser.fail('wrong-root', `root element ${name.slice(0, 80)}; expected ${rootName}`);
  return {
    competitionCode: required(attributes, 'CompetitionCode', parser),
    documentCode: required(attributes, 'DocumentCode', parser),
    documentSubcode: given(attributes, 'DocumentSubcode'),
    documentType: required(attributes, 'DocumentType', parser),
    documentSubtype: given(attributes, 'DocumentSubtype'),
    version: versionOf(attributes, parser),
    resultStatus: given(attributes, 'ResultStatus'),
    language: given(attributes, 'Language'),
    feedFlag: feedFlagOf(attributes, parser),
    date: dateOf(required(attributes, 'Date', parser), 'Date', parser),
    time: timeOf(attributes, parser),
    logicalDate: logicalDateOf(attributes, parser),
    source: given(attributes, 'Source'),
  };
}

const expectations = {
  CompetitionCode: 'the code of the Games',
  DocumentCode: 'the code the message is about',
  DocumentType: 'DT_ and the type of the message',
  Version: 'a whole number from 0',
  FeedFlag: 'P or T',
  Date: 'YYYY-MM-DD',
  LogicalDate: 'YYYY-MM-DD',
  Time: 'hhmmssfff or hh:mm:ss.fff',
} as const;

type CheckedAttribute = keyof typeof expectations;

function given(attributes: Attributes, name: string): string | undefined {
  const value = attributes[name];
  return value === '' ? undefined : value;
}

function required(attributes: Attributes, name: CheckedAttribute, parser: Fail): string {
  return (
    given(attributes, name) ??
    parser.fail('missing-attribute', `attribute ${name} is missing; expected ${expectations[name]}`)
  );
}

function refuse(name: CheckedAttribute, value: string, parser: Fail): never {
  const shown = JSON.stringify(value.slice(0, 40));
  return parser.fail('bad-attribute', `attribute ${name} is ${shown}; expected ${expectations[name]}`);
}

function versionOf(attributes: Attributes, parser: Fail): number {
  const text = required(attributes, 'Version', parser);
  const version = Number(text);
  return /^\d+$/.test(text) && Number.isSafeInteger(version) ? version : refuse('Version', text, parser);
}

function feedFlagOf(attributes: Attributes, parser: Fail): FeedFlag {
  const flag = required(attributes, 'FeedFlag', parser);
  return flag === 'P' || flag === 'T' ? flag : refuse('FeedFlag', flag, parser);
}

function logicalDateOf(attributes: Attributes, parser: Fail): string | undefined {
  const text = given(attributes, 'LogicalDate');
  return text === undefined ? undefined : dateOf(text, 'LogicalDate', parser);
}

function dateOf(text: string, name: 'Date' | 'LogicalDate', parser: Fail): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? refuse(name, text, parser);
  return Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month)) ? text : refuse(name, text, parser);
}

function daysIn(year: number, month: number): number {
  if (month < 1 || month > 12) return 0;
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function timeOf(attributes: Attributes, parser: Fail): string {
  const text = required(attributes, 'Time', parser);
  const parts =
    /^([01]\d|2[0-3])([0-5]\d)([0-5]\d)(\d{3})$/.exec(text) ??
    /^([01]\d|2[0-3]):([0-5]\d):([0-5]\d)\.(\d{3})$/.exec(text);
  return parts === null ? refuse('Time', text, parser) : parts.slice(1).join('');
}
