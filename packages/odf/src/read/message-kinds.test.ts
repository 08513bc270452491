import { describe, expect, test } from 'vitest';
import type { BodyOf, OdfBodyKind } from '../messages.ts';
import { messageBody, exampleBody } from '../testing/example-files.ts';
import { messageBytes } from '../testing/message-text.ts';
import { readMessage } from './read-message.ts';

const bodyInside = <Kind extends OdfBodyKind>(type: string, kind: Kind, inside: string): BodyOf<Kind> =>
  messageBody(readMessage(messageBytes(type, inside)), kind);

const noLists = { coaches: [], opponents: [] };

const swimmer = (code: string, givenName: string, familyName: string, organisation: string) => ({
  code,
  type: 'A',
  organisation,
  ...noLists,
  details: [],
  athletes: [{ code, order: '1', description: { givenName, familyName, gender: 'F', organisation }, details: [] }],
});

describe('messages sent before the Games', () => {
  test('of codes contain the set, raw columns, and texts by language', () => {
    const { set, rows } = exampleBody('base/04-codes-event.xml', 'codes');
    expect(set).toBe('EVENT');
    expect(rows[0]).toEqual({
      code: 'SWMW200MFR------------------------',
      attributes: { Discipline: 'SWM', Gender: 'W', Event: '200MFR------------', Order: '1' },
      texts: [
        {
          language: 'ENG',
          description: "Women's 200m Freestyle",
          longDescription: "Women's 200m Freestyle",
          shortDescription: "Women's 200m Freestyle",
        },
      ],
    });
  });

  test('of participants contain registrations and entries', () => {
    const { isUpdate, participants } = exampleBody('base/10-partic-swm.xml', 'participants');
    expect(isUpdate).toBe(false);
    expect(participants[0]).toEqual({
      code: '7100101',
      parent: '7100101',
      status: 'ACTIVE',
      givenName: 'Inês',
      familyName: 'Lumar',
      printName: 'LUMAR Inês',
      printInitialName: 'LUMAR I',
      tvName: 'Inês LUMAR',
      tvInitialName: 'I. LUMAR',
      tvFamilyName: 'LUMAR',
      gender: 'F',
      organisation: 'AUR',
      birthDate: '2010-03-14',
      height: '168',
      mainFunctionId: 'AA01',
      current: 'true',
      attributes: {},
      disciplines: [
        {
          code: 'SWM-------------------------------',
          ifId: 'SWM0101',
          entries: [],
          events: [
            {
              event: 'SWMW200MFR------------------------',
              entries: [{ type: 'ENTRY', code: 'QUAL_BEST', value: '2:06.10' }],
            },
          ],
        },
      ],
    });
  });

  test('with an update of participants are marked as an update', () => {
    const name = 'sequences/05-update-before-bulk/09-partic-update-v2-cancel.xml';
    const { isUpdate, participants } = exampleBody(name, 'participants');
    expect([isUpdate, participants[0]!.status, participants[0]!.modification]).toEqual([true, 'CANCEL', 'U']);
  });

  test('of teams contain members and officials', () => {
    expect(exampleBody('base/19-partic-teams-vvo.xml', 'teams').teams[0]).toEqual({
      code: 'VVOWTEAM6---AUR01',
      status: 'ACTIVE',
      organisation: 'AUR',
      name: 'Aurora',
      shortName: 'Aurora',
      gender: 'W',
      attributes: { Number: '1', TVTeamName: 'Aurora', Current: 'true', TeamType: 'ORG' },
      members: [
        { code: '7100301', order: '1' },
        { code: '7100302', order: '2' },
      ],
      officials: [{ code: '7190301', role: 'COACH', order: '1' }],
      disciplines: [
        {
          code: 'VVO-------------------------------',
          entries: [],
          events: [
            {
              event: 'VVOWTEAM6-------------------------',
              entries: [{ type: 'ENTRY', code: 'GROUP', value: 'A' }],
            },
          ],
        },
      ],
    });
  });

  test('may have names in other scripts, on the participant or in one child per language', () => {
    const inside =
      '<Participant Code="1" Language="ARA" FamilyName="لومار"/><Participant Code="2"><Name Language="RUS" GivenName="Инес"/></Participant>';
    expect(bodyInside('DT_PARTIC_NAME', 'names', inside).names).toEqual([
      { code: '1', language: 'ARA', attributes: { FamilyName: 'لومار' } },
      { code: '2', language: 'RUS', attributes: { GivenName: 'Инес' } },
    ]);
  });

  test('of entries contain the competitor and the entry data', () => {
    expect(exampleBody('base/21-entries-swm-2026-edition.xml', 'entries').entries[0]).toEqual({
      competitor: swimmer('7100101', 'Inês', 'Lumar', 'AUR'),
      sortOrder: '1',
      details: [{ type: 'ENTRY', code: 'QUAL_BEST', value: '2:06.10' }],
    });
  });

  test('of the schedule contain sessions, and units with names, venue and sides', () => {
    const { sessions, units } = exampleBody('base/24-schedule-vvo.xml', 'schedule');
    expect(sessions).toEqual([
      {
        code: 'VVO01',
        startDate: '2026-10-11T14:00:00-03:00',
        endDate: '2026-10-11T16:00:00-03:00',
        venue: 'ARN',
        venueName: 'River Arena',
        type: 'AFT',
        names: [{ language: 'ENG', text: 'Volleyball, afternoon' }],
        attributes: {},
      },
    ]);
    const side = (code: string, organisation: string, teamName: string) => ({
      code,
      type: 'T',
      organisation,
      teamName,
      ...noLists,
      details: [],
      athletes: [],
    });
    expect(units).toEqual([
      {
        code: 'VVOWTEAM6-------------GPA-000100--',
        phaseType: '3',
        unitNum: '1',
        scheduleStatus: 'SCHEDULED',
        startDate: '2026-10-11T14:00:00-03:00',
        endDate: '2026-10-11T15:40:00-03:00',
        hideStartDate: false,
        hideEndDate: false,
        medal: '0',
        venue: 'ARN',
        location: 'CT1',
        sessionCode: 'VVO01',
        names: [{ language: 'ENG', text: 'Women - Pool A' }],
        venueName: 'River Arena',
        locationName: 'Court 1',
        startTexts: [],
        descriptions: [],
        starts: [
          { startOrder: '1', sortOrder: '1', competitor: side('VVOWTEAM6---AUR01', 'AUR', 'Aurora') },
          { startOrder: '2', sortOrder: '2', competitor: side('VVOWTEAM6---BRS01', 'BRS', 'Brisa') },
        ],
        attributes: {},
      },
    ]);
  });

  test('of the configuration contain structures with items', () => {
    const inside =
      '<Configs><Config Unit="U"><ExtendedConfig Type="EC" Code="BRACKET" Pos="1" Value="8"><ExtendedConfigItem Code="SIZE" Value="3"/></ExtendedConfig></Config></Configs>';
    expect(bodyInside('DT_CONFIG', 'config', inside).configs).toEqual([
      {
        unit: 'U',
        details: [{ type: 'EC', code: 'BRACKET', pos: '1', value: '8', extensions: [{ code: 'SIZE', value: '3' }] }],
      },
    ]);
  });
});

