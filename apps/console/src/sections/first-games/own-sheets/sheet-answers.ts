/** Answers about names of delegations and events, kept for the next spreadsheet of the same Games. */
import type { GamesPlan } from '@podium/contract';
import type { TextStore } from '../../../drafts/saved-text.ts';

const storeKey = ({ code }: Pick<GamesPlan, 'code'>): string => `podium-console-answers:${code}`;
const maxRemembered = 500;

/** Ids by key of the question. Answers that name something the plan no longer has are left out. */
export function rememberedAnswers(plan: GamesPlan, store: TextStore): ReadonlyMap<string, string> {
  const ids = new Set(['', ...plan.delegations.map(({ id }) => id), ...plan.events.map(({ id }) => id)]);
  try {
    const saved: unknown = JSON.parse(store.getItem(storeKey(plan)) ?? '[]');
    const pairs = Array.isArray(saved) ? (saved as unknown[]) : [];
    return new Map(pairs.filter(isPair).filter(([, id]) => ids.has(id)));
  } catch {
    // Something else may have written there: names are then asked as for a first file.
    return new Map();
  }
}

export function rememberAnswers(plan: GamesPlan, answers: ReadonlyMap<string, string>, store: TextStore): void {
  const all = [...new Map([...rememberedAnswers(plan, store), ...answers])].slice(-maxRemembered);
  try {
    store.setItem(storeKey(plan), JSON.stringify(all));
  } catch {
    // Without room in the browser, names are asked again.
  }
}

const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((text) => typeof text === 'string');
