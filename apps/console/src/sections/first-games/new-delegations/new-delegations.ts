/** Delegations added by their names, with codes made from them. */
import type { GamesPlan } from '@podium/contract';
import { fold } from '@podium/games';
import { nextId } from '../plan-numbers.ts';
import { typedName, withName } from '../plan.ts';

const codeLength = 3;
/** Words that do not distinguish names: `Escola Municipal de Itajubá` is known as Itajubá. */
const littleWords = new Set([
  'de',
  'da',
  'do',
  'das',
  'dos',
  'del',
  'la',
  'el',
  'los',
  'las',
  'of',
  'the',
  'du',
  'des',
  'le',
  'les',
]);

/**
 * A free code of a delegation: initials of a name of three words or more, otherwise its first letters, and a number
 * if they are taken or the name has no Latin letters.
 */
export function delegationCode(name: string, usedCodes: ReadonlySet<string>): string {
  const words = fold(name)
    .split(/[^a-z0-9]+/u)
    .filter((word) => word !== '');
  const telling = words.filter((word) => !littleWords.has(word));
  const initials = telling.map(([letter]) => letter).join('');
  const letters = telling.join('');
  const candidates = [initials.length >= codeLength ? initials : letters, letters, letters.slice(1)]
    .map((text) => text.slice(0, codeLength).toUpperCase())
    .filter((code) => code.length >= 2);
  const free = candidates.find((code) => !usedCodes.has(code));
  if (free !== undefined) return free;
  const stem = candidates[0]?.slice(0, 2) ?? 'D';
  for (let number = 1; ; number += 1) {
    const code = `${stem}${number}`;
    if (code.length > 1 && !usedCodes.has(code)) return code;
  }
}

/** Adds those that the plan does not have yet. */
export const addDelegations = (plan: GamesPlan, names: readonly string[]): GamesPlan =>
  names.reduce(addDelegation, plan);

function addDelegation(plan: GamesPlan, text: string): GamesPlan {
  const { delegations } = plan;
  const name = text.trim().replaceAll(/\s+/gu, ' ').slice(0, 120);
  const isKnown = delegations.some((one) => fold(typedName(plan, one.name)) === fold(name));
  if (name === '' || isKnown) return plan;
  const code = delegationCode(name, new Set(delegations.map((one) => one.code)));
  return { ...plan, delegations: [...delegations, { id: String(nextId(plan)), code, name: withName(plan, name) }] };
}
