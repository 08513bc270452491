import { z } from 'zod';
import type { Config, RuntimeConfig } from '../ground/config.ts';
import type { GamesClock } from '../ground/games-clock.ts';
import { machineNow } from '../ground/machine-time.ts';
import { route } from '../routes/route.ts';
import type { Route } from '../routes/route.ts';

/** Facts that this server puts into its pages, for apps that include their own pages. */
const appFacts = z.object({
  publicUrl: z.string(),
  livePosition: z.string().meta({ description: 'Position of the live stream: nothing that changes later is missed' }),
  now: z.string().meta({ description: 'The time at the Games' }),
  madeAt: z.number().meta({ description: 'The time of this server at that moment (ms since 1970)' }),
  clockRate: z.number().meta({ description: 'Seconds of the Games per second' }),
  isLoginEnabled: z.boolean(),
  mapServer: z.object({ styleUrl: z.string().optional(), tilesUrl: z.string().optional() }),
});

const answer = z.object({
  app: appFacts,
  s3Url: z.string().optional(),
  liveUpdateChannel: z.string().optional(),
  /** Disables self-updates of the apps, but only with the text `true`. */
  disableLiveUpdate: z.enum(['true', 'false']).optional(),
  dataLicense: z.string().optional(),
  dataLicenseUrl: z.string().optional(),
});

/** C10: settings for an app that did not get them with a page, such as one that starts from its own bundle. */
interface Source {
  runtime: RuntimeConfig;
  config: Pick<Config, 'publicUrl' | 'isLoginEnabled' | 'mapServer'>;
  clock: GamesClock;
  position: () => string;
}

export function runtimeConfigRoute({ runtime, config, clock, position }: Source): Route {
  return route(
    {
      method: 'get',
      path: '/api/v1/runtime-config',
      summary: 'Settings of the operator for the apps',
      tag: 'description',
      access: 'everyone',
      answer,
      isForAnyOrigin: true,
    },
    ({ c }) => {
      const { publicUrl, isLoginEnabled, mapServer } = config;
      const app = {
        publicUrl,
        livePosition: position(),
        now: new Date(clock.now()).toISOString(),
        madeAt: machineNow(),
        clockRate: clock.rate,
        isLoginEnabled,
        mapServer,
      };
      return c.json(answer.parse({ ...runtime, app }), 200, {
        'cache-control': 'public, max-age=60',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
    },
  );
}
