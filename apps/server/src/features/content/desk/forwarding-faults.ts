import { findCircles } from '@podium/content';
import type { RouteRule } from '@podium/content';
import type { DraftFault } from '@podium/contract';
import { isAllowedHost } from '../../../ground/forwarding.ts';
import type { FeatureKit } from '../../kit.ts';

/** Faults of a well-formed redirect, given all published ones. */
export function forwardingFaults(
  rule: RouteRule,
  others: readonly RouteRule[],
  settings: Pick<FeatureKit, 'publicUrl' | 'redirectHosts'>,
): DraftFault[] {
  const faults: DraftFault[] = [];
  if (others.some(({ from }) => from.toLowerCase() === rule.from.toLowerCase()))
    faults.push({
      field: 'from',
      code: 'taken',
      message: `${rule.from} is forwarded already.`,
    });
  if (findCircles([rule, ...others]).includes(rule))
    faults.push({
      field: 'to',
      code: 'circle',
      message: `${rule.from} leads back to itself.`,
    });
  if (!rule.to.startsWith('/') && !isAllowedHost(rule.to, settings))
    faults.push({
      field: 'to',
      code: 'foreignHost',
      message: 'Add its host to the setting REDIRECT_HOSTS.',
    });
  return faults;
}
