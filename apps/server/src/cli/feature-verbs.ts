import { openDatabase } from '../database/database.ts';
import { baseKit, openShared } from '../features/base-kit.ts';
import { features } from '../features/features.gen.ts';
import { openLog } from '../ground/log.ts';
import type { Verb } from './io.ts';

interface VerbOfFeature {
  name: string;
  usage: string;
  about: string;
  run: Verb;
}

/** Commands of features; each runs with its own database connection. */
export const featureVerbs: readonly VerbOfFeature[] = features.flatMap((feature) =>
  (feature.verbs ?? []).map(({ name, usage, about, run }) => ({
    name,
    usage,
    about,
    run: async (args, { out, config }) => {
      const log = openLog(config.logLevel);
      const database = await openDatabase(config);
      try {
        const shared = await openShared(config, log, database.pool);
        return await run(args, baseKit(feature, { config, log, pool: database.pool, shared }), out);
      } finally {
        await database.close();
      }
    },
  })),
);
