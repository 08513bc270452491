// npm run bench:push. One result to 100,000 devices: the time until all are notified, whether any is notified twice,
// and the effect on other clients meanwhile.
import { fork } from 'node:child_process';
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { testPodium } from '@podium/server/test-podium';
import { median, percentile, report } from './report.ts';

const devices = Number(process.env['BENCH_DEVICES'] ?? 100_000);

const service = fork(fileURLToPath(new URL('./push-service.ts', import.meta.url)));
const [{ port }] = (await once(service, 'message')) as [{ port: number }];

const now = new Date();
const day = now.toISOString().slice(0, 10);
/** After the schedule, so that the result is newer. */
const sentAt = (version: number): string => new Date(now.getTime() - 60_000 + version * 1000).toISOString();
const header = (type: string, code: string, version: number, status = ''): string =>
  `<OdfBody CompetitionCode="BENCH26" DocumentCode="${code}" DocumentType="${type}" Version="${version}" ${status} FeedFlag="P" ` +
  `Date="${day}" Time="${sentAt(version).slice(11, 23).replaceAll(/[:.]/gu, '')}" LogicalDate="${day}" Source="BENCH1"><Competition>`;
const unit = 'SWMM100MFR------------FNL-000100--';
const schedule =
  `${header('DT_SCHEDULE', 'SWM-------------------------------', 1)}<Unit Code="${unit}" PhaseType="3" ScheduleStatus="RUNNING" ` +
  `StartDate="${now.toISOString()}" Medal="1" Venue="AQC" Location="PL1"><ItemName Language="ENG" Value="Final"/></Unit></Competition></OdfBody>`;
const result =
  `${header('DT_RESULT', unit, 2, 'ResultStatus="OFFICIAL"')}<Result Rank="1" ResultType="TIME" Result="51.20" SortOrder="1" StartOrder="1" ` +
  `StartSortOrder="1"><Competitor Code="1" Type="A" Organisation="AUR"/></Result></Competition></OdfBody>`;

const podium = await testPodium({
  environment: {
    PUSH_SERVICES: '127.0.0.1',
    SECRET_KEYS: `1:${randomBytes(32).toString('base64')}`,
  },
});
const reads: number[] = [];
let tookS = 0;
let queuedS = 0;
let processorS = 0;
let counted = { devices: 0, twice: 0 };
try {
  const { pool } = podium.database;
  const waitUntilSettled = async (): Promise<void> => {
    await podium.settle(60_000);
    for (;;) {
      const { rows } = await pool.query<{ isDone: boolean }>(
        `select coalesce((select seq from feed.followers where name = 'push'), 0) = (select last_seq from feed.installation) as "isDone"`,
      );
      if (rows[0]!.isDone) return;
      await sleep(20);
    }
  };
  await podium.feed(schedule);
  await waitUntilSettled();
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  await pool.query(
    `with device as (
       insert into push.subscriptions (id_hash, address_hash, transport, address, p256dh, auth, kid, language, time_zone, types, lead_minutes, hides_results)
       select sha256(('i' || n)::bytea), sha256(('a' || n)::bytea), 'web', $1 || n, $2, $3, '1',
         (array['en', 'es', 'pt', 'az', 'ar', 'fr'])[1 + n % 6], 'America/Sao_Paulo', '{result}', 10, n % 5 = 0
       from generate_series(1, $4::int) as n returning id)
     insert into push.follows (subscription_id, kind, id, off) select id, 'discipline', 'swm', '{}' from device`,
    [
      `http://127.0.0.1:${port}/device/`,
      browser.getPublicKey('base64url'),
      randomBytes(16).toString('base64url'),
      devices,
    ],
  );
  await pool.query('vacuum analyze push.subscriptions, push.follows');
  const processor = process.cpuUsage();
  const started = performance.now();
  const seconds = (): number => (performance.now() - started) / 1000;
  await podium.feed(result);
  await waitUntilSettled();
  queuedS = seconds();
  for (;;) {
    const asked = performance.now();
    await (await podium.get('/api/v1/games')).arrayBuffer();
    reads.push(performance.now() - asked);
    const { rows } = await pool.query<{ isLeft: boolean }>('select exists (select from push.deliveries) as "isLeft"');
    if (!rows[0]!.isLeft) break;
    await sleep(100);
  }
  tookS = seconds();
  const { user, system } = process.cpuUsage(processor);
  processorS = (user + system) / 1e6;
  service.send('count');
  [counted] = (await once(service, 'message')) as [typeof counted];
} finally {
  await podium.stop();
  service.kill();
}
report(`A result to ${devices} devices`, [
  { name: 'queued for all', value: `${queuedS.toFixed(1)} s` },
  { name: 'processor time of the server', value: `${processorS.toFixed(1)} s` },
  { name: 'sent to all', value: `${tookS.toFixed(1)} s (${Math.round(devices / tookS)}/s)` },
  {
    name: 'devices notified, notified twice',
    value: `${counted.devices}, ${counted.twice}`,
    target: `${devices}, 0`,
    isGood: counted.devices === devices && counted.twice === 0,
  },
  {
    name: 'a document meanwhile: median, p99',
    value: `${median(reads).toFixed(1)}, ${percentile(reads, 0.99).toFixed(1)} ms`,
  },
]);
