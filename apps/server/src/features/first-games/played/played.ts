import type { TestPodium } from '../../../testing/test-podium.ts';
import type { Secretary } from './secretary.ts';

/** The running Games: the server, and the secretary with the right over all of them. */
export interface Played {
  podium: TestPodium;
  ana: Secretary;
}
