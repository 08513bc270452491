// npm run bench:foreign -- [results]. Imports a made-up LENEX file of 100,000 results into an empty database, and a file of
// a tenth of it for comparison.
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { report } from './report.ts';
import { runVerb } from './server.ts';

const results = Number(process.argv[2] ?? 100_000);
const [perAthlete, perHeat, perClub] = [20, 8, 50];

/** A meet in which every swimmer swims every event, with two split times. */
function meet(count: number): string {
  const athletes = Math.ceil(count / perAthlete);
  const heats = Array.from({ length: Math.ceil(athletes / perHeat) }, (_, index) => index + 1);
  const events = Array.from({ length: perAthlete }, (_, index) => index + 1);
  const sessions = events.map(
    (event) => `<SESSION number="${event}" date="2031-03-${10 + event}" daytime="09:00"><EVENTS>
<EVENT eventid="${event}" number="${event}" order="1" gender="M" round="TIM" daytime="09:00" preveventid="-1"><SWIMSTYLE distance="${50 * (event + 2)}" relaycount="1" stroke="FREE"/>
<HEATS>${heats.map((heat) => `<HEAT heatid="${event * 100_000 + heat}" number="${heat}" status="OFFICIAL"/>`).join('\n')}</HEATS></EVENT></EVENTS></SESSION>`,
  );
  const time = (index: number): string =>
    `00:0${1 + (index % 8)}:${String(index % 60).padStart(2, '0')}.${String(index % 100).padStart(2, '0')}`;
  const athlete = (
    index: number,
  ): string => `<ATHLETE athleteid="${index}" lastname="Family ${index}" firstname="Given" gender="M" birthdate="20${10 + (index % 10)}-05-01"><RESULTS>
${events
  .map(
    (event) =>
      `<RESULT resultid="${event * 1_000_000 + index}" eventid="${event}" heatid="${event * 100_000 + 1 + Math.floor(index / perHeat)}" lane="${1 + (index % perHeat)}" swimtime="${time(index + event * 7)}" reactiontime="+72" points="${300 + (index % 500)}"><SPLITS><SPLIT distance="50" swimtime="00:00:30.${10 + (index % 80)}"/><SPLIT distance="100" swimtime="00:00:59.${10 + (index % 80)}"/></SPLITS></RESULT>`,
  )
  .join('\n')}</RESULTS></ATHLETE>`;
  const clubs = Array.from({ length: Math.ceil(athletes / perClub) }, (_, club) => {
    const own = Array.from({ length: Math.min(perClub, athletes - club * perClub) }, (_, index) =>
      athlete(club * perClub + index),
    );
    return `<CLUB code="C${club}" name="Club ${club}" nation="CPV" type="CLUB"><ATHLETES>${own.join('\n')}</ATHLETES></CLUB>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><LENEX version="3.0"><MEETS><MEET name="Long Cup" city="Praia" nation="CPV">
<SESSIONS>${sessions.join('\n')}</SESSIONS><CLUBS>${clubs.join('\n')}</CLUBS></MEET></MEETS></LENEX>`;
}

const folder = await mkdtemp(join(tmpdir(), 'podium-bench-'));
try {
  const measure = async (count: number) => {
    const path = join(folder, `${count}.lef`);
    await writeFile(path, meet(count));
    const environment = { DATA_DIR: join(folder, String(count)) };
    await runVerb(['doctor'], environment);
    const whole = await runVerb(['import', path], environment);
    const again = await runVerb(['import', path], environment);
    return { megabytes: (await stat(path)).size / 1e6, whole, again };
  };
  const tenth = await measure(results / 10);
  const { megabytes, whole, again } = await measure(results);
  console.log(whole.out);
  report(`LENEX, ${results} results, ${megabytes.toFixed(0)} MB`, [
    {
      name: 'imported into an empty database',
      value: `${whole.seconds.toFixed(1)} s, at most ${Math.round(whole.peakMb)} MB`,
      target: '<= 60 s',
      isGood: whole.code === 0 && whole.seconds <= 60,
    },
    {
      name: 'the same again',
      value: `${again.seconds.toFixed(1)} s, at most ${Math.round(again.peakMb)} MB`,
      target: 'changes nothing',
      isGood: again.code === 0 && again.out.includes('Nothing changed.'),
    },
    {
      name: 'a tenth of it',
      value: `${tenth.whole.seconds.toFixed(1)} s, at most ${Math.round(tenth.whole.peakMb)} MB`,
    },
  ]);
} finally {
  await rm(folder, { recursive: true, force: true });
}
