import {
  followedPushTypes,
  maxPushFollows,
  pushLeads,
  pushTypes,
  pushTypesAtFirst,
  pushTypesOffForGroups,
} from '@podium/contract/push-words';
import { useSyncExternalStore } from 'react';
import type { PushLead, PushType } from '@podium/contract/push-words';
import { MAX_FOLLOWS } from '../../reader/follows.ts';
import type { Follow } from '../../reader/follows.ts';
import type { LanguageCode, PushPreferences } from '@podium/contract';

/** The notifications that a device receives. The choices are kept when notifications are turned off. */
export interface PushChoices {
  types: readonly PushType[];
  leadMinutes: PushLead;
  quiet: { from: string; until: string } | null;
  hidesResults: boolean;
  /** Types turned off for single follows, keyed like `athlete 1042`. */
  off: Readonly<Record<string, readonly PushType[]>>;
  /** Single contests, by id. */
  units: readonly string[];
}

/** Beyond this number, the oldest are removed. */
const maxUnits = maxPushFollows - MAX_FOLLOWS;

export const withUnit = (units: readonly string[], id: string): string[] =>
  [...units.filter((one) => one !== id), id].slice(-maxUnits);

/** The subscription of this device. */
interface PushSubscribed {
  /** Proves that the subscription is this device's. */
  id: string;
  endpoint: string;
  /** Preferences as last sent, as JSON for comparison, and when. */
  sent: string;
  sentAt: number;
}

interface Kept {
  choices: PushChoices;
  subscribed?: PushSubscribed;
}

const PUSH_KEY = 'podium-push';

const first: Kept = {
  choices: {
    types: pushTypesAtFirst,
    leadMinutes: 30,
    quiet: { from: '22:00', until: '07:00' },
    hidesResults: false,
    off: {},
    units: [],
  },
};

const isType = (value: unknown): value is PushType => pushTypes.some((type) => type === value);
const isTime = (value: unknown): value is string => typeof value === 'string' && /^\d\d:\d\d$/u.test(value);

/** Parses the stored state; missing or invalid fields get their default. */
export function parsePush(text: string | null): Kept {
  try {
    const { choices, subscribed } = (JSON.parse(text ?? 'null') ?? {}) as Partial<Kept>;
    const { types, leadMinutes, quiet, hidesResults, off, units } = choices ?? {};
    const isSubscribed = typeof subscribed?.id === 'string' && typeof subscribed.endpoint === 'string';
    return {
      choices: {
        types: Array.isArray(types) ? types.filter(isType) : first.choices.types,
        leadMinutes: pushLeads.find((lead) => lead === leadMinutes) ?? first.choices.leadMinutes,
        quiet: quiet === null || (isTime(quiet?.from) && isTime(quiet.until)) ? quiet : first.choices.quiet,
        hidesResults: hidesResults === true,
        units: Array.isArray(units) ? units.filter((id) => typeof id === 'string' && id !== '').slice(-maxUnits) : [],
        off: Object.fromEntries(
          Object.entries(off ?? {}).map(([key, list]) => [key, Array.isArray(list) ? list.filter(isType) : []]),
        ),
      },
      ...(isSubscribed ? { subscribed } : {}),
    };
  } catch {
    return first;
  }
}

/** Types turned off for a follow: as chosen, otherwise those with too many for a delegation or sport, and none for others. */
export function offOf({ off }: Pick<PushChoices, 'off'>, follow: Follow): readonly PushType[] {
  const isGroup = follow.kind === 'delegation' || follow.kind === 'discipline';
  return off[followKey(follow)] ?? (isGroup ? pushTypesOffForGroups : []);
}

export const followKey = ({ kind, id }: Follow): string => `${kind} ${id}`;

export function preferencesOf(
  { types, leadMinutes, quiet, hidesResults, off, units }: PushChoices,
  follows: readonly Follow[],
  device: { language: LanguageCode; timeZone: string; isVeiled: boolean },
): PushPreferences {
  return {
    language: device.language,
    timeZone: device.timeZone,
    types: [...types],
    leadMinutes,
    quiet,
    hidesResults: hidesResults || device.isVeiled,
    follows: [
      ...follows.map((follow) => ({
        ...follow,
        off: followedPushTypes.filter((type) => offOf({ off }, follow).includes(type)),
      })),
      ...units.map((id) => ({ kind: 'unit' as const, id, off: [] })),
    ],
  };
}

let kept: Kept | undefined;
const listeners = new Set<() => void>();

export function savedPush(): Kept {
  try {
    kept ??= parsePush(localStorage.getItem(PUSH_KEY));
  } catch {
    kept ??= first;
  }
  return kept;
}

export function savePush(change: Partial<Kept>): void {
  kept = { ...savedPush(), ...change };
  try {
    localStorage.setItem(PUSH_KEY, JSON.stringify(kept));
  } catch {
    // Without storage the subscription could not be found again; it lasts until the browser ends it.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** undefined on the server and before scripts run. */
export const usePush = (): Kept | undefined => useSyncExternalStore(subscribe, savedPush, () => undefined);
