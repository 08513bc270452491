const STORAGE_KEY = 'podium-consent';
/** After which the question is put again. */
const MONTHS = 6;

export const consentChoices = ['necessary', 'all'] as const;
export type ConsentChoice = (typeof consentChoices)[number];

/** What was chosen, as long as it holds. */
export function choiceIn(text: string | null, now: Date): ConsentChoice | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as { choice?: unknown; at?: unknown } | null;
    const at = new Date(String(kept?.at));
    const until = new Date(at);
    until.setUTCMonth(until.getUTCMonth() + MONTHS);
    return at <= now && now < until ? consentChoices.find((one) => one === kept?.choice) : undefined;
  } catch {
    return undefined;
  }
}

export function isConsentAsked(): boolean {
  try {
    return choiceIn(localStorage.getItem(STORAGE_KEY), new Date()) === undefined;
  } catch {
    // Where nothing can be stored there is nothing to ask.
    return false;
  }
}

export function keepChoice(choice: ConsentChoice): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ choice, at: new Date().toISOString() }));
  } catch {
    // Asked again with the next page.
  }
}
