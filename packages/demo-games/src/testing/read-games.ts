import type { BodyOf, CompetitorElement, OdfBodyKind, OdfMessage, ResultElement } from '@podium/odf';

/** A list of messages from a receiver's point of view. */
export interface GamesView {
  all: OdfMessage[];
  /** All messages of schedules, since updates accumulate; the newest version of all others. */
  of<Kind extends OdfBodyKind>(kind: Kind): (OdfMessage & { body: BodyOf<Kind> })[];
  /** Lines of a unit's result by competitor. */
  results: ReadonlyMap<string, ReadonlyMap<string, ResultElement>>;
  schedule: ReadonlyMap<string, BodyOf<'schedule'>['units'][number]>;
}

export function viewGames(messages: Iterable<OdfMessage>): GamesView {
  const all = [...messages];
  const newest = newestMessages(all);
  const of: GamesView['of'] = <Kind extends OdfBodyKind>(kind: Kind) =>
    (kind === 'schedule' ? all : newest).filter((message) => message.body.kind === kind) as (OdfMessage & {
      body: BodyOf<Kind>;
    })[];
  const schedule = new Map<string, BodyOf<'schedule'>['units'][number]>();
  for (const { body } of of('schedule')) for (const unit of body.units) schedule.set(unit.code, unit);
  const results = new Map(
    of('result').map(({ envelope, body }) => [
      envelope.documentCode,
      new Map(body.results.map((result) => [result.competitor!.code, result])),
    ]),
  );
  return { all, of, results, schedule };
}

/** The newest version of each message: a first load also contains the version before a correction. */
function newestMessages(messages: readonly OdfMessage[]): OdfMessage[] {
  const byKey = Map.groupBy(messages, ({ envelope }) =>
    [
      envelope.documentType,
      envelope.documentCode,
      envelope.documentSubcode,
      envelope.documentSubtype,
      envelope.language,
    ].join(' '),
  );
  return [...byKey.values()].map((versions) =>
    versions.reduce((newest, message) => (message.envelope.version > newest.envelope.version ? message : newest)),
  );
}

/** Every competitor in a message, at any level. */
export function listCompetitors(body: OdfMessage['body']): CompetitorElement[] {
  switch (body.kind) {
    case 'result':
    case 'phase-result':
    case 'pool-standing':
    case 'ranking':
      return body.results.flatMap((result) => result.competitor ?? []);
    case 'brackets':
      return body.brackets.flatMap((bracket) =>
        bracket.rounds.flatMap((round) =>
          round.items.flatMap((item) => item.places.flatMap((place) => place.competitor ?? [])),
        ),
      );
    case 'medallists':
      return body.medallists.map((medallist) => medallist.competitor);
    case 'schedule':
      return body.units.flatMap((unit) => unit.starts.flatMap((start) => start.competitor ?? []));
    default:
      return [];
  }
}
