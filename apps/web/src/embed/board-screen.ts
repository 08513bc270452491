/**
 * `/board.js`: turns the boards of a screen in a hall, keeps the display on, reports how old they are without a network,
 * and repairs boards that could not be loaded.
 */
import { isOurs } from '@podium/contract/served-by';
import { deviceNow } from '../platform/device-time.ts';
import { whoAnswers } from '../platform/who-answers.ts';
import { boardAge, nextBoard } from './board-turns.ts';

const checkMs = 15_000;
/** Logo, color and sponsors change rarely. */
const lookMs = 300_000;
const frames = [...document.querySelectorAll('iframe')];
const age = document.querySelector<HTMLElement>('#age');
const seconds = Number(document.querySelector('main')?.dataset.seconds);
let shown = 0;
let answeredAt = deviceNow();
let tag: string | null = null;

/** A page that could not be loaded is one of the browser, which this page may not read. */
function isReady(frame: HTMLIFrameElement): boolean {
  try {
    return Boolean(frame.contentDocument?.querySelector('.board'));
  } catch {
    // A browser may throw instead of returning no document.
    return false;
  }
}

function turn(): void {
  shown = nextBoard(shown, frames.map(isReady));
  for (const [index, frame] of frames.entries()) frame.classList.toggle('is-shown', index === shown);
}

function writeAge(): void {
  const old = boardAge(deviceNow() - answeredAt);
  if (!age) return;
  const format = old && new Intl.NumberFormat(document.documentElement.lang, { ...long, unit: old.unit });
  age.textContent = format ? (age.dataset.text ?? '').replace('{age}', format.format(old.value)) : '';
}
const long = { style: 'unit', unitDisplay: 'long' } as const;

/** Boards that failed to load, by the number of checks since. */
const missed = new WeakMap<HTMLIFrameElement, number>();
const checksBeforeReload = 2;

async function check(): Promise<void> {
  if ((await whoAnswers()) === 'server') {
    answeredAt = deviceNow();
    for (const frame of frames) repair(frame);
  }
  writeAge();
}

function repair(frame: HTMLIFrameElement): void {
  const count = isReady(frame) ? 0 : (missed.get(frame) ?? 0) + 1;
  missed.set(frame, count % checksBeforeReload);
  // Assigning the address reloads the frame although it is the same.
  if (count === checksBeforeReload) frame.src = frame.getAttribute('src')!;
}

/** Loads this page again if the server renders it differently now. */
async function checkLook(): Promise<void> {
  const response = await fetch(location.href, { cache: 'no-cache' });
  if (!response.ok || !isOurs(response)) return;
  const now = response.headers.get('etag');
  if (tag !== null && now !== tag) location.reload();
  tag = now;
}

/** Browsers release the lock when the page is hidden, and refuse it on a low battery. */
function keepAwake(): void {
  if (document.hidden || !('wakeLock' in navigator)) return;
  navigator.wakeLock.request('screen').catch(() => undefined);
}

if (seconds > 0 && frames.length > 1) setInterval(turn, seconds * 1000);
setInterval(() => void check(), checkMs);
// Without a network the look stays as it is until the next check.
setInterval(() => void checkLook().catch(() => undefined), lookMs);
void checkLook().catch(() => undefined);
document.addEventListener('visibilitychange', keepAwake);
keepAwake();
