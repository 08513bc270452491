import { readPath } from '@podium/contract/paths';
import { headlessTopics } from '@podium/contract/widget-words';
import type { HeadlessTopic } from '@podium/contract/widget-words';
import { languages } from '@podium/games';
import type { LanguageCode } from '@podium/contract';

export type Request =
  | { kind: 'subscribe'; topic: HeadlessTopic; path: string }
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
  const request = data as Readonly<Record<string, unknown>>;
  const { type, lang = 'en' } = request;
  if (type !== 'podium-subscribe' && type !== 'podium-unsubscribe') return undefined;
  const topic = headlessTopics.find((candidate) => candidate === request['topic']);
  if (!topic) return { kind: 'fault', topic: null, message: `"topic" must be one of ${headlessTopics.join(', ')}.` };
  if (type === 'podium-unsubscribe') return { kind: 'unsubscribe', topic };
  const language = languages.find((candidate) => candidate === lang);
  if (!language) return { kind: 'fault', topic, message: `"lang" must be one of ${languages.join(', ')}.` };
  const invalidName = Object.keys(texts).find((name) => {
    const value = request[name];
    return value !== undefined && (typeof value !== 'string' || !texts[name]!.test(value));
  });
  if (invalidName)
    return { kind: 'fault', topic, message: `"${invalidName}" must match ${texts[invalidName]!.source}.` };
  const { day, discipline, delegation } = request as Partial<Record<'day' | 'discipline' | 'delegation', string>>;
  return { kind: 'subscribe', topic, path: requestPath(topic, language, { day, discipline, delegation }) };
}

function requestPath(
  topic: HeadlessTopic,
  language: LanguageCode,
  { day, discipline, delegation }: { day?: string; discipline?: string; delegation?: string },
): string {
  if (topic === 'medals') return readPath('medals', language, { discipline });
  if (topic === 'live') return readPath('live', language);
  return day === undefined ? readPath('days', language) : readPath('day', language, { day, discipline, delegation });
}