describe('messages about a unit', () => {
  test('with a timed result contain unit data, marks, splits, record and the person', () => {
    const body = exampleBody('messages/result-swm-final.xml', 'result');
    expect(body.info).toEqual({
      startDate: '2026-10-12T18:04:00-03:00',
      infos: [{ type: 'UI', code: 'INTERMEDIATES_TOTAL', value: '4' }],
      sport: { disciplineName: 'Swimming', eventName: "Women's 200m Freestyle", subEventName: 'Final', gender: 'W' },
      venue: { venue: 'AQC', venueName: 'Aquatic Centre', location: 'PL1', locationName: 'Competition pool' },
    });
    expect(body.results).toHaveLength(4);
    const [first, , , last] = body.results;
    expect(first).toEqual({
      rank: '1',
      isRankEqual: false,
      resultType: 'TIME',
      result: '2:04.31',
      sortOrder: '1',
      startOrder: '4',
      startSortOrder: '4',
      isUnchecked: false,
      details: [
        { type: 'ER', code: 'REACT_TIME', value: '0.68' },
        ...[
          ['1', '29.40', '29.40'],
          ['2', '1:01.02', '31.62'],
          ['3', '1:32.88', '31.86'],
          ['F', '2:04.31', '31.43'],
        ].map(([pos, value, Value2]) => ({
          type: 'ER',
          code: 'INTERMEDIATE',
          pos,
          value,
          attributes: { Value2, Rank: '1', SortOrder: '1' },
        })),
      ],
      records: [{ order: '1', code: 'SWMW200MFR------------------------', recordType: 'GR', isEqualled: false }],
      items: [],
      competitor: swimmer('7100101', 'Inês', 'Lumar', 'AUR'),
    });
    expect([last!.rank, last!.result, last!.irm]).toEqual([undefined, undefined, 'DSQ']);
    expect(last!.details.filter(({ code }) => code === 'INTERMEDIATE')).toHaveLength(3);
  });

  test('of a match contain periods, home and away, and the statistics of competitor and member', () => {
    const body = exampleBody('messages/result-hbl-match.xml', 'result');
    expect(body.periods).toMatchObject({ home: 'HBLMTEAM7---CRL01', away: 'HBLMTEAM7---DUN01' });
    expect(body.periods!.periods[1]).toEqual({
      code: 'H2',
      homeScore: '3',
      awayScore: '3',
      homePeriodScore: '1',
      awayPeriodScore: '2',
      details: [],
    });
    const { competitor } = body.results[0]!;
    expect(competitor!.teamName).toBe('Coral');
    expect(competitor!.details).toEqual([
      { type: 'EUE', code: 'HOME_AWAY', value: 'HOME' },
      { type: 'ST', code: 'SHOT', pos: 'TOT', value: '3', attributes: { Attempt: '5' } },
      { type: 'ST', code: 'YC', pos: 'TOT', value: '1' },
      { type: 'ST', code: 'TMS', pos: 'TOT', value: '1' },
    ]);
    expect(competitor!.athletes.map(({ bib }) => bib)).toEqual(['2', '9', '1', '12']);
    expect(competitor!.athletes[2]!.details.at(-1)).toEqual({ type: 'EUE', code: 'POSITION', value: 'GK' });
  });

  test('of a field event contain extensions of an attempt', () => {
    const [first] = exampleBody('messages/result-ath-longjump.xml', 'result').results;
    expect(first!.details[0]).toEqual({
      type: 'ER',
      code: 'INTERMEDIATE',
      pos: '1',
      value: '7.02',
      extensions: [
        { code: 'WIND_SPEED', value: '+0.4' },
        { code: 'OFFSET', value: '+3.1' },
        { code: 'AFTER_ATTEMPT_BEST', value: '7.02' },
      ],
    });
  });

  test('contain coaches, officials and a team of teams', () => {
    const inside =
      '<Officials><Official Code="9" Function="RE" Order="1"><Description FamilyName="Tarvin"/></Official></Officials>' +
      '<Result><Competitor Code="A" Type="T"><Coaches><Coach Code="8" Function="COACH"/></Coaches><Composition><Team Code="B" Type="T"><Composition><Athlete Code="1"/></Composition></Team></Composition></Competitor></Result>';
    const body = bodyInside('DT_RESULT', 'result', inside);
    expect(body.officials).toEqual([{ code: '9', function: 'RE', order: '1', description: { familyName: 'Tarvin' } }]);
    expect(body.results[0]!.competitor).toMatchObject({
      coaches: [{ code: '8', function: 'COACH' }],
      teams: [{ code: 'B', athletes: [{ code: '1' }] }],
    });
  });

  test('leave out a pointer for television graphics', () => {
    const inside =
      '<ExtendedInfos><ExtendedInfo Type="DISPLAY" Code="CURRENT" Value="1"/><ExtendedInfo Type="UI" Code="A"/></ExtendedInfos>';
    expect(bodyInside('DT_RESULT', 'result', inside).info.infos).toEqual([{ type: 'UI', code: 'A' }]);
  });

  test('read a flag as true for Y and true, and as false for N, empty and absent', () => {
    const inside = ['Y', 'true', 'N', 'false', ''].map((flag) => `<Result RankEqual="${flag}"/>`).join('');
    const { results } = bodyInside('DT_RESULT', 'result', `${inside}<Result/>`);
    expect(results.map(({ isRankEqual }) => isRankEqual)).toEqual([true, true, false, false, false, false]);
  });

  test('of the current state contain clock and score', () => {
    const { clock, results } = exampleBody('messages/current-hbl.xml', 'current');
    expect(clock).toEqual({ period: 'H1', time: '21:20', isRunning: true });
    expect(results.map(({ result, competitor }) => [competitor!.code, result])).toEqual([
      ['HBLMTEAM7---CRL01', '1'],
      ['HBLMTEAM7---DUN01', '1'],
    ]);
  });

  test('of actions contain the person, the side and the role', () => {
    const { home, away, actions } = exampleBody('messages/play-by-play-hbl-period-h1.xml', 'actions');
    expect([home, away]).toEqual(['HBLMTEAM7---CRL01', 'HBLMTEAM7---DUN01']);
    const person = (givenName: string, familyName: string) => ({
      givenName,
      familyName,
      gender: 'M',
      organisation: 'CRL',
    });
    const competitor = 'HBLMTEAM7---CRL01';
    expect(actions[1]).toEqual({
      id: '9002',
      period: 'H1',
      order: '2',
      action: 'SHOT',
      when: '3:10',
      result: 'GOAL',
      scoreHome: '1',
      scoreAway: '0',
      leadHome: '1',
      leadAway: '-1',
      competitors: [{ code: competitor, type: 'T', order: '1', organisation: 'CRL' }],
      people: [
        { code: '7100401', order: '1', bib: '2', role: 'SCR', competitor, description: person('Timo', 'Halvek') },
        { code: '7100402', order: '2', bib: '9', role: 'ASSIST', competitor, description: person('Enzo', 'Marquel') },
      ],
      details: [
        { code: 'SHOT_POS', value: 'LW' },
        { code: 'SHOT_DEST', value: 'TL' },
      ],
      attributes: {},
    });
  });

  test('contain actions of a coach', () => {
    const inside =
      '<Actions><Action Id="1" X="4"><Competitor Code="A"><Coaches><Coach Code="8" Function="COACH" Order="1"/></Coaches></Competitor></Action></Actions>';
    const [action] = bodyInside('DT_PLAY_BY_PLAY', 'actions', inside).actions;
    expect(action!.people).toEqual([{ code: '8', function: 'COACH', order: '1', isCoach: true, competitor: 'A' }]);
    expect(action!.attributes).toEqual({ X: '4' });
  });

  test('of statistics contain those of the event and of competitors, with parts', () => {
    const inside =
      '<Stats Code="TOT"><StatsItems><StatsItem Type="ST" Code="TIED" Value="2"/></StatsItems><Competitor Code="A" Order="1"><StatsItems><StatsItem Type="ST" Code="HOLE" Pos="1" Value="4" Avg="3.9"><ExtendedStat Code="BIRDIE" Value="1"/></StatsItem></StatsItems></Competitor></Stats>';
    expect(bodyInside('DT_STATS', 'statistics', inside).groups).toEqual([
      {
        code: 'TOT',
        details: [{ type: 'ST', code: 'TIED', value: '2' }],
        competitors: [
          {
            code: 'A',
            order: '1',
            ...noLists,
            athletes: [],
            details: [
              {
                type: 'ST',
                code: 'HOLE',
                pos: '1',
                value: '4',
                attributes: { Avg: '3.9' },
                extensions: [{ code: 'BIRDIE', value: '1' }],
              },
            ],
          },
        ],
      },
    ]);
  });
});

