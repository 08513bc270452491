import { z } from 'zod';
import type { RuntimeConfig } from '../config.ts';
import { route } from '../routes/route.ts';
import type { Route } from '../routes/route.ts';

const answer = z.object({
  s3Url: z.string().optional(),
  liveUpdateChannel: z.string().optional(),
  /** The apps do not update themselves: only if it is the text `true`. */
  disableLiveUpdate: z.enum(['true', 'false']).optional(),
  dataLicense: z.string().optional(),
  dataLicenseUrl: z.string().optional(),
});

/** C10: settings for an app that did not get them with a page, such as one that starts from its own bundle. */
export function runtimeConfigRoute(runtime: RuntimeConfig): Route {
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
    ({ c }) =>
      c.json(answer.parse(runtime), 200, {
        'cache-control': 'public, max-age=60',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      }),
  );
}
