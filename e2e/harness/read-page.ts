/**
 * Pages as the server sends them, for promises about text, structure and attributes: reading one costs a hundredth of a
 * visit. What needs layout, scripts or clicks is visited.
 */
import { parse } from 'node-html-parser';
import type { HTMLElement, Node } from 'node-html-parser';
import { expect } from 'vitest';
import { inLanguage } from './language-paths.ts';
import type { DemoScreen } from './screens.ts';
import type { Prefix } from './language-paths.ts';

/** Elements within a line: all others begin a new one. */
const inline = new Set('a abbr b bdi bdo del em i img ins mark small span strong sub sup time wbr'.split(' '));
const silent = new Set(['script', 'style', 'template']);

/** Reads a screen, whose status is checked. */
export async function readPage(
  url: string,
  { path, platform, status = 200 }: DemoScreen,
  prefix: Prefix = '',
): Promise<HTMLElement> {
  const address = url + inLanguage(prefix, path);
  const response = await fetch(address, { headers: platform ? { cookie: `podium_platform=${platform}` } : {} });
  expect(response.status, address).toBe(status);
  return parse(await response.text());
}

/** The text of an element as one line, without direction marks. */
export const textOf = (element: HTMLElement): string =>
  plain(joinParts(element, (tag) => (inline.has(tag) ? '' : ' ')));

/** Like `textOf`, with a space between all elements: words that are only apart by style stay apart. */
export const wordsOf = (element: HTMLElement): string => plain(joinParts(element, () => ' '));

/** Elements that match a selector and contain a text. */
export const allWith = (root: HTMLElement, selector: string, text: string): HTMLElement[] =>
  root.querySelectorAll(selector).filter((element) => textOf(element).includes(text));

/** Elements that match a selector and have an accessible name. */
export function allNamed(root: HTMLElement, selector: string, name: string | RegExp): HTMLElement[] {
  return root.querySelectorAll(selector).filter((element) => {
    const label = element.getAttribute('aria-label');
    const id = element.getAttribute('aria-labelledby');
    const source = (id && pageOf(element).getElementById(id)) || element;
    const found = label ?? textOf(source);
    return typeof name === 'string' ? found === name : name.test(found);
  });
}

const pageOf = (element: HTMLElement): HTMLElement => {
  let top = element;
  while (top.parentNode) top = top.parentNode;
  return top;
};

function joinParts(node: Node, gap: (tag: string) => string): string {
  const tag = node.rawTagName.toLowerCase();
  if (silent.has(tag)) return '';
  if (node.childNodes.length === 0) return tag === '' ? node.text : gap(tag);
  const space = gap(tag);
  return space + node.childNodes.map((child) => joinParts(child, gap)).join('') + space;
}

const plain = (text: string): string =>
  text
    .replaceAll(/[\u2060\u2066-\u2069]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
