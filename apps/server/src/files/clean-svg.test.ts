import { describe, expect, test } from 'vitest';
import type { ApiError } from '../ground/api-error.ts';
import { cleanSvg } from './clean-svg.ts';

const root = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const clean = (content: string, attributes = ''): string =>
  cleanSvg(Buffer.from(`${root}${attributes}>${content}</svg>`)).text.replace(/^<svg[^>]*>(.*)<\/svg>$/su, '$1');

function refusal(text: string): ApiError {
  try {
    cleanSvg(Buffer.from(text));
  } catch (error) {
    return error as ApiError;
  }
  throw new Error('The drawing was accepted.');
}

describe('an SVG drawing', () => {
  test('keeps shapes, gradients, text, styles and references within it', () => {
    const drawing =
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#f00"></stop></linearGradient></defs>' +
      '<style>.a{fill:url(#g)}</style><path class="a" d="M0 0L9 9"></path><text x="1">A &amp; B</text><use href="#g"></use>';
    expect(clean(drawing)).toBe(drawing);
    expect(clean('<use xlink:href="#g"/>')).toBe('<use href="#g"></use>');
  });

  test('reports the size of its view box', () => {
    const { width, height } = cleanSvg(Buffer.from(`${root} viewBox="0 0 120 40.4"/>`));
    expect([width, height]).toEqual([120, 40]);
  });

  test.each([
    ['<script>alert(1)</script>', ''],
    ['<g onload="alert(1)" onclick="x"><path d="M0"/></g>', '<g><path d="M0"></path></g>'],
    ['<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>', ''],
    ['<a href="javascript:alert(1)"><path d="M0"/></a>', '<path d="M0"></path>'],
    ['<g><animate attributeName="href" to="javascript:alert(1)"/></g>', '<g></g>'],
    ['<metadata><x xmlns="urn:x">author</x></metadata>', ''],
    ['<x:script xmlns:x="http://www.w3.org/2000/svg">1</x:script>', ''],
    ['<!-- c --><?php x?><title>a<![CDATA[<script>]]></title>', '<title>a&lt;script&gt;</title>'],
  ])('drops scripts and editor data: %s', (content, expected) => {
    expect(clean(content)).toBe(expected);
  });

  test.each([
    ['an external reference', '<use href="https://x.example/a.svg#b"/>'],
    ['an external reference in a fill', '<path fill="url(https://x.example/a)"/>'],
    ['an escaped function', '<path fill="u\\72l(https://x.example/a)"/>'],
    ['an image', '<image href="data:image/png;base64,AAAA"/>'],
    ['an import', '<style>@import "https://x.example/a.css";</style>'],
    ['an import behind CDATA', '<style><![CDATA[@]]>import "a.css";</style>'],
    ['an external style', '<g style="background:url(//x.example/a)"/>'],
    ['nested uses', '<g id="a"><use href="#b"/></g><g id="b"/><use href="#a"/>'],
    ['too many levels', '<g>'.repeat(150) + '</g>'.repeat(150)],
    ['broken XML', '<g>'],
  ])('is refused with %s', (_what, content) => {
    expect(refusal(`${root}>${content}</svg>`).code).toBe('unprocessable');
  });

  test('is refused with the line and column of the reason', () => {
    const { message, fields } = refusal(`${root}>\n<g>\n  <image href="#a"/></g></svg>`);
    expect(message).toBe('The SVG file contains an image. Only vector graphics are allowed.');
    expect(fields).toMatchObject([{ field: 'file', line: 3 }]);
  });

  test('is refused if it declares entities, is another XML file, or is not UTF-8', () => {
    const bomb = '<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>';
    expect(refusal(`${bomb}${root}>&b;</svg>`).message).toContain('entities');
    expect(refusal('<svg><g/></svg>').message).toBe('The file is not an SVG drawing.');
    expect(() => cleanSvg(Buffer.from(`${root}>\xff</svg>`, 'latin1'))).toThrow('UTF-8');
  });
});
