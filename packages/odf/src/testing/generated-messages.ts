import fc from 'fast-check';
import type {
  AthleteElement,
  BodyOf,
  CompetitorElement,
  Detail,
  Envelope,
  OdfBody,
  OdfMessage,
  ParticipantElement,
  PersonDescription,
  ResultElement,
  ScheduleUnitElement,
  StartElement,
} from '../messages.ts';

/** Texts that break careless writers: markup, white space, both directions, characters beyond the BMP. */
const pieces = fc.constantFrom(
  '"',
  "'",
  '<',
  '>',
  '&',
  '\t',
  '\n',
  '\r',
  '\r\n',
  ' ',
  ']]>',
  '<!--',
  '-->',
  '&amp;',
  '&#10;',
  '<?x?>',
  '🏅',
  '👩‍👩‍👧',
  'ש',
  'لومار',
  '\u202E',
  'é',
  'ə',
  '\u0085',
  '\u2028',
  '\uFFFD',
  'a',
  '0',
  '-',
);
const text = fc.array(pieces, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''));
/** Codes as the envelope accepts them: printable characters, including markup. */
const code = fc
  .array(fc.constantFrom('"', "'", '<', '>', '&', ']]>', '<!--', '&amp;', 'a', '0', '-', '~'), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.join(''));
const maybe = fc.option(text, { nil: undefined, freq: 2 });
const flag = fc.boolean();
const shortArray = <T>(value: fc.Arbitrary<T>) => fc.array(value, { maxLength: 2 });
const others = fc
  .dictionary(fc.constantFrom('Odd', 'Strange', 'constructor', 'x_1.b-c', 'Été'), text, { minKeys: 1, maxKeys: 2 })
  .map((entries) => Object.assign(Object.create(null) as Record<string, string>, entries));
const maybeOthers = fc.option(others, { nil: undefined, freq: 1 });

const plainDetail = { code: text, pos: maybe, value: maybe, attributes: maybeOthers };
const extensions = fc.option(fc.array(fc.record({ ...plainDetail, type: maybe }), { minLength: 1, maxLength: 2 }), {
  nil: undefined,
});
const detail = (type: fc.Arbitrary<string | undefined>): fc.Arbitrary<Detail> =>
  fc.record({ ...plainDetail, type, extensions });

/** Details in the order in which the blocks of a competitor are written. */
const ownDetails = fc
  .tuple(
    shortArray(detail(fc.constant('EUE'))),
    shortArray(detail(fc.constant('ER'))),
    shortArray(detail(fc.constant('ST'))),
  )
  .map((blocks) => blocks.flat());

const person: fc.Arbitrary<PersonDescription> = fc.record({ givenName: maybe, familyName: maybe, gender: maybe });

const athlete: fc.Arbitrary<AthleteElement> = fc.record({
  code: text,
  bib: maybe,
  role: maybe,
  description: fc.option(person, { nil: undefined }),
  details: ownDetails,
  attributes: maybeOthers,
});

const competitor: fc.Arbitrary<CompetitorElement> = fc.record({
  code: text,
  organisation: maybe,
  teamName: maybe,
  coaches: shortArray(fc.record({ code: text, function: maybe })),
  details: ownDetails,
  athletes: shortArray(athlete),
  opponents: shortArray(fc.record({ code: text, result: maybe, teamName: maybe })),
  attributes: maybeOthers,
});

const result: fc.Arbitrary<ResultElement> = fc.record({
  rank: maybe,
  isRankEqual: flag,
  result: maybe,
  qualificationMark: maybe,
  isUnchecked: flag,
  attributes: maybeOthers,
  details: shortArray(detail(maybe)),
  records: shortArray(fc.record({ recordType: text, code: maybe, isEqualled: flag })),
  items: shortArray(fc.record({ unit: text, attributes: others, itemAttributes: maybeOthers })),
  competitor: fc.option(competitor, { nil: undefined }),
});

const resultBody: fc.Arbitrary<BodyOf<'result'>> = fc.record({
  kind: fc.constant('result'),
  info: fc.record({
    startDate: maybe,
    infos: shortArray(detail(fc.constant('UI'))),
    sport: fc.record({ eventName: maybe }),
  }),
  officials: shortArray(fc.record({ code: text, function: maybe, description: fc.option(person, { nil: undefined }) })),
  periods: fc.option(
    fc.record({
      home: maybe,
      periods: shortArray(fc.record({ code: text, homeScore: maybe, details: shortArray(detail(maybe)) })),
    }),
    { nil: undefined },
  ),
  results: shortArray(result),
});

const languageTexts = shortArray(fc.record({ language: text, text }));

const start: fc.Arbitrary<StartElement> = fc.record({
  sortOrder: maybe,
  previousUnit: fc.option(fc.record({ unit: text, wlt: maybe }), { nil: undefined }),
  competitor: fc.option(competitor, { nil: undefined }),
});

const unit: fc.Arbitrary<ScheduleUnitElement> = fc.record({
  code: text,
  scheduleStatus: maybe,
  hideStartDate: flag,
  hideEndDate: flag,
  venueName: maybe,
  startTexts: languageTexts,
  names: languageTexts,
  descriptions: languageTexts,
  starts: shortArray(start),
  attributes: others,
});

const scheduleBody = (isUpdate: boolean): fc.Arbitrary<BodyOf<'schedule'>> =>
  fc.record({
    kind: fc.constant('schedule'),
    isUpdate: fc.constant(isUpdate),
    sessions: shortArray(fc.record({ code: text, venueName: maybe, names: languageTexts, attributes: others })),
    units: shortArray(unit),
  });

const participant: fc.Arbitrary<ParticipantElement> = fc.record({
  code: text,
  givenName: maybe,
  familyName: maybe,
  localFamilyName: maybe,
  attributes: others,
  disciplines: shortArray(
    fc.record({
      code: text,
      entries: shortArray(detail(maybe)),
      events: shortArray(fc.record({ event: text, bib: maybe, entries: shortArray(detail(maybe)) })),
    }),
  ),
});

const participantsBody: fc.Arbitrary<BodyOf<'participants'>> = fc.record({
  kind: fc.constant('participants'),
  isUpdate: fc.constant(false),
  participants: shortArray(participant),
});

function arbitraryMessage(documentType: string, body: fc.Arbitrary<OdfBody>): fc.Arbitrary<OdfMessage> {
  const envelope: fc.Arbitrary<Envelope> = fc.record({
    competitionCode: code,
    documentCode: code,
    documentSubcode: fc.option(code, { nil: undefined, freq: 2 }),
    documentType: fc.constant(documentType),
    version: fc.nat(),
    feedFlag: fc.constantFrom('P', 'T'),
    date: fc.constant('2026-10-12'),
    time: fc.constant('181204120'),
    source: maybe,
  });
  return fc.record({
    envelope,
    editions: fc.record({ gen: maybe }),
    notes: shortArray(fc.record({ language: maybe, text })),
    isRetraction: fc.constant(false),
    body,
    unknown: fc.constant(new Map()),
  });
}

/** Results, schedules and participants full of hostile text. */
export const generatedMessages: fc.Arbitrary<OdfMessage> = fc.oneof(
  arbitraryMessage('DT_RESULT', resultBody),
  arbitraryMessage('DT_SCHEDULE', scheduleBody(false)),
  arbitraryMessage('DT_SCHEDULE_UPDATE', scheduleBody(true)),
  arbitraryMessage('DT_PARTIC', participantsBody),
);
