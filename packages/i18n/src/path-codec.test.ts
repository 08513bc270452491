import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from './generated/languages.gen.ts';
import { createPathCodec } from './path-codec.ts';

const codec = createPathCodec(languages);
const tags = languages.map(({ tag }) => tag);
const prefixes = languages.map(({ prefix }) => prefix);

const segment = fc.stringMatching(/^[a-z0-9-]{1,8}$/u);
const path = fc
  .tuple(fc.array(segment, { maxLength: 4 }), fc.option(segment), fc.option(segment))
  .map(([parts, query, hash]) => `/${parts.join('/')}${query ? `?q=${query}` : ''}${hash ? `#${hash}` : ''}`)
  .filter(
    (text) => !prefixes.some((prefix) => text === `/${prefix}` || new RegExp(`^/${prefix}[/?#]`, 'u').test(text)),
  );

describe('path codec', () => {
  it('restores the written address in every language, with query and hash', () => {
    fc.assert(
      fc.property(path, fc.constantFrom(...tags), (barePath, language) => {
        const localPath = codec.read(codec.write(language, barePath));
        expect(localPath).toEqual({ language, path: barePath, isPrefixed: language !== 'en' });
      }),
    );
  });

  it('never writes two pages or two languages as the same address', () => {
    fc.assert(
      fc.property(path, path, fc.constantFrom(...tags), fc.constantFrom(...tags), (a, b, first, second) => {
        const isSame = a === b && first === second;
        expect(codec.write(first, a) === codec.write(second, b)).toBe(isSame);
      }),
    );
  });

  it.each([
    ['/', 'en', '/', false],
    ['/medals/all', 'en', '/medals/all', false],
    ['/eng/medals/all', 'en', '/medals/all', true],
    ['/ara', 'ar', '/', true],
    ['/ara?x=1', 'ar', '/?x=1', true],
    ['/ara/medals?sort=-total#SP', 'ar', '/medals?sort=-total#SP', true],
    ['/arabic', 'en', '/arabic', false],
    ['/xx/medals', 'en', '/xx/medals', false],
  ])('reads the language of %s', (address, language, bare, isPrefixed) => {
    expect(codec.read(address)).toEqual({ language, path: bare, isPrefixed });
  });

  it('leaves English without a prefix: that address is canonical', () => {
    expect(codec.write('en', codec.read('/eng/medals/all?gender=W').path)).toBe('/medals/all?gender=W');
    expect(codec.write('fr', '/')).toBe('/fra');
  });
});
