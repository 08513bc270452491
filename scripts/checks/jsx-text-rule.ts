import { parseSync, Visitor } from 'oxc-parser';
import { isTest } from './source-tree.ts';
import type { Problem, SourceTree } from './source-tree.ts';

/** Text to translate. Symbols, numbers and single characters are the same in all languages. */
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

/** Punctuation between two texts, which differs by language: `{', '}`, `: ${name}`. */
const gluedSign = /^[,;:،؛]\s|(?<=\S)[,;:،؛]\s$/u;

/** Reports text in JSX that is not a phrase, between tags and in attributes that screen readers announce. */
export function checkJsxText(tree: SourceTree): Problem[] {
  const problems: Problem[] = [];
  for (const [file, text] of tree) {
    if (!file.endsWith('.tsx') || isTest(file)) continue;
    // Excluded below, because developer pages mention code.
    const isWorkshop = file.includes('/screens/workshop/');
    const report = (offset: number, message: string): void => {
      problems.push({ file, line: text.slice(0, offset).split('\n').length, rule: 'jsx-text', message });
    };
    const reportText = (offset: number, what: string): void =>
      report(offset, `"${what.trim().slice(0, 40)}" is not translated: make it a phrase`);
    const reportGlue = (offset: number, what: string): void =>
      report(
        offset,
        `"${what}" is glued to a text: a phrase such as shared.pair or shared.labelled has the language's own sign`,
      );
    const visitor = new Visitor({
      JSXText(node) {
        if (word.test(node.value)) reportText(node.start, node.value);
      },
      JSXExpressionContainer({ expression }) {
        if (isWorkshop) return;
        for (const value of literalParts(expression)) if (gluedSign.test(value)) reportGlue(expression.start, value);
      },
      JSXAttribute(node) {
        const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
        if (spokenAttributes.has(name) && node.value?.type === 'Literal' && word.test(node.value.value))
          reportText(node.start, node.value.value);
      },
    });
    visitor.visit(parseSync(file, text).program);
  }
  return problems;
}

/** The literal parts of an expression in braces: the comma of `, ${name}`. */
function literalParts(expression: { type: string; value?: unknown; quasis?: { value: { raw: string } }[] }): string[] {
  if (expression.type === 'Literal') return typeof expression.value === 'string' ? [expression.value] : [];
  return expression.type === 'TemplateLiteral' ? (expression.quasis ?? []).map(({ value }) => value.raw) : [];
}
