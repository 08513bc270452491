import { setTimeout as sleep } from 'node:timers/promises';
import { readIfExists } from '../../ground/read-if-exists.ts';
import { isKnownDiscipline } from '../../read-model/program/known.ts';
import { pageAddresses } from '../../ground/web-build.ts';
import type { AnswerListener, FeatureKit } from '../kit.ts';
import { AnswerCounter } from './answer-counter.ts';
import { MinuteWriter } from './minute-writer.ts';
import { RouteTable } from './route-table.ts';

const turnMs = 10_000;
const finishMs = 5000;

/** Starts counting answers, and writes the counts every ten seconds. */
export async function countAnswers(
  { pool, log, program }: FeatureKit,
  routes: readonly string[],
): Promise<AnswerListener> {
  const pages = JSON.parse((await readIfExists(pageAddresses)) ?? '[]') as string[];
  const counter = new AnswerCounter(new RouteTable(routes, pages, (key) => isOfTheGames(program, key)));
  const writer = new MinuteWriter(counter, { pool, log });
  let timer: NodeJS.Timeout;
  const wait = (): void => {
    timer = setTimeout(
      () => {
        void writer.turn();
        wait();
      },
      turnMs - (Date.now() % turnMs),
    ).unref();
  };
  wait();
  return {
    countAnswer: (method, url, status, userAgent, platform) => counter.count(method, url, status, userAgent, platform),
    stop: async () => {
      clearTimeout(timer);
      // Without this limit, a database that does not answer would keep the server from stopping.
      await Promise.race([writer.finish(), sleep(finishMs, undefined, { ref: false })]);
    },
  };
}

/** Until the Games have been read, no key is known; answers are counted nevertheless. */
function isOfTheGames(program: FeatureKit['program'], key: string): boolean {
  try {
    return isKnownDiscipline(key, program());
  } catch {
    return false;
  }
}
