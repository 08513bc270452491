// npm run bench:crowd. A simulation of one edge location on the busiest evening: readers who come, look around and read
// again after each change, and the cache in front of Podium. What the whole audience needs follows from it; the
// arithmetic is in docs/operations.md. No server runs.
import { report } from './report.ts';

/** The audience: all assumptions about it, in one file. */
const audience = {
  /** Readers of the day, of whom this share is online in the same minute. */
  readers: 1_000_000,
  online: 0.25,
  edges: 20,
  languages: [0.7, 0.12, 0.1, 0.04, 0.02, 0.02],
  /** Documents that people open: the first ones are live contests, then the lists that most changes touch, then all others. */
  documents: { live: 20, lists: 4, others: 3000 },
  /** Location of the people. */
  share: { live: 0.4, lists: 0.35, others: 0.25 },
  /** Seconds on a page before the next one. */
  stay: 40,
  messagesPerSecond: 20,
  /** One message in so many also touches the lists. */
  listsTouched: 5,
  /** Answers of a process per second, a quarter of what `bench:read` measures, and streams it holds. */
  answersPerProcess: 14_000,
  streamsPerProcess: 10_000,
  /** Compressed bytes of a document and of a live event. */
  bytes: { document: 4000, event: 250 },
};

/** As the server, the browser and nginx have it. */
const product = { maxAge: 5, gather: 0.15, spread: 0.15, positionFor: 8, ping: 20 };
const originTakes = 0.05;
const seconds = 180;
const slot = 0.05;

interface Reader {
  document: number;
  language: number;
  heard: number;
  heardAt: number;
  isGathering: boolean;
}

/** Park and Miller's generator: the same figures at each run. */
let state = 20_261_127;
const random = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
const { documents, share } = audience;
const count = documents.live + documents.lists + documents.others;

/** A few of each group have most of its readers. */
function someDocument(): number {
  const chance = random();
  const among = (first: number, size: number): number => first + Math.floor(size * random() ** 3);
  if (chance < share.live) return among(0, documents.live);
  if (chance < share.live + share.lists) return among(documents.live, documents.lists);
  return among(documents.live + documents.lists, documents.others);
}

function someLanguage(): number {
  let rest = random();
  return Math.max(
    0,
    audience.languages.findIndex((part) => (rest -= part) < 0),
  );
}

class Edge {
  readonly #keptUntil = new Map<string, number>();
  asked = 0;
  passedOn = 0;

  /** Answers from the cache, or passes the question on to Podium. */
  ask({ document, language, heard, heardAt }: Reader, now: number): void {
    const position = now - heardAt < product.positionFor ? heard : 0;
    const key = `${document} ${language} ${position}`;
    this.asked++;
    if ((this.#keptUntil.get(key) ?? 0) > now) return;
    // Readers who come meanwhile wait for the same answer (`proxy_cache_lock`).
    this.passedOn++;
    this.#keptUntil.set(key, now + originTakes + product.maxAge);
  }
}

function simulate(readers: number): { asked: number; passedOn: number; events: number } {
  const edge = new Edge();
  const due: (() => void)[][] = Array.from({ length: seconds / slot + 1 }, () => []);
  let now = 0;
  let change = 0;
  let events = 0;
  const after = (delay: number, work: () => void): void => {
    due[Math.ceil((now + delay) / slot)]?.push(work);
  };
  const audienceOf = Array.from({ length: count }, () => new Set<Reader>());
  const hear = (reader: Reader): void => {
    reader.heard = change;
    reader.heardAt = now;
  };
  const move = (reader: Reader): void => {
    audienceOf[reader.document]!.delete(reader);
    reader.document = someDocument();
    audienceOf[reader.document]!.add(reader);
    edge.ask(reader, now);
    after(-audience.stay * Math.log(1 - random()), () => move(reader));
  };
  const ping = (reader: Reader): void => {
    hear(reader);
    after(product.ping, () => ping(reader));
  };
  const announceChange = (document: number): void => {
    for (const reader of audienceOf[document]!) {
      events++;
      hear(reader);
      if (reader.isGathering) continue;
      reader.isGathering = true;
      after(product.gather + random() * product.spread, () => {
        reader.isGathering = false;
        edge.ask(reader, now);
      });
    }
  };
  for (let index = 0; index < readers; index++) {
    const reader = { document: 0, language: someLanguage(), heard: 0, heardAt: -Infinity, isGathering: false };
    after(random() * audience.stay, () => move(reader));
    after(random() * product.ping, () => ping(reader));
  }
  const warmUp = audience.stay;
  let before = { asked: 0, passedOn: 0, events: 0 };
  for (const [index, works] of due.entries()) {
    now = index * slot;
    if (Math.abs(now - warmUp) < slot / 2) before = { asked: edge.asked, passedOn: edge.passedOn, events };
    for (let messages = audience.messagesPerSecond * slot; random() < messages; messages--) {
      change++;
      announceChange(Math.floor(documents.live * random() ** 2));
      if (change % audience.listsTouched === 0)
        for (let list = 0; list < documents.lists; list++) announceChange(documents.live + list);
    }
    for (const work of works) work();
  }
  const measured = seconds - warmUp;
  return {
    asked: (edge.asked - before.asked) / measured,
    passedOn: (edge.passedOn - before.passedOn) / measured,
    events: (events - before.events) / measured,
  };
}

const online = audience.readers * audience.online;
const { asked, passedOn, events } = simulate(Math.round(online / audience.edges));
const all = { asked: asked * audience.edges, passedOn: passedOn * audience.edges, events: events * audience.edges };
const hitRate = 1 - passedOn / asked;
const processes = {
  streams: Math.ceil(online / audience.streamsPerProcess),
  answers: Math.ceil(all.passedOn / audience.answersPerProcess),
};
const round = (value: number): string => Math.round(value).toLocaleString('en');
const gigabits = (bytes: number): string => ((bytes * 8) / 1e9).toFixed(1);
report(`Crowd: ${round(audience.readers)} readers a day, ${round(online)} at once, ${audience.edges} edge locations`, [
  { name: 'documents asked for per second, all edges', value: round(all.asked) },
  { name: 'answered by the edge', value: `${(hitRate * 100).toFixed(1)} %`, target: '>= 90 %', isGood: hitRate >= 0.9 },
  { name: 'passed on to Podium per second', value: round(all.passedOn) },
  { name: 'live events per second, all readers', value: round(all.events) },
  { name: 'processes for the streams, for the documents', value: `${processes.streams}, ${processes.answers}` },
  { name: 'from the edge to readers', value: `${gigabits(all.asked * audience.bytes.document)} Gbit/s` },
  {
    name: 'from Podium to the edge: documents, events',
    value: `${gigabits(all.passedOn * audience.bytes.document)}, ${gigabits(all.events * audience.bytes.event)} Gbit/s`,
  },
]);
