/** Writes notifications when they are sent, from the data that is public then, in the reader's language. */
import type { PushPayload } from '@podium/contract';
import { languageByTag, pathCodec } from '@podium/i18n';
import { Presenter } from '../../read-model/program/presenter.ts';
import type { FeatureKit } from '../kit.ts';
import type { PushReader } from '../push-topics.ts';
import { allTopics, findTopic } from './topics.ts';
import type { StoredNews } from './topics.ts';

const maxBody = 300;

/** @returns undefined if there is nothing left to announce: the change was retracted, or its subject deleted */
export async function compose(
  kit: Pick<FeatureKit, 'program' | 'read' | 'all'>,
  { type, topic, facts }: StoredNews,
  reader: PushReader,
): Promise<PushPayload | undefined> {
  const text = await findTopic(allTopics(kit), type)?.topic.compose(kit, facts, reader);
  if (!text) return undefined;
  const { direction } = languageByTag(reader.language);
  const body = text.body.length > maxBody ? `${text.body.slice(0, maxBody - 1).trimEnd()}…` : text.body;
  return {
    title: text.title ?? gamesName(kit, reader),
    body,
    language: reader.language,
    direction,
    path: pathCodec.write(reader.language, text.path),
    tag: topic,
  };
}

function gamesName({ program }: Pick<FeatureKit, 'program'>, { language }: PushReader): string {
  const presenter = new Presenter(program(), language);
  const { games } = presenter.snapshot.reference;
  return presenter.text(games.name) ?? games.code;
}
