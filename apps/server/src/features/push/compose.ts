/** Writes notifications when they are sent, from the data that is public then, in the reader's language. */
import type { LanguageCode, PushPayload } from '@podium/contract';
import { isolate, languageByTag, pathCodec } from '@podium/i18n';
import { phrase } from '../../ground/phrases.ts';
import { Presenter } from '../../read-model/program/presenter.ts';
import type { FeatureKit } from '../kit.ts';
import type { PushReader, PushText } from '../push-topics.ts';
import { cutWords, visibleLength } from './cut-words.ts';
import { allTopics, findTopic } from './topics.ts';
import type { StoredNews } from './topics.ts';

/** A phone shows about these many characters of a notification before it is opened. */
export const maxTitle = 40;
export const maxBody = 120;

/** @returns undefined if there is nothing left to announce: the change was retracted, or its subject deleted */
export async function compose(
  kit: Pick<FeatureKit, 'program' | 'read' | 'all'>,
  { type, topic, facts }: StoredNews,
  reader: PushReader,
): Promise<PushPayload | undefined> {
  const text = await findTopic(allTopics(kit), type)?.topic.compose(kit, facts, reader);
  if (!text) return undefined;
  // Organizers may have written the body in another language only. A notification has one direction: that of its body.
  const language = text.language ?? reader.language;
  const isForeign = language !== reader.language;
  const title = titleText(text, reader.language) ?? cutWords(gamesName(kit, reader), maxTitle);
  const body = cutWords(text.body, maxBody);
  return {
    title: isForeign ? isolate(title) : title,
    body: isForeign ? isolate(body) : body,
    language,
    direction: languageByTag(language).direction,
    path: pathCodec.write(reader.language, text.path),
    tag: topic,
  };
}

/** `Ana Silva · Women’s 200 m`; of a long name, the event is left out first. */
function titleText({ who, title }: PushText, language: LanguageCode): string | undefined {
  if (who === undefined) return title === undefined ? undefined : cutWords(title, maxTitle);
  const room = title === undefined ? 0 : maxTitle - visibleLength(joined(language, who, ''));
  const [firstWord = ''] = title?.split(' ') ?? [];
  if (title === undefined || visibleLength(firstWord) >= room) return isolate(cutWords(who, maxTitle));
  return joined(language, who, cutWords(title, room));
}

const joined = (language: LanguageCode, who: string, contest: string): string =>
  phrase(language, 'push.titleOf', { who: isolate(who), contest });

function gamesName({ program }: Pick<FeatureKit, 'program'>, { language }: PushReader): string {
  const presenter = new Presenter(program(), language);
  const { games } = presenter.snapshot.reference;
  return presenter.text(games.name) ?? games.code;
}
