/** Targets of redirects. Pure: server, console and the check of a folder agree on it. */

export interface RouteRule {
  /** `/old`, or `/old/*` with everything below it. */
  from: string;
  /** A path on this site, or a web address; a star at the end repeats what was below `from`. */
  to: string;
}

/** Longer chains are regarded as circles: `/a/*` to `/a/b/*` never ends. */
const longestChain = 10;

interface Way {
  /** Undefined if no rule applies, or if the rules lead in a circle. */
  to?: string;
  isCircle: boolean;
}

/**
 * Follows rules from a path to the last address.
 *
 * @param path without language; capitals, a slash at the end and escapes make no difference
 * @returns undefined if no rule applies, or if they lead in a circle
 */
export const followRules = (rules: readonly RouteRule[], path: string): string | undefined => follow(rules, path).to;

/** @returns rules that lead back to themselves, perhaps through others */
export function findCircles<Rule extends RouteRule>(rules: readonly Rule[]): Rule[] {
  return rules.filter(({ from }) => follow(rules, from.replace(/\*$/u, 'x')).isCircle);
}

function follow(rules: readonly RouteRule[], path: string): Way {
  const seen = new Set([plain(path)]);
  let to = nextAddress(rules, path);
  if (to === undefined) return { isCircle: false };
  while (to.startsWith('/')) {
    const next: string = to.split(/[?#]/u, 1)[0]!;
    if (seen.has(plain(next)) || seen.size > longestChain) return { isCircle: true };
    seen.add(plain(next));
    const following = nextAddress(rules, next);
    if (following === undefined) break;
    to = following;
  }
  return { to, isCircle: false };
}

/** A rule for exactly this path is preferred, then the one with the longest part before the star. */
function nextAddress(rules: readonly RouteRule[], path: string): string | undefined {
  const asked = plain(path);
  let best: { length: number; to: string } | undefined;
  for (const { from, to } of rules) {
    const isOfAll = from.endsWith('/*');
    const start = plain(isOfAll ? from.slice(0, -2) : from);
    if (asked === start && !isOfAll) return to.replace(/\*$/u, '');
    const isBelow = isOfAll && (asked === start || asked.startsWith(`${start}/`));
    if (!isBelow || (best && best.length >= start.length)) continue;
    const below = path.split('/').slice(start.split('/').length).join('/');
    best = {
      length: start.length,
      to: to.endsWith('/*') ? joinParts(to.slice(0, -2), below) : to,
    };
  }
  return best?.to;
}

/** No part of the path may become the host: `//evil.example`. */
const joinParts = (start: string, below: string): string => {
  const rest = below.replace(/^\/+/u, '');
  return start + (rest === '' && start !== '' ? '' : `/${rest}`);
};

function plain(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURI(path);
  } catch {
    // A broken escape is compared as it was typed.
  }
  return decoded.normalize('NFC').toLowerCase().replace(/\/+$/u, '');
}
