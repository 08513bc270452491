import { defineFeature } from '../kit.ts';
import { fileUse } from './file-use.ts';
import { memberRoutes } from './member-routes.ts';
import { content, contentUsage, redact, redactUsage } from './verbs.ts';

/** Everything that organizers publish: its kinds are folders of `packages/content`. */
export const feature = defineFeature({
  name: 'content',
  fileUse,
  routes: memberRoutes,
  verbs: [
    { name: 'content', usage: contentUsage, run: content },
    { name: 'redact', usage: redactUsage, run: redact },
  ],
});
