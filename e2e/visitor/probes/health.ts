import { expectHealthy, watchPolicy } from '../../harness/health.ts';
import type { Probe } from '../visit.ts';

/** Its own assertions name what they find. */
export const healthProbe: Probe = {
  promise: 'runs in the browser without console messages, lost or foreign requests, or policy violations',
  examines: ({ means }) => means === 'scripted',
  prepare: watchPolicy,
  async find({ page, prefix, screen, answer: { status } }) {
    await expectHealthy(page, prefix, screen.refused ?? status);
    return [];
  },
};
