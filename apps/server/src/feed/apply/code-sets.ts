import { liveKeys } from '@podium/contract/live-keys';
import { languageOfFeed } from '@podium/games';
import { emptyProjection } from './projection.ts';
import type { Project } from './projection.ts';

/** DT_CODES: every row of the set in every language. Names, order and labels are read from here. */
export const projectCodes: Project<'codes'> = (message) => {
  const { envelope, body } = message;
  const inMessage = envelope.language ?? 'ENG';
  let sort = 0;
  return {
    ...emptyProjection(),
    owned: {
      codeLabels: body.rows.flatMap((row) => {
        const texts = row.texts.length > 0 ? row.texts : [{ language: inMessage }];
        return texts.map((text) => ({
          set: body.set,
          code: row.code,
          language: languageOfFeed(text.language || inMessage) ?? text.language,
          description: 'description' in text ? text.description : undefined,
          longDescription: 'longDescription' in text ? text.longDescription : undefined,
          shortDescription: 'shortDescription' in text ? text.shortDescription : undefined,
          attributes: { ...row.attributes },
          sort: sort++,
        }));
      }),
    },
    keys: [liveKeys.games],
  };
};
