import { describe, expect, it } from 'vitest';
import { commonLanguage } from './texts.ts';

describe('the language of texts that are read together', () => {
  it('is the requested one if all of them are translated', () => {
    expect(
      commonLanguage('fr', [
        { en: 'Lane', fr: 'Couloir' },
        { en: 'Pool', fr: 'Bassin' },
      ]),
    ).toBe('fr');
  });

  it('is English rather than a mixture', () => {
    expect(
      commonLanguage('fr', [
        { en: 'Lane', fr: 'Couloir' },
        { en: 'Pool', pt: 'Piscina' },
      ]),
    ).toBe('en');
  });

  it('is another in which all of them are written, ignoring empty texts', () => {
    expect(commonLanguage('fr', [{ pt: 'Raia', fr: 'Couloir' }, { pt: 'Piscina' }, {}, null])).toBe('pt');
  });
});
