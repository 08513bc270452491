import { isUsableCode } from '@podium/games';
import type { Envelope, FeedFlag } from '../elements/basics.ts';
import type { LimitedParser } from '../xml/limited-parser.ts';
import { dayPattern, isDay } from './instants.ts';

const rootName = 'OdfBody';

/** Attributes of OdfBody. */
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

/** Checks the root element and its required attributes; errors carry the parser's position. */
export function parseEnvelope(name: string, attributes: Attributes, parser: Fail): Envelope {
  if (name !== rootName) parser.fail('wrong-root', `root element ${name.slice(0, 80)}; expected ${rootName}`);
  return {
    competitionCode: requiredCode(attributes, 'CompetitionCode', parser),
    documentCode: requiredCode(attributes, 'DocumentCode', parser),
    documentSubcode: givenCode(attributes, 'DocumentSubcode', parser),
    documentType: requiredCode(attributes, 'DocumentType', parser),
    documentSubtype: givenCode(attributes, 'DocumentSubtype', parser),
    version: readVersion(attributes, parser),
    resultStatus: givenCode(attributes, 'ResultStatus', parser),
    language: givenCode(attributes, 'Language', parser),
    feedFlag: readFeedFlag(attributes, parser),
    date: readDate(requiredAttribute(attributes, 'Date', parser), 'Date', parser),
    time: readTime(attributes, parser),
    logicalDate: readLogicalDate(attributes, parser),
    source: readAttribute(attributes, 'Source'),
  };
}

/** The version column is a four-byte integer. */
const highestVersion = 2_147_483_647;

const code = 'at most 64 printable characters without blanks';
const expectations = {
  CompetitionCode: `the code of the Games, ${code}`,
  DocumentCode: `the code the message is about, ${code}`,
  DocumentSubcode: code,
  DocumentType: 'DT_ and the type of the message',
  DocumentSubtype: code,
  ResultStatus: code,
  Language: code,
  Version: `a whole number from 0 to ${highestVersion}`,
  FeedFlag: 'P or T',
  Date: dayPattern,
  LogicalDate: dayPattern,
  Time: 'hhmmssfff or hh:mm:ss.fff',
} as const;

type CheckedAttribute = keyof typeof expectations;

function readAttribute(attributes: Attributes, name: string): string | undefined {
  const value = attributes[name];
  return value === '' ? undefined : value;
}

function requiredAttribute(attributes: Attributes, name: CheckedAttribute, parser: Fail): string {
  return (
    readAttribute(attributes, name) ??
    parser.fail('missing-attribute', `attribute ${name} is missing; expected ${expectations[name]}`)
  );
}

function requiredCode(attributes: Attributes, name: CheckedAttribute, parser: Fail): string {
  requiredAttribute(attributes, name, parser);
  return givenCode(attributes, name, parser)!;
}

function givenCode(attributes: Attributes, name: CheckedAttribute, parser: Fail): string | undefined {
  const value = readAttribute(attributes, name);
  return value === undefined || isUsableCode(value) ? value : refuse(name, value, parser);
}

function refuse(name: CheckedAttribute, value: string, parser: Fail): never {
  const excerpt = JSON.stringify(value.slice(0, 40));
  return parser.fail('bad-attribute', `attribute ${name} is ${excerpt}; expected ${expectations[name]}`);
}

function readVersion(attributes: Attributes, parser: Fail): number {
  const text = requiredAttribute(attributes, 'Version', parser);
  const version = Number(text);
  return /^\d+$/.test(text) && version <= highestVersion ? version : refuse('Version', text, parser);
}

function readFeedFlag(attributes: Attributes, parser: Fail): FeedFlag {
  const flag = requiredAttribute(attributes, 'FeedFlag', parser);
  return flag === 'P' || flag === 'T' ? flag : refuse('FeedFlag', flag, parser);
}

function readLogicalDate(attributes: Attributes, parser: Fail): string | undefined {
  const text = readAttribute(attributes, 'LogicalDate');
  return text === undefined ? undefined : readDate(text, 'LogicalDate', parser);
}

function readDate(text: string, name: 'Date' | 'LogicalDate', parser: Fail): string {
  return isDay(text) ? text : refuse(name, text, parser);
}

function readTime(attributes: Attributes, parser: Fail): string {
  const text = requiredAttribute(attributes, 'Time', parser);
  const parts =
    /^([01]\d|2[0-3])([0-5]\d)([0-5]\d)(\d{3})$/.exec(text) ??
    /^([01]\d|2[0-3]):([0-5]\d):([0-5]\d)\.(\d{3})$/.exec(text);
  return parts === null ? refuse('Time', text, parser) : parts.slice(1).join('');
}
