import { phrase } from '../../ground/phrases.ts';
import { defineTopic } from '../push-topics.ts';

/** The test that a reader asks for, also in quiet hours. */
export const testTopic = defineTopic({
  name: 'test',
  types: { test: { urgency: 'high', ignoresQuietHours: () => true } },
  compose: (_, __, { language }) => ({ body: phrase(language, 'push.test'), path: '/notifications' }),
});
