// npm run bench:feed. Committed messages per second: over HTTP in sequence, over HTTP from many senders, and applied
// from the journal. Reference: single-row inserts into the same database in the same run. With `-- --bad 1.5`, that
// percentage of the messages begins in the year 0; with `--refused`, a constraint of the tables rejects one of their
// rows, the worst case for a batch.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { report } from './report.ts';
import { benchKey, startServer } from './server.ts';

const messages = Number(process.env['BENCH_MESSAGES'] ?? 4000);
const { values: options } = parseArgs({
  options: { bad: { type: 'string', default: '0' }, refused: { type: 'boolean', default: false } },
});
const badShare = Number(options.bad) / 100;

function resultXml(unit: number, version: number): string {
  const pad = (value: number, size: number): string => String(value).padStart(size, '0');
  const lines = Array.from({ length: 8 }, (_, index) => {
    const code = 900_000 + unit * 10 + index;
    return (
      `<Result Rank="${index + 1}" ResultType="TIME" Result="5${index}.${pad(version % 100, 2)}" SortOrder="${index + 1}" StartOrder="${index + 1}" StartSortOrder="${index + 1}">` +
      `<ExtendedResults><ExtendedResult Type="ER" Code="REACT_TIME" Value="0.6${index}"/><ExtendedResult Type="ER" Code="INTERMEDIATE" Pos="1" Value="2${index}.10" Rank="${index + 1}"/></ExtendedResults>` +
      `<Competitor Code="${code}" Type="A" Organisation="AUR"><Composition><Athlete Code="${code}" Order="1"><Description GivenName="Nadia" FamilyName="Brisal" Gender="M" Organisation="AUR"/></Athlete></Composition></Competitor></Result>`
    );
  });
  return (
    `<?xml version="1.0" encoding="UTF-8"?><OdfBody CompetitionCode="BENCH2026" DocumentCode="SWMM100MFR------------HEAT${pad(unit, 4)}00--" DocumentType="DT_RESULT" Version="${version}" ` +
    `ResultStatus="LIVE" FeedFlag="P" Date="2026-10-12" Time="10${pad(Math.floor(version / 60_000) % 60, 2)}${pad(Math.floor(version / 1000) % 60, 2)}${pad(version % 1000, 3)}" LogicalDate="2026-10-12" Source="B1">` +
    `<Competition><ExtendedInfos><UnitDateTime StartDate="2026-10-12T10:00:00-03:00"/></ExtendedInfos>${lines.join('')}</Competition></OdfBody>`
  );
}

const server = await startServer({ port: 3394, isDemo: false });
const pool = new pg.Pool({ host: join(server.dataDir, 'run'), user: 'podium', database: 'postgres', max: 8 });
let version = 0;

async function feed(unit: number): Promise<void> {
  const response = await fetch(`${server.url}/api/v1/feed/odf`, {
    method: 'POST',
    body: isBad(++version) ? withBadYear(resultXml(unit, version)) : resultXml(unit, version),
    headers: { 'content-type': 'application/xml', 'x-api-key': benchKey },
  });
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
}

/** Spreads the bad messages evenly. */
function isBad(number: number): boolean {
  return Math.floor(number * badShare) > Math.floor((number - 1) * badShare);
}

function withBadYear(xml: string): string {
  return options.refused
    ? xml.replace('<Result ', '<Result IRM="BENCH" ')
    : xml.replace('StartDate="2026', 'StartDate="0000');
}

async function waitUntilApplied(): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ waiting: string }>('select count(*) as waiting from feed.pending');
    if (rows[0]!.waiting === '0') return;
    await sleep(20);
  }
}

async function perSecond(count: number, work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return Math.round((count / (performance.now() - started)) * 1000);
}

try {
  if (options.refused)
    await pool.query(`alter table sport.result_lines add constraint bench_bad check (irm is distinct from 'BENCH')`);
  for (let unit = 1; unit <= 100; unit++) await feed(unit);
  await waitUntilApplied();
  const oneByOne = await perSecond(messages / 4, async () => {
    for (let index = 0; index < messages / 4; index++) await feed(1 + (index % 100));
    await waitUntilApplied();
  });
  const senders = 32;
  const together = await perSecond(messages, async () => {
    await Promise.all(
      Array.from({ length: senders }, async (_, sender) => {
        for (let index = 0; index < messages / senders; index++) await feed(1 + ((sender * 7 + index) % 100));
      }),
    );
    await waitUntilApplied();
  });
  await pool.query(
    'create table if not exists public.bench_reference (id bigint generated always as identity primary key, body bytea)',
  );
  const reference = await perSecond(messages / 4, async () => {
    const body = Buffer.from(resultXml(1, 1));
    for (let index = 0; index < messages / 4; index++)
      await pool.query('insert into public.bench_reference (body) values ($1)', [body]);
  });
  const { rows } = await pool.query<{ sizes: string }>(
    'select avg(octet_length(bytes))::int::text as sizes from feed.journal',
  );
  const bad = badShare > 0 ? `, ${options.bad} % of them ${options.refused ? 'refused by the tables' : 'bad'}` : '';
  report(`Feed (${rows[0]!.sizes} bytes a message, 8 lines each${bad})`, [
    { name: 'taken, committed and applied, one after the other over HTTP', value: `${oneByOne} messages/s` },
    { name: 'reference: bare inserts of the same bytes, one after the other', value: `${reference} rows/s` },
    {
      name: 'ratio one by one',
      value: (oneByOne / reference).toFixed(2),
      target: '>= 0.1',
      isGood: oneByOne / reference >= 0.1,
    },
    {
      name: `taken, committed and applied, ${senders} senders over HTTP`,
      value: `${together} messages/s`,
      target: badShare > 0 ? '>= 200 messages/s' : '> one by one',
      isGood: badShare > 0 ? together >= 200 : together > oneByOne,
    },
  ]);
} finally {
  await pool.end();
  await server.stop();
}
