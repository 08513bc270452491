import { expect, it } from 'vitest';
import { lessonsIn, withLesson, withoutLessons } from './saved-lessons.ts';

it.each([
  [null, {}],
  ['x', {}],
  [[['a']], {}],
  [{ a: ['1', '1', 7, ''], b: 'x', c: [] }, { a: ['1'] }],
])('stored lessons are read without invalid ones: %j', (stored, lessons) => expect(lessonsIn(stored)).toEqual(lessons));

it('a lesson is stored once', () => {
  const lessons = withLesson(withLesson({}, 'a', '1'), 'b', '2');
  expect(withLesson(lessons, 'a', '1')).toEqual({ a: ['1'], b: ['2'] });
});

it('a lesson finished while others are being sent is stored', () =>
  expect(withoutLessons({ a: ['1', '2'], b: ['3'] }, { a: ['1'], b: ['3'] })).toEqual({ a: ['2'] }));
