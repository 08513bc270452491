import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OdfMessage } from '../messages.ts';
import { readMessage } from '../read/read-message.ts';
import { messageBody, exampleBody, exampleBytes } from '../testing/example-files.ts';
import { generatedMessages } from '../testing/generated-messages.ts';
import { messageBytes, utf8 } from '../testing/message-text.ts';
import { writeMessage } from './write-message.ts';

const example = (name: string) => readMessage(exampleBytes(name));
const withNote = (text: string): OdfMessage => ({ ...example('messages/current-hbl.xml'), notes: [{ text }] });

describe('a written message', () => {
  test('is plain, indented XML', () => {
    expect(writeMessage(example('messages/current-hbl.xml'))).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<OdfBody CompetitionCode="YG2026" DocumentCode="HBLMTEAM7-------------GPA-000100--" DocumentType="DT_CURRENT" Version="57" FeedFlag="P" Date="2026-10-11" Time="165730100" LogicalDate="2026-10-11" Source="ARNHBL1">
  <Competition Gen="YG-2026-GEN-1.0" Sport="YG-2026-HBL-1.0" Codes="YG-2026-CC-1.0">
    <Clock Period="H1" Time="21:20" Running="Y"/>
    <Result Result="1" SortOrder="1">
      <Competitor Code="HBLMTEAM7---CRL01" Type="T" Organisation="CRL"/>
    </Result>
    <Result Result="1" SortOrder="2">
      <Competitor Code="HBLMTEAM7---DUN01" Type="T" Organisation="DUN"/>
    </Result>
  </Competition>
</OdfBody>
`);
  });

  test('of a retraction has no Competition', () => {
    const text = writeMessage(example('sequences/03-retraction/02-result-v5-no-competition.xml'));
    expect(text).not.toContain('<Competition');
    expect(readMessage(utf8(text)).isRetraction).toBe(true);
  });

  test('keeps its children in the order of the schema', () => {
    const inside =
      '<Result><Competitor Code="A"><Opponent Code="B"/><Composition><Athlete Code="1"><StatsItems><StatsItem Type="ST" Code="S"/></StatsItems><EventUnitEntry Type="EUE" Code="E"/><Description GivenName="G"/></Athlete></Composition><StatsItems><StatsItem Type="ST" Code="S"/></StatsItems><EventUnitEntry Type="EUE" Code="E"/><Coaches><Coach Code="C"/></Coaches><Description TeamName="T"/></Competitor><ResultItems><ResultItem Unit="U"><Result/></ResultItem></ResultItems><RecordIndicators><RecordIndicator RecordType="GR"/></RecordIndicators><ExtendedResults><ExtendedResult Type="ER" Code="R"/></ExtendedResults></Result>';
    const text = writeMessage(readMessage(messageBytes('DT_RESULT', inside)));
    const names = [...text.matchAll(/<([A-Z]\w+)/g)].map(([, name]) => name);
    expect(names.slice(2)).toEqual([
      'Result',
      'ExtendedResults',
      'ExtendedResult',
      'RecordIndicators',
      'RecordIndicator',
      'ResultItems',
      'ResultItem',
      'Result',
      'Competitor',
      'Description',
      'Coaches',
      'Coach',
      'EventUnitEntry',
      'StatsItems',
      'StatsItem',
      'Composition',
      'Athlete',
      'Description',
      'EventUnitEntry',
      'StatsItems',
      'StatsItem',
      'Opponent',
    ]);
  });

  test.each([
    [
      'DT_STATS',
      '<Stats Code="A"><StatsItems><StatsItem Type="ST" Code="S" Avg="1"><ExtendedStat Code="X"/></StatsItem></StatsItems><Competitor Code="C"/></Stats>',
    ],
    [
      'DT_CONFIG',
      '<Configs><Config Unit="U" Odd="1"><ExtendedConfig Type="EC" Code="A"><ExtendedConfigItem Code="B"/></ExtendedConfig></Config></Configs>',
    ],
    [
      'DT_WEATHER',
      '<Weather Date="D"><Conditions Code="A" Humidity="6"><Wind Code="W" Value="1"/><Condition Code="SKY"/></Conditions></Weather>',
    ],
    ['DT_PARTIC_NAME', '<Participant Code="1" Language="ARA" FamilyName="F"/>'],
    [
      'DT_BRACKETS',
      '<Bracket Code="B"><BracketItems Code="R"><BracketItem Code="1"><ExtBracketItems><ExtBracketItem Type="EBI" Code="A"/></ExtBracketItems><CompetitorPlace Pos="1" StrikeOut="Y"><ExtCompPlaces><ExtCompPlace Code="P"/></ExtCompPlaces><Competitor Code="C"><ExtBracketComps><ExtBracketComp Code="X"/></ExtBracketComps><Composition><Athlete Code="1"><ExtBracketAths><ExtBracketAth Code="Y"/></ExtBracketAths></Athlete></Composition></Competitor></CompetitorPlace></BracketItem></BracketItems></Bracket>',
    ],
    [
      'DT_PLAY_BY_PLAY',
      '<Actions Home="A"><Action Id="1" Loc="X"><Competitor Code="A"><Composition><Athlete Code="1"/></Composition><Coaches><Coach Code="2" Function="F"/></Coaches></Competitor></Action></Actions>',
    ],
    [
      'DT_RECORD',
      '<Record Code="R"><RecordType RecordType="WR" Shared="Y"><RecordData Historical="N" Odd="1"><Extension Code="WIND" Value="1"/></RecordData></RecordType></Record>',
    ],
    [
      'DT_RESULT',
      '<Result><Competitor Code="A"><Composition><Team Code="B"><Composition><Athlete Code="1"/></Composition></Team></Composition></Competitor></Result>',
    ],
    [
      'DT_CUMULATIVE_RESULT',
      '<Result><ResultItems><ResultItem Unit="U" Phase="P"><Result ResultPoints="9"><ExtendedResults><ExtendedResult Type="ER" Code="A"/></ExtendedResults></Result></ResultItem></ResultItems></Result>',
    ],
    ['DT_KA', ''],
  ])('of type %s is read unchanged, if no example covers it', (type, inside) => {
    const message = readMessage(messageBytes(type, inside));
    expect(readMessage(utf8(writeMessage(message)))).toEqual(message);
  });

  test('with any texts is read unchanged, and always written the same way', () => {
    fc.assert(
      fc.property(generatedMessages, (message) => {
        const text = writeMessage(message);
        const reread = readMessage(utf8(text));
        expect({ ...reread, unknown: undefined }).toEqual({ ...message, unknown: undefined });
        expect(writeMessage(reread)).toBe(text);
      }),
      { numRuns: 300 },
    );
  }, 20_000);

  test('cannot contain characters that XML cannot represent', () => {
    for (const text of ['\0', 'a\u001F', '\uFFFE', '\uD800', 'x\uDC00y']) {
      expect(() => writeMessage(withNote(text))).toThrow(RangeError);
    }
    const current = exampleBody('messages/current-hbl.xml', 'current');
    for (const name of ['', 'a b', '1', 'a="', '<']) {
      const results = [{ ...current.results[0]!, attributes: { [name]: 'x' } }];
      const message = { ...example('messages/current-hbl.xml'), body: { ...current, results } };
      expect(() => writeMessage(message)).toThrow(RangeError);
    }
  });

  test('cannot contain a person without a competitor', () => {
    const inside =
      '<Actions><Action Id="1"><Competitor Code="A"><Composition><Athlete Code="1"/></Composition></Competitor></Action></Actions>';
    const message = readMessage(messageBytes('DT_PLAY_BY_PLAY', inside));
    messageBody(message, 'actions').actions[0]!.competitors = [];
    expect(() => writeMessage(message)).toThrow('no competitor A in the action of 1');
  });
});
