import { expect, it } from 'vitest';
import { parsePythonList } from './python-list.ts';

it.each([
  [undefined, []],
  ['[]', []],
  [`['KAO Wenchao', 'LI Zhongyuan']`, ['KAO Wenchao', 'LI Zhongyuan']],
  [`['a', "b'c"]`, ['a', "b'c"]],
  [`['it\\'s', "say \\"x\\""]`, ["it's", 'say "x"']],
  [`['__import__(\\'os\\')']`, [`__import__('os')`]],
])('the list %s is read without evaluating it', (text, items) => {
  expect(parsePythonList(text)).toEqual(items);
});
