import { parseSync, Visitor } from 'oxc-parser';
import { isTest } from './source-tree.ts';
import type { Problem, SourceTree } from './source-tree.ts';

/** Words a person would read. Marks, numbers and single signs are the same in all languages. */
const word = /\p{L}{2,}/u;
const spokenAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);

/** No text in JSX that is not a phrase: neither between tags nor in attributes that are read out. */
export function checkJsxText(tree: SourceTree): Problem[] {
  const problems: Problem[] = [];
  for (const [file, text] of tree) {
    if (!file.endsWith('.tsx') || isTest(file)) continue;
    const found = (offset: number, what: string): void => {
      problems.push({
        file,
        line: text.slice(0, offset).split('\n').length,
        rule: 'jsx-text',
        message: `"${what.trim().slice(0, 40)}" is not translated: make it a phrase`,
      });
    };
    const visitor = new Visitor({
      JSXText(node) {
        if (word.test(node.value)) found(node.start, node.value);
      },
      JSXAttribute(node) {
        const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
        if (spokenAttributes.has(name) && node.value?.type === 'Literal' && word.test(node.value.value))
          found(node.start, node.value.value);
      },
    });
    visitor.visit(parseSync(file, text).program);
  }
  return problems;
}
