import { liveKeys, dayKey } from '@podium/contract/live-keys';
import { readPath } from '@podium/contract/paths';
import { headlessTopics } from '@podium/contract/widget-words';
import type { HeadlessTopic } from '@podium/contract/widget-words';
import { languages } from '@podium/games';
import type { LanguageCode } from '@podium/contract';

type Request =
  | { kind: 'subscribe'; topic: HeadlessTopic; path: string; keys: readonly string[] }
  | { kind: 'unsubscribe'; topic: HeadlessTopic }
  | { kind: 'fault'; topic: HeadlessTopic | null; message: string };

const texts: Readonly<Record<string, RegExp>> = {
  day: /^\d{4}-\d{2}-\d{2}$/u,
  discipline: /^[A-Za-z0-9]{1,20}$/u,
  delegation: /^[A-Za-z0-9_-]{1,20}$/u,
};

/** Parses a message of the embedding page; undefined for messages that are not meant for the widget. */
export function readRequest(data: unknown): Request | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const given = data as Readonly<Record<string, unknown>>;
  const { type, lang = 'en' } = given;
  if (type !== 'podium-subscribe' && type !== 'podium-unsubscribe') return undefined;
  const topic = headlessTopics.find((known) => known === given['topic']);
  if (!topic) return { kind: 'fault', topic: null, message: `"topic" must be one of ${headlessTopics.join(', ')}.` };
  if (type === 'podium-unsubscribe') return { kind: 'unsubscribe', topic };
  const language = languages.find((known) => known === lang);
  if (!language) return { kind: 'fault', topic, message: `"lang" must be one of ${languages.join(', ')}.` };
  const wrong = Object.keys(texts).find((name) => {
    const value = given[name];
    return value !== undefined && (typeof value !== 'string' || !texts[name]!.test(value));
  });
  if (wrong) return { kind: 'fault', topic, message: `"${wrong}" must match ${texts[wrong]!.source}.` };
  const { day, discipline, delegation } = given as Partial<Record<'day' | 'discipline' | 'delegation', string>>;
  return { kind: 'subscribe', topic, ...documentOf(topic, language, { day, discipline, delegation }) };
}

function documentOf(
  topic: HeadlessTopic,
  language: LanguageCode,
  { day, discipline, delegation }: { day?: string; discipline?: string; delegation?: string },
): { path: string; keys: readonly string[] } {
  const { games, schedule, medals, participants } = liveKeys;
  if (topic === 'medals') return { path: readPath('medals', language, { discipline }), keys: [games, medals] };
  if (topic === 'live') return { path: readPath('live', language), keys: [games, schedule, medals, participants] };
  if (day === undefined) return { path: readPath('days', language), keys: [games, schedule, medals] };
  return {
    path: readPath('day', language, { day, discipline, delegation }),
    keys: [games, dayKey(day), schedule, participants],
  };
}
