/** Verifies the example at the end of each README: the feed's XML, and the text that a reader of English sees. */
import { readFileSync } from 'node:fs';
import type { Detail } from '@podium/games';
import { describe, expect, it } from 'vitest';
import { disciplineFor, disciplines } from './discipline-for.ts';
import { disciplinePhrase } from './discipline-phrase.ts';
import { selectFigures } from './figures.ts';
import { actionPhrase, actionType } from './read-actions.ts';
import { findPeriodName } from './read-periods.ts';
import { shownLineFacts, shownUnitFacts } from './shown-facts.ts';

type Attributes = Readonly<Record<string, string>>;
interface SentElement {
  name: string;
  attributes: Attributes;
  below: SentElement[];
}

/** A minimal XML parser for the examples: elements in order, with their children. */
function parseElements(xml: string): SentElement[] {
  const all: SentElement = { name: '', attributes: {}, below: [] };
  const open = [all];
  for (const [, end, name = '', attributes = '', isEmpty] of xml.matchAll(
    /<(\/?)(\w+)((?:\s+\w+="[^"]*")*)\s*(\/?)>/gu,
  )) {
    if (end) {
      open.pop();
      continue;
    }
    const attributeEntries = [...attributes.matchAll(/(\w+)="([^"]*)"/gu)].map(([, key, value]) => [key, value]);
    const element = { name, attributes: Object.fromEntries(attributeEntries) as Attributes, below: [] };
    open.at(-1)!.below.push(element);
    if (!isEmpty) open.push(element);
  }
  return all.below;
}

function toDetail({ attributes, below }: SentElement): Detail {
  const { Type: type, Code: code = '', Pos: pos, Value: value, ...others } = attributes;
  return { type, code, pos, value, attributes: others, extensions: below.map(toDetail) };
}

const phraseText = (code: string, phrase: string, number = ''): string =>
  disciplinePhrase({ code, language: 'en', phrase }).replace(/\{number(?:, number)?\}/u, number);

/** Lines of a result, facts of the contest, statistics, periods and actions, in this order. */
function shownLines(code: string, elements: readonly SentElement[]): string[] {
  const discipline = disciplineFor(code);
  const filterByName = (name: string): SentElement[] => elements.filter((message) => message.name === name);
  const resultType = filterByName('Result')[0]?.attributes['ResultType'];
  const unit = filterByName('ExtendedInfo').map(toDetail);
  const statistics = filterByName('StatsItem').map(toDetail);
  return [
    ...shownLineFacts(filterByName('ExtendedResult').map(toDetail), { code, resultType, unit }),
    ...shownUnitFacts(code, unit),
    ...selectFigures(discipline, discipline.statistics, { details: statistics }).map(
      ({ phrase, number, value, of: attempts }) =>
        `statistic: ${phraseText(code, phrase ?? '', number)} ${attempts ? `${value}/${attempts}` : value}`,
    ),
    ...filterByName('Period').map(({ attributes }) => {
      const { phrase, number } = findPeriodName(discipline, attributes['Code'] ?? '')!;
      return `part: ${phraseText(code, phrase, number)}`;
    }),
    ...filterByName('Action').map(({ attributes: { Action: action, Result: result, ScoreH: score } }) => {
      const type = actionType(discipline, { action, result, changesScore: score !== undefined });
      const phrase = actionPhrase(discipline, { action, result });
      // An action without its own phrase is shown by its type: a goal.
      return phrase ? `${type}: ${phraseText(code, phrase)}` : type;
    }),
  ];
}

describe.each(disciplines.map(({ key, code }) => ({ key, code })))('$key', ({ key, code }) => {
  it('shows the example of its README as described there', () => {
    const readme = readFileSync(new URL(`${key}/README.md`, import.meta.url), 'utf8');
    const [, xml = '', text = ''] = /```xml\n([^`]+)```\n\n```text\n([^`]+)```\n$/u.exec(readme) ?? [];
    expect(text, 'two blocks at its end, xml and text').not.toBe('');
    expect(shownLines(code, parseElements(xml))).toEqual(text.trim().split('\n'));
  });
});
