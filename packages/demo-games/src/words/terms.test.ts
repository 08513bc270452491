import { describe, expect, it } from 'vitest';
import { eventName, joinedTerms, phaseTerms } from './terms.ts';
import { makeTexts } from './texts.ts';

const sword = makeTexts('épée', 'espada', 'espada', 'şpaqa', 'سيف المبارزة', 'épée');

describe('the name of an event', () => {
  it('has the category separate from the noun, so that no adjective has to agree with it', () => {
    expect(eventName(sword, 'M')).toEqual({
      en: 'Men’s épée',
      es: 'Espada, hombres',
      pt: 'Espada, masculino',
      az: 'Şpaqa, kişilər',
      ar: 'سيف المبارزة – رجال',
      fr: 'Épée, hommes',
    });
    expect(eventName(sword, 'X')).toMatchObject({ es: 'Espada, mixto', pt: 'Espada, misto', fr: 'Épée, mixte' });
  });
  it('has the age group after the category', () => {
    expect(eventName(sword, 'W', 'U16')).toMatchObject({ en: 'Women’s épée U16', es: 'Espada, mujeres sub-16' });
  });
  it('K29: calls athletes under 18 girls and boys in Azerbaijani and Arabic', () => {
    expect(eventName(sword, 'W', 'U16')).toMatchObject({
      az: 'Şpaqa, qızlar, U16',
      ar: 'سيف المبارزة – ناشئات تحت 16 سنة',
    });
    expect(eventName(sword, 'M', 'U18')).toMatchObject({ az: 'Şpaqa, oğlanlar, U18' });
  });
  it('precedes its phase, with a dot between them', () => {
    expect(joinedTerms(eventName(sword, 'W'), phaseTerms.final)).toMatchObject({ en: 'Women’s épée · Final' });
  });
});
