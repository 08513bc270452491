import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const podium = fileURLToPath(new URL('../apps/server/bin/podium.mjs', import.meta.url));
const cwd = fileURLToPath(new URL('../', import.meta.url));
const maxCrashes = 5;
const withinMs = 60_000;
/** Exit codes of a regular exit or of an error already explained to the user, after which a restart would not help. */
const finalExitCodes = new Set([0, 1, 2]);

/** Runs `podium start` and restarts it after a crash, with increasing delays, until it crashes too often. */
export function keepRunning(node, args) {
  let ends = [];
  let child;
  let pause;
  let isStopping = false;

  const start = () => {
    child = spawn(node, [podium, 'start', ...args], { stdio: 'inherit', cwd });
    child.on('exit', (code, signal) => {
      if (isStopping || finalExitCodes.has(code)) process.exit(code ?? 1);
      ends = [...ends.filter((time) => Date.now() - time < withinMs), Date.now()];
      const how = signal ? `was ended by ${signal}` : `ended with code ${code}`;
      if (ends.length >= maxCrashes) {
        console.error(
          `Podium ${how}, ${maxCrashes} times within a minute: it is not started again. The lines above say why.`,
        );
        exit(1);
      }
      const pauseMs = ends.length === 1 ? 0 : 250 * 2 ** ends.length;
      console.error(`Podium ${how}; it starts again${pauseMs > 0 ? ` in ${pauseMs / 1000} s` : ''}.`);
      pause = setTimeout(start, pauseMs);
    });
  };

  /** A server that was killed could not stop its database. */
  const exit = (code) => {
    clearTimeout(pause);
    spawnSync(node, [podium, 'stop-database'], { stdio: 'inherit', cwd });
    process.exit(code);
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      isStopping = true;
      if (child.exitCode === null && child.signalCode === null) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
      else exit(0);
    });
  start();
}
