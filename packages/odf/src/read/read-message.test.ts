import { describe, expect, test } from 'vitest';
import type { ResultElement } from '../messages.ts';
import { messageBody, exampleBytes } from '../testing/example-files.ts';
import { messageBytes, messageText } from '../testing/message-text.ts';
import { readMessage } from './read-message.ts';

const example = (name: string) => readMessage(exampleBytes(name));

describe('a message', () => {
  test('contains editions and notes', () => {
    const { editions, notes } = example('sequences/04-correction-of-official/11-medals-v2.xml');
    expect(editions).toEqual({ gen: 'YG-2026-GEN-1.0', codes: 'YG-2026-CC-1.0' });
    expect(notes).toEqual([
      { text: 'Lane 3 reinstated after a decision of the jury of appeal. Ranks 3 and 4 and the bronze medal changed.' },
    ]);
  });

  test('without Competition is a retraction with an empty body of its kind', () => {
    const message = example('sequences/03-retraction/02-result-v5-no-competition.xml');
    expect(message.isRetraction).toBe(true);
    expect(message.body).toEqual({ kind: 'result', info: { infos: [] }, officials: [], results: [] });
    expect(message.editions).toEqual({});
  });

  test('with an empty Competition is an empty list, not a retraction', () => {
    const message = example('sequences/03-retraction/07-pbp-master-v2-cleared.xml');
    expect(message.isRetraction).toBe(false);
    expect(messageBody(message, 'actions').actions).toEqual([]);
    expect(readMessage(messageBytes('DT_SCHEDULE', '')).body).toEqual({
      kind: 'schedule',
      isUpdate: false,
      sessions: [],
      units: [],
    });
  });

  test('of an unknown type is read as unknown', () => {
    const message = example('sequences/08-unknown-references/05-unknown-document-type.xml');
    expect(message.body).toEqual({ kind: 'unknown' });
    expect([...message.unknown]).toEqual([['Competition/Whatever', 1]]);
  });

  test('of transport control has no body', () => {
    for (const type of ['DT_GLOBAL_GM', 'DT_GLOBAL_GN', 'DT_LOCAL_ON', 'DT_LOCAL_OFF', 'DT_KA', 'DT_PING']) {
      expect(readMessage(messageBytes(type, '')).body).toEqual({ kind: 'control' });
    }
  });
});

describe('unknown content', () => {
  test('is counted by path, and an unknown attribute of a known element is kept', () => {
    const message = example('sequences/08-unknown-references/02-result-v2-unknown-irm-attribute-element.xml');
    expect(message.unknown).toEqual(
      new Map([
        ['Result@FutureAttribute', 1],
        ['Competition/FutureElement', 1],
      ]),
    );
    expect(messageBody(message, 'result').results[0]).toMatchObject({
      irm: 'ZZX',
      attributes: { FutureAttribute: '1' },
    });
  });

  test('is counted at each occurrence', () => {
    const message = readMessage(
      messageBytes('DT_RESULT', '<Odd/><Odd><Inner/></Odd><Result Odd="1" Pty="2" Not=""/>', '<Odd/>'),
    );
    expect(message.unknown).toEqual(
      new Map([
        ['OdfBody/Odd', 1],
        ['Competition/Odd', 2],
        ['Result@Odd', 1],
      ]),
    );
    expect(messageBody(message, 'result').results[0]!.attributes).toEqual({ Odd: '1', Pty: '2' });
  });

  test('may have the name of a built-in property', () => {
    const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
    const attributes = names.map((name) => `${name}="x"`).join(' ');
    const elements = names.map((name) => `<${name}/>`).join('');
    const message = readMessage(messageBytes('DT_RESULT', `<Result ${attributes}/>${elements}`));
    const resultAttributes = messageBody(message, 'result').results[0]!.attributes!;
    expect(Object.getPrototypeOf(resultAttributes)).toBeNull();
    expect(Object.keys(resultAttributes)).toEqual(names);
    expect(message.unknown.get('Competition/__proto__')).toBe(1);
    expect(readMessage(messageBytes('constructor', '')).body.kind).toBe('unknown');
  });
});

describe('real feeds are irregular, and still readable', () => {
  const plain = example('messages/result-swm-final.xml');

  test.each([
    '11-tolerance/01-version-0-time-with-colons-no-gen-codes',
    '11-tolerance/02-empty-attributes-rankequal-n-gender-w',
    '11-tolerance/03-bom-and-crlf',
    '11-tolerance/04-attributes-reversed',
  ])('%s', (name) => {
    const message = example(`sequences/${name}.xml`);
    const marks = (lines: ResultElement[]) =>
      lines.map(({ rank, result, irm, isRankEqual }) => ({ rank, result, irm, isRankEqual }));
    expect(marks(messageBody(message, 'result').results)).toEqual(marks(messageBody(plain, 'result').results));
    expect(message.unknown).toEqual(new Map());
  });

  test('such as markup in a description, which stays text, HideStartDate N, and empty Medal and Order', () => {
    const [unit] = messageBody(example('sequences/11-tolerance/05-html-in-description.xml'), 'schedule').units;
    expect(unit!.hideStartDate).toBe(false);
    expect([unit!.medal, unit!.order]).toEqual([undefined, undefined]);
    expect(unit!.descriptions).toEqual([
      { language: 'ENG', text: '<p>Bring <b>flags</b></p><script>alert(1)</script>' },
    ]);
  });

  test('such as indentation, which is not text, and CDATA, which is', () => {
    const text = messageText('DT_RESULT', '', '\n  <Note Language="ENG"><![CDATA[a < b]]> &amp; c</Note>\n');
    expect(readMessage(new TextEncoder().encode(text)).notes).toEqual([{ language: 'ENG', text: 'a < b & c' }]);
  });

  test('and personal data that is never needed is dropped and not counted', () => {
    const inside =
      '<Participant Code="1" PassportGivenName="A" PassportFamilyName="B" PlaceofBirth="C" CountryofBirth="D" PlaceofResidence="E" CountryofResidence="F" OlympicSolidarity="N"/>';
    const message = readMessage(messageBytes('DT_PARTIC', inside));
    expect(messageBody(message, 'participants').participants).toEqual([
      { code: '1', attributes: { OlympicSolidarity: 'N' }, disciplines: [] },
    ]);
    expect(message.unknown.size).toBe(0);
    expect(JSON.stringify(message)).not.toContain('Passport');
  });
});
