import type { Context } from 'hono';
import type pg from 'pg';
import { actorFinder } from '../access/gate.ts';
import type { Actor } from '../access/actor.ts';
import type { Config } from '../ground/config.ts';
import type { Database } from '../database/database.ts';
import { Jobs } from '../database/jobs.ts';
import { strongestUse } from '../files/file-use.ts';
import type { FileUseSource } from '../files/file-use.ts';
import type { Log } from '../ground/log.ts';
import { namesOfRoute } from '../routes/route.ts';
import type { AnswerOnce } from '../routes/keyed-request.ts';
import type { Route } from '../routes/route.ts';
import { baseKit, openShared, collectOwnData } from './base-kit.ts';
import type { Shared } from './base-kit.ts';
import { Followers } from './followers.ts';
import type { AnswerListener, BaseKit, Feature, FeatureKit } from './kit.ts';
import { Offers } from './service.ts';

interface HostOptions {
  features: readonly Feature[];
  config: Config;
  database: Database;
  /** Pool for the requests of features. */
  pool: pg.Pool;
  log: Log;
  /** Replaces the session lookup of the accounts feature; used by tests. */
  identify?: (request: Request) => Promise<Actor | undefined>;
}

/** Services that the running server provides to features, in addition to those derived from the configuration. */
export type Services = Omit<FeatureKit, keyof BaseKit | 'actor' | 'limit' | 'ownData' | 'state' | 'use' | 'all'> &
  Pick<FeatureKit, 'limit'>;

/** Runs the features of one server process: their kits, routes, followers, jobs, and the answer listener. */
export class FeatureHost {
  readonly #options: HostOptions;
  readonly #shared: Shared;
  readonly #baseKits: readonly BaseKit[];
  readonly #followers: Followers;
  readonly #jobs: Jobs;
  #kits: readonly FeatureKit[] = [];
  #listener: AnswerListener | undefined;

  private constructor(options: HostOptions, shared: Shared) {
    this.#options = options;
    this.#shared = shared;
    const { features, config, log, pool, database } = options;
    this.#baseKits = features.map((feature) => baseKit(feature, { config, log, pool, shared }));
    this.#followers = new Followers(database, log);
    this.#jobs = new Jobs(database, log);
  }

  /** @throws ConfigError if a feature's setting is invalid */
  static async open(options: HostOptions): Promise<FeatureHost> {
    return new FeatureHost(options, await openShared(options.config, options.log, options.pool));
  }

  get shared(): Shared {
    return this.#shared;
  }

  /** Identifies the caller of a request, once per request. */
  readonly actorOf: (c: Context) => Promise<Actor> = actorFinder(async (request) => {
    const { features, identify } = this.#options;
    if (identify) return identify(request);
    const index = features.findIndex((feature) => feature.identify);
    return features[index]?.identify?.(request, this.#kits[index]!);
  });

  /** Runs a request with an `Idempotency-Key` only once. */
  readonly answerOnce: AnswerOnce = async (request, answer) => {
    const { features } = this.#options;
    const index = features.findIndex((feature) => feature.answerOnce);
    return features[index]?.answerOnce?.(request, answer, this.#kits[index]!) ?? answer();
  };

  /** Returns how features use a file: the strongest of their uses. */
  readonly fileUse: FileUseSource = async (sha256) => {
    const uses = this.#options.features.flatMap(({ fileUse }, index) =>
      fileUse ? [async () => fileUse(sha256, this.#kits[index]!)] : [],
    );
    return strongestUse(uses)(sha256);
  };

  /** Completes the kits and collects the features' routes. */
  routes(services: Services): Route[] {
    const { features } = this.#options;
    let offers = new Offers([]);
    this.#kits = this.#baseKits.map((baseKit, index): FeatureKit => {
      const kit: Omit<FeatureKit, 'state'> = {
        ...baseKit,
        ...services,
        actor: this.actorOf,
        use: (service) => offers.use(service),
        all: (service) => offers.all(service),
        ownData: async (personId) => collectOwnData(features, this.#baseKits, personId),
      };
      return { ...kit, state: features[index]!.open?.(kit) };
    });
    offers = new Offers(features.flatMap((feature, index) => feature.offers?.(this.#kits[index]!) ?? []));
    return features.flatMap((feature, index) => feature.routes?.(this.#kits[index]!) ?? []);
  }

  /**
   * Starts followers, jobs and the answer listener.
   *
   * @param routes all routes of the server
   * @returns the listener, if a feature counts answers
   */
  async start(routes: readonly Route[]): Promise<AnswerListener | undefined> {
    const names = routes.flatMap(namesOfRoute);
    for (const [index, feature] of this.#options.features.entries()) {
      const kit = this.#kits[index]!;
      this.#followers.start(feature, kit);
      this.#listener ??= await feature.answered?.(kit, names);
      for (const { name, everyMs, run } of feature.jobs ?? [])
        this.#jobs.start({ name: `${feature.name} ${name}`, everyMs, run: async (client) => run(client, kit) });
    }
    return this.#listener;
  }

  /** Number of items waiting to be sent, by feature. */
  async waiting(): Promise<[name: string, count: number][]> {
    return Promise.all(
      this.#options.features.flatMap(({ name, waiting }) =>
        waiting ? [waiting(this.#options.pool).then((count): [string, number] => [name, count])] : [],
      ),
    );
  }

  get followerNames(): string[] {
    return this.#options.features.filter(({ follow }) => follow).map(({ name }) => name);
  }

  async stop(): Promise<void> {
    await Promise.all([this.#followers.stop(), this.#jobs.stop(), this.#listener?.stop()]);
    this.#shared.mail.close();
  }
}