describe('messages about an event', () => {
  test('with a phase result contain marks by time, with their heats', () => {
    const body = exampleBody('messages/phase-result-swm-heats.xml', 'phase-result');
    expect(body.info.progress).toBeDefined();
    expect(body.results[0]!.items[0]).toMatchObject({
      unit: expect.stringContaining('HEAT'),
      attributes: { ResultType: 'TIME' },
    });
    expect(body.results.map(({ qualificationMark }) => qualificationMark)).toEqual(['Q', 'Q', 'Q', 'Q', undefined]);
  });

  test('with a cumulative result contain parts and total', () => {
    const [first] = exampleBody('messages/cumulative-result-gar-allaround.xml', 'cumulative-result').results;
    expect(first!.result).toBe('26.400');
    expect(first!.items).toEqual([
      {
        unit: 'GARW1AA---------------FNL-000001--',
        order: '1',
        attributes: { Rank: '1', ResultType: 'POINTS', Result: '13.500', SortOrder: '1' },
      },
      {
        unit: 'GARW1AA---------------FNL-000002--',
        order: '2',
        attributes: { Rank: '2', ResultType: 'POINTS', Result: '12.900', SortOrder: '2' },
      },
    ]);
  });

  test('with a pool table contain matches played and won, and the cross table', () => {
    const [first] = exampleBody('messages/pool-standing-hbl.xml', 'pool-standing').results;
    expect(first).toMatchObject({ rank: '1', isRankEqual: true, played: '1', tied: '1', for: '3', against: '3' });
    expect(first!.competitor!.opponents).toEqual([
      {
        code: 'HBLMTEAM7---DUN01',
        type: 'T',
        pos: '2',
        organisation: 'DUN',
        unit: 'HBLMTEAM7-------------GPA-000100--',
        date: '2026-10-11',
        time: '16:30',
        homeAway: 'H',
        result: '3-3',
        teamName: 'Duna',
      },
    ]);
  });

  test('with a ranking contain all competitors, even unranked ones', () => {
    const { results } = exampleBody('messages/ranking-swm.xml', 'ranking');
    expect(results.map(({ rank, irm }) => rank ?? irm)).toContain('DSQ');
    expect(results.map(({ sortOrder }) => sortOrder)).toEqual(results.map((_, index) => String(index + 1)));
  });

  test('with brackets contain places, placeholders, and the unit that fills a place', () => {
    const { brackets } = exampleBody('messages/brackets-jud.xml', 'brackets');
    expect(brackets.map(({ code, rounds }) => [code, rounds.map((round) => round.code)])).toEqual([
      ['FNL', ['QFL', 'SFL', 'FNL']],
    ]);
    const [, bye] = brackets[0]!.rounds[0]!.items[0]!.places;
    expect(bye).toEqual({ pos: '2', placeholder: 'BYE', isStruckOut: false, details: [] });
    const final = brackets[0]!.rounds[2]!.items[0]!;
    expect(final).toMatchObject({ code: '31', order: '1', position: '1', unit: 'JUDW57KG--------------FNL-000100--' });
    expect(final.places[0]).toMatchObject({
      wlt: 'W',
      result: '10',
      previousUnit: { unit: 'JUDW57KG--------------SFNL000100--', wlt: 'W' },
      competitor: { code: '7100501', seed: '1' },
    });
  });

  test('with medallists contain two bronzes as two medallists', () => {
    const { medallists } = exampleBody('messages/medallists-jud-two-bronzes.xml', 'medallists');
    expect(medallists.map(({ medal, unit, competitor }) => [medal, unit!.slice(22, 30), competitor.code])).toEqual([
      ['gold', 'FNL-0001', '7100501'],
      ['silver', 'FNL-0001', '7100502'],
      ['bronze', 'REPF0001', '7100503'],
      ['bronze', 'REPF0002', '7100504'],
    ]);
    expect(medallists[0]!.competitor.order).toBe('1');
  });

  test('with medallists may have two under one Medal, and an unknown kind', () => {
    const inside =
      '<Medal Code="ME_BRONZE"><Competitor Code="1"/><Competitor Code="2"/></Medal><Medal Code="ME_TIN"><Competitor Code="3"/></Medal>';
    const { medallists } = bodyInside('DT_MEDALLISTS', 'medallists', inside);
    expect(medallists.map(({ medal, competitor }) => [medal, competitor.code])).toEqual([
      ['bronze', '1'],
      ['bronze', '2'],
      ['ME_TIN', '3'],
    ]);
  });

  test('with medallists of a discipline list them event by event', () => {
    const [discipline] = exampleBody('messages/medallists-discipline-swm.xml', 'medallists-summary').disciplines;
    expect(discipline).toMatchObject({
      code: 'SWM-------------------------------',
      totalEvents: '1',
      finishedEvents: '1',
    });
    expect(discipline!.events[0]).toMatchObject({ name: "Women's 200m Freestyle", date: '2026-10-12' });
    expect(discipline!.events[0]!.medallists[0]!.medal).toBe('gold');
  });

  test('with medals read a missing count as zero', () => {
    const body = exampleBody('messages/medals.xml', 'medals');
    expect(body).toMatchObject({
      dateTime: '2026-10-17T10:51:00-03:00',
      lastEvent: 'CRDMRR----------------------------',
      totalEvents: 9,
      finishedEvents: 5,
    });
    expect(body.summary.at(-1)).toEqual({ type: 'TOT', gold: 6, silver: 4, bronze: 6, total: 16 });
    expect(body.lines[0]).toEqual({
      organisation: 'AUR',
      organisationName: 'Aurora',
      rank: '1',
      rankTotal: '1',
      sortRank: '1',
      sortRankTotal: '1',
      isRankEqual: false,
      isRankTotalEqual: true,
      numbers: [
        { type: 'M', gold: 1, silver: 0, bronze: 0, total: 1 },
        { type: 'W', gold: 1, silver: 0, bronze: 1, total: 2 },
        { type: 'TOT', gold: 2, silver: 0, bronze: 1, total: 3 },
      ],
    });
  });

  test('with medals read an invalid count as zero and count it as unknown', () => {
    const inside =
      '<MedalStandings><MedalSummary><MedalNumber Type="M" Gold="many" Total="-1"/></MedalSummary></MedalStandings>';
    const message = readMessage(messageBytes('DT_MEDALS', inside));
    expect(messageBody(message, 'medals').summary).toEqual([{ type: 'M', gold: 0, silver: 0, bronze: 0, total: 0 }]);
    expect([...message.unknown.keys()]).toEqual(['MedalNumber@Gold', 'MedalNumber@Total']);
  });

  test('with records contain their holder and previous record, and kinds without a holder', () => {
    const [record] = exampleBody('messages/record-swm.xml', 'records').records;
    expect(record!.name).toBe("Women's 200m Freestyle");
    expect(
      record!.types.map(({ recordType, isNotEstablished, data }) => [recordType, isNotEstablished, data.length]),
    ).toEqual([
      ['GR', false, 2],
      ['NYR', true, 0],
    ]);
    expect(record!.types[0]!.data[0]).toMatchObject({ result: '2:04.31', isHistorical: false, isCurrent: true });
    expect(record!.types[0]!.data[1]).toMatchObject({ result: '2:04.90', isHistorical: true, isCurrent: false });
  });
});

