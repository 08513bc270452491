import { deviceNow } from '../../../platform/device-time.ts';

const STORAGE_KEY = 'podium-consent';
/** Prefix of the names of everything that is stored only if 'all' is allowed. */
const OPTIONAL_KEY = 'podium-optional-';
/** The question is asked again after this many months. */
const MONTHS = 6;

export const consentChoices = ['necessary', 'all'] as const;
export type ConsentChoice = (typeof consentChoices)[number];

interface Kept {
  choice: ConsentChoice;
  at: string;
  /** Signed-in users only: the choice has not been sent to the account yet. */
  isUntold?: true;
}

/** The stored choice, if it has not expired. */
export function choiceIn(text: string | null, now: Date): ConsentChoice | undefined {
  return keptIn(text, now)?.choice;
}

function keptIn(text: string | null, now: Date): Kept | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as Record<keyof Kept, unknown> | null;
    const at = new Date(String(kept?.at));
    const until = new Date(at);
    until.setUTCMonth(until.getUTCMonth() + MONTHS);
    const choice = at <= now && now < until ? consentChoices.find((one) => one === kept?.choice) : undefined;
    return choice && { choice, at: at.toISOString(), ...(kept?.isUntold === true && { isUntold: true }) };
  } catch {
    return undefined;
  }
}

function readKept(): Kept | undefined {
  try {
    return keptIn(localStorage.getItem(STORAGE_KEY), new Date(deviceNow()));
  } catch {
    return undefined;
  }
}

function keep(kept: Kept): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // Not stored: the next page asks again.
  }
}

export const savedChoice = (): ConsentChoice | undefined => readKept()?.choice;

export function isConsentAsked(): boolean {
  try {
    return choiceIn(localStorage.getItem(STORAGE_KEY), new Date(deviceNow())) === undefined;
  } catch {
    // Without storage there is nothing to ask.
    return false;
  }
}

/** @param isUser whether the choice is also stored in an account */
export async function saveChoice(choice: ConsentChoice, isUser: boolean): Promise<void> {
  keep({ choice, at: new Date(deviceNow()).toISOString(), ...(isUser && { isUntold: true }) });
  if (choice === 'necessary') await dropOptional();
}

/** Deletes stored data and caches that require the choice 'all'. */
async function dropOptional(): Promise<void> {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (key.startsWith(OPTIONAL_KEY)) storage.removeItem(key);
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith(OPTIONAL_KEY)).map(async (name) => caches.delete(name)));
  } catch {
    // Without storage there is nothing to delete.
  }
}

/** Sends a choice to the account once; a failed attempt is repeated with the next page. */
export async function sendChoice(send: (choice: ConsentChoice) => Promise<unknown>): Promise<void> {
  const kept = readKept();
  if (!kept?.isUntold) return;
  await send(kept.choice);
  const { choice, at } = kept;
  if (readKept()?.at === at) keep({ choice, at });
}
