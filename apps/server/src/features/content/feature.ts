import { defineFeature } from '../kit.ts';
import { pushTopics } from '../push-topics.ts';
import { gamesLook } from '../games-look.ts';
import { offer } from '../service.ts';
import { publishDue } from './desk/publish.ts';
import { mediaRoutes } from './desk/media-routes.ts';
import { mentionsRoute } from './desk/mentions-route.ts';
import { deskRoutes } from './desk/routes.ts';
import { fileUse } from './file-use.ts';
import { readGamesLook } from './games-look.ts';
import { memberRoutes } from './member-routes.ts';
import { contentTopics } from './push/topics.ts';
import { contentSettings } from './settings.ts';
import { content, contentUsage, redact, redactUsage } from './verbs.ts';

/** Everything that organizers publish. Its kinds are folders of `packages/content`. */
export const feature = defineFeature({
  name: 'content',
  settings: contentSettings,
  fileUse,
  offers: (kit) => [
    offer(pushTopics, contentTopics),
    offer(gamesLook, async (language) => readGamesLook(kit, language)),
  ],
  routes: (kit) => [...memberRoutes(kit), ...deskRoutes(kit), ...mediaRoutes(kit), mentionsRoute(kit)],
  jobs: [{ name: 'publish', everyMs: 1000, run: async (_, kit) => publishDue(kit) }],
  verbs: [
    { name: 'content', usage: contentUsage, about: 'Publishes content from a folder.', run: content },
    { name: 'redact', usage: redactUsage, about: 'Removes what a journal entry says about a person.', run: redact },
  ],
});
