/**
 * All probes, in the order in which they examine a page: first what its arrival showed, then what leaves the page as it
 * is, then what resizes it, walks through it and opens its details.
 */
import type { Probe } from '../visit.ts';
import { accessibilityProbe } from './accessibility.ts';
import { documentProbe } from './document.ts';
import { focusProbe } from './focus.ts';
import { healthProbe } from './health.ts';
import { layoutShiftProbe } from './layout-shift.ts';
import { linksProbe } from './links.ts';
import { mirroringProbe } from './mirroring.ts';
import { overflowProbe } from './overflow.ts';
import { policyProbe } from './policy.ts';
import { targetsProbe } from './targets.ts';
import { titleProbe } from './title.ts';
import { weightProbe } from './weight.ts';

export const probes: readonly Probe[] = [
  documentProbe,
  titleProbe,
  linksProbe,
  policyProbe,
  layoutShiftProbe,
  healthProbe,
  weightProbe,
  mirroringProbe,
  overflowProbe,
  accessibilityProbe,
  focusProbe,
  targetsProbe,
];
