import { entryRules, findRuleFaults, languages } from '@podium/games';
import { describe, expect, it } from 'vitest';
import { disciplineFor, disciplines } from './discipline-for.ts';
import { templateSports } from './templates.ts';

it('every sport with a folder has a template, and schools have fifteen more', () => {
  const withTemplates = new Set(templateSports.flatMap(({ code, templates }) => (templates.length > 0 ? code : [])));
  expect(disciplines.map(({ code }) => code).filter((code) => !withTemplates.has(code))).toEqual([]);
  expect(templateSports.find(({ code }) => code === '')!.templates.length).toBeGreaterThanOrEqual(15);
});

describe.each(templateSports)('the templates of $code', ({ code, name, templates }) => {
  it('have names in every language, of which no two are the same in a sport', () => {
    const named = templates.flatMap((template) => [template.name, ...(template.sport ? [template.sport.name] : [])]);
    for (const texts of code === '' ? named : [name, ...named])
      for (const language of languages) expect(texts[language]).toMatch(/\S/u);
    for (const language of languages) {
      const full = templates.map((template) => `${template.sport?.name[language] ?? ''} ${template.name[language]}`);
      expect(new Set(full).size).toBe(full.length);
    }
    expect(new Set(templates.map(({ key }) => key)).size).toBe(templates.length);
  });

  it('have rules that agree with each other, and are for sports named by organizers if the sport has no folder', () => {
    for (const template of templates) {
      expect(findRuleFaults(template.rules)).toEqual([]);
      expect(template.sport !== undefined).toBe(code === '');
    }
  });

  it('make an event of a draw a knockout or pools of matches', () => {
    for (const { draw, rules, key } of templates) {
      const { contest } = entryRules(disciplineFor(code), rules, `${code || 'X01'}X`);
      expect([key, contest === 'sides']).toEqual([key, draw !== 'heats']);
    }
  });
});