describe('messages with notices and files', () => {
  test('of a decision contain the signatory', () => {
    expect(exampleBody('messages/communication-decision.xml', 'communication').communications).toEqual([
      {
        kind: 'decision',
        publishTime: '2026-10-12T19:12:00-03:00',
        unit: 'SWMW200MFR------------FNL-000100--',
        attributes: {
          ItemNum: '2',
          IssuedTime: '2026-10-12T19:12:00-03:00',
          AffectsSCH: 'Y',
          AffectsRES: 'Y',
          AffectsOTH: 'N',
        },
        texts: [
          { name: 'Subtitle', text: 'Swimming' },
          { name: 'Summary', text: 'Result of the 200m freestyle final changed' },
          { name: 'Details', text: 'Lane 3 is reinstated; the medal ceremony moves to 20:00.' },
          { name: 'IssuedBy', text: 'Jury of appeal' },
          {
            name: 'SignedBy',
            text: '',
            attributes: { FamilyName: 'Tarvin', GivenName: 'Ada', Function: 'JURY', Code: '7195101', Order: '1' },
          },
        ],
        jury: [],
      },
    ]);
  });

  test('of a protest contain its status and jury', () => {
    const [protest] = exampleBody('messages/communication-protest-closed.xml', 'communication').communications;
    expect(protest).toMatchObject({
      kind: 'protest',
      status: 'CLS',
      attributes: { Rule: 'SW 10.2', Interpreter: 'N' },
    });
    expect(protest!.texts.map(({ name }) => name)).toEqual(['Type', 'Details', 'DecisionShort', 'DecisionLong']);
    expect(protest!.jury).toEqual([
      { code: '7195101', familyName: 'Tarvin', attributes: { GivenName: 'Ada', Order: '1' } },
    ]);
  });

  test('of a PDF contain base64', () => {
    const { base64, info } = exampleBody('messages/pdf-swm-final-results.xml', 'pdf');
    expect(Buffer.from(base64, 'base64').subarray(0, 5).toString('latin1')).toBe('%PDF-');
    expect(info.sport!.disciplineName).toBe('Swimming');
  });

  test('of the weather contain conditions and measurements', () => {
    const inside =
      '<Weather Date="2026-10-12"><Conditions Code="AQC" Humidity="60"><Condition Code="SKY" Value="CLEAR"/><Temperature Code="AIR" Value="24" Unit="C"/></Conditions></Weather>';
    expect(bodyInside('DT_WEATHER', 'weather', inside).weathers).toEqual([
      {
        date: '2026-10-12',
        conditions: [
          {
            code: 'AQC',
            attributes: { Humidity: '60' },
            extensions: [
              { type: 'Condition', code: 'SKY', value: 'CLEAR' },
              { type: 'Temperature', code: 'AIR', value: '24', attributes: { Unit: 'C' } },
            ],
          },
        ],
      },
    ]);
  });
});
