import { expect, test } from 'vitest';
import { parseProgress, withLesson } from './device-progress.ts';

test('a lesson is marked and unmarked without touching others', () => {
  const one = withLesson({ aid: ['aid-1'] }, 'aid', 'aid-2', true);
  expect(one).toEqual({ aid: ['aid-1', 'aid-2'] });
  expect(withLesson(one, 'aid', 'aid-1', false)).toEqual({ aid: ['aid-2'] });
  expect(withLesson(one, 'food', 'food-1', true)).toEqual({ aid: ['aid-1', 'aid-2'], food: ['food-1'] });
});

test.each([
  [null, {}],
  ['no json', {}],
  ['[1]', {}],
  ['{"aid":["aid-1",2],"x":3}', { aid: ['aid-1'] }],
])('%s is read without trusting it', (text, expected) => expect(parseProgress(text)).toEqual(expected));
