import type { ShiftVisit, VolunteerAnswer } from '@podium/contract';

type Answer = NonNullable<ShiftVisit['answer']>;
const states: readonly VolunteerAnswer[] = ['coming', 'here', 'off', 'swap'];
/** One answer of each shift: a newer one replaces it. @param link secret of the shift's link */
const keyOf = (link: string): string => `podium-shift-answer ${link.slice(0, 12)}`;

/** Keeps an answer that could not be sent; undefined forgets it. */
export function keepAnswer(link: string, answer: Answer | undefined): void {
  try {
    if (answer) localStorage.setItem(keyOf(link), JSON.stringify(answer));
    else localStorage.removeItem(keyOf(link));
  } catch {
    // Without storage the answer is kept until the page is closed.
  }
}

/** @returns undefined if none is kept, or if it cannot be read */
export function keptAnswer(link: string): Answer | undefined {
  try {
    const { name, state } = JSON.parse(localStorage.getItem(keyOf(link)) ?? '{}') as Partial<Answer>;
    const isAnswer = typeof name === 'string' && states.some((one) => one === state);
    return isAnswer ? { name, state: state! } : undefined;
  } catch {
    return undefined;
  }
}
