// npm run bench:ranking. Pages of the points ranking with 300,000 people, over HTTP, in turns. Reference: a response
// that needs no database.
import { testPodium } from '@podium/server/test-podium';
import { median, percentile, report } from './report.ts';

const people = 300_000;
const turns = 30;
const asked = {
  'an address of nothing': '/api/v1/nothing',
  'first page': '/api/v1/ranking',
  'a page in the middle, 100 lines': '/api/v1/ranking?page=500&pageSize=100',
  'the last page, among those without points': '/api/v1/ranking?page=3000&pageSize=100',
  'one type of user': '/api/v1/ranking?type=athlete&nonzero=1',
  'a rare part of a user name': '/api/v1/ranking?query=abc',
  'a part of most user names': '/api/v1/ranking?query=a',
};
const maxMs = 500;

const podium = await testPodium();
const times = new Map<string, number[]>(Object.keys(asked).map((name) => [name, []]));
try {
  const { pool } = podium.database;
  await pool.query(
    `insert into people.persons (id, username, type, organisation, points, is_active)
     select 'p' || n, 'player.' || md5(n::text)::varchar(12),
       (array['athlete', 'coach', 'manager', 'referee', 'staff', 'volunteer', 'guest'])[1 + n % 7], 'SP',
       case when n % 3 = 0 then 0 else (n::bigint * 7919 % 4000) * 25 end, true from generate_series(1, $1) n`,
    [people],
  );
  await pool.query('vacuum analyze people.persons');
  for (let turn = -2; turn < turns; turn++)
    for (const [name, path] of Object.entries(asked)) {
      const started = performance.now();
      await (await podium.get(path)).arrayBuffer();
      if (turn >= 0) times.get(name)!.push(performance.now() - started);
    }
} finally {
  await podium.stop();
}
report(
  `The ranking of ${people} people`,
  [...times].map(([name, all]) => ({
    name: `${name}: median, p90`,
    value: `${median(all).toFixed(1)}, ${percentile(all, 0.9).toFixed(1)} ms`,
    target: `<= ${maxMs} ms`,
    isGood: median(all) <= maxMs,
  })),
);
