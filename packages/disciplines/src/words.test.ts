/** Terms of the sports: no English left over, and one term per concept, as in the glossary. */
import type { Language } from '@podium/games';
import { describe, expect, it } from 'vitest';
import { phrases } from './phrases.gen.ts';

const texts: Record<string, Record<string, Record<string, string>>> = phrases;
type Translation = Exclude<Language, 'en'>;

/** Loanwords and words shared with English; Japanese and Korean terms are the same in all languages. */
const martial = 'ippon; waza-ari; yuko; shido; hansoku-make; golden score; gam-jeoms; taekwondo';
const shared: Record<Translation, string> = {
  es: 'judo; series; set; total; challenge; min; pts; reb',
  pt: 'badminton; wrestling; set; game; games; round; sprint; total; ace; aces; set points; match points; min; pts; reb; ast',
  az: 'badminton; karate; tennis; set; sprint',
  ar: '',
  fr:
    'badminton; basketball; football; handball; judo; tennis; trampoline; triathlon; volleyball; sport; set; total; point; points; minutes; ' +
    'possession; corner; corners; touches; penalty; exclusion; rotation; technique; synchronisation; segment; transition 1; ' +
    'transition 2; position; ace; aces; sanction; sprint; challenge; machine; centre, 9 m; centre, 6 m; min; pts; reb',
};

/** One term per concept: a translation of an English phrase with this term must use this word. */
const glossary: readonly (readonly [RegExp, Record<Translation, RegExp>])[] = [
  [/^lane$/iu, { es: /calle/iu, pt: /raia/iu, az: /zolaq/iu, ar: /الحارة/u, fr: /couloir/iu }],
  [/^points$/iu, { es: /puntos/iu, pt: /pontos/iu, az: /xal/iu, ar: /نقاط/u, fr: /points/iu }],
  [/^score( \{number\})?$/iu, { es: /nota/iu, pt: /nota/iu, az: /qiymət/iu, ar: /الدرجة/u, fr: /note/iu }],
  [
    /^penalty( \{number\})?$/iu,
    { es: /penal/iu, pt: /p[eê]n[aâ]l/iu, az: /cərimə|penalti/iu, ar: /الخصم|جزاء/u, fr: /p[eé]nal/iu },
  ],
  [/^difference$/iu, { es: /diferencia/iu, pt: /diferença/iu, az: /fərq/iu, ar: /الفارق/u, fr: /écart/iu }],
  [/^split/iu, { es: /parcial/iu, pt: /parcia/iu, az: /aralıq vaxt/iu, ar: /المرحلي/u, fr: /interm[eé]diaire/iu }],
  [/^attempt/iu, { es: /intento/iu, pt: /tentativa/iu, az: /cəhd/iu, ar: /المحاول/u, fr: /essai/iu }],
  [/^wind$/iu, { es: /viento/iu, pt: /vento/iu, az: /külək/iu, ar: /الرياح/u, fr: /vent/iu }],
  [
    /^reaction time$/iu,
    {
      es: /tiempo de reacción/iu,
      pt: /tempo de reação/iu,
      az: /reaksiya vaxtı/iu,
      ar: /زمن رد الفعل/u,
      fr: /temps de réaction/iu,
    },
  ],
  [
    /^seed$/iu,
    { es: /cabeza de serie/iu, pt: /cabeça de chave/iu, az: /səpələnmə/iu, ar: /المصنف/u, fr: /tête de série/iu },
  ],
  [/^(?:1st|2nd) half$/iu, { es: /tiempo/iu, pt: /tempo/iu, az: /hissə/iu, ar: /الشوط/u, fr: /mi-temps/iu }],
  [/^quarter/iu, { es: /cuarto/iu, pt: /quarto/iu, az: /rüb/iu, ar: /الربع/u, fr: /quart-temps/iu }],
  [
    /^overtime/iu,
    { es: /prórroga/iu, pt: /prorrogação/iu, az: /əlavə vaxt/iu, ar: /الوقت الإضافي/u, fr: /prolongation/iu },
  ],
  [/^set( \{number\})?$/iu, { es: /set/iu, pt: /set/iu, az: /set/iu, ar: /شوط|^ش/u, fr: /set/iu }],
  [/^game \{number\}$/iu, { es: /juego/iu, pt: /game/iu, az: /set/iu, ar: /شوط|^ش/u, fr: /manche/iu }],
  [/^substitution$/iu, { es: /cambio/iu, pt: /substituição/iu, az: /əvəzləmə/iu, ar: /تبديل/u, fr: /remplacement/iu }],
  [
    /^yellow cards?$/iu,
    {
      es: /tarjetas? amarillas?/iu,
      pt: /cart(?:ão|ões) amarelos?/iu,
      az: /sarı vərəqə/iu,
      ar: /صفراء/u,
      fr: /cartons? jaunes?/iu,
    },
  ],
  [
    /^red cards?$/iu,
    {
      es: /tarjetas? rojas?/iu,
      pt: /cart(?:ão|ões) vermelhos?/iu,
      az: /qırmızı vərəqə/iu,
      ar: /حمراء/u,
      fr: /cartons? rouges?/iu,
    },
  ],
  [/^foul$/iu, { es: /falta/iu, pt: /falta/iu, az: /fol/iu, ar: /خطأ/u, fr: /faute/iu }],
  [
    /^warning$/iu,
    { es: /advertencia/iu, pt: /advertência/iu, az: /xəbərdarlıq/iu, ar: /إنذار/u, fr: /avertissement/iu },
  ],
  [/^(?:goals?)$/iu, { es: /gol/iu, pt: /gol/iu, az: /qol/iu, ar: /هدف|الأهداف/u, fr: /but/iu }],
  [/^assists?$/iu, { es: /asistencia/iu, pt: /assistência/iu, az: /ötürmə/iu, ar: /حاسم/u, fr: /passe/iu }],
  [
    /^personal best$/iu,
    {
      es: /mejor marca personal/iu,
      pt: /recorde pessoal/iu,
      az: /şəxsi rekord/iu,
      ar: /أفضل رقم شخصي/u,
      fr: /record personnel/iu,
    },
  ],
  [
    /^season’s best$/iu,
    {
      es: /mejor marca de la temporada/iu,
      pt: /melhor marca da temporada/iu,
      az: /mövsümün ən yaxşı nəticəsi/iu,
      ar: /أفضل رقم هذا الموسم/u,
      fr: /meilleure performance de la saison/iu,
    },
  ],
  [/^total$/iu, { es: /total/iu, pt: /total/iu, az: /cəmi/iu, ar: /المجموع/u, fr: /total/iu }],
  [
    /^shootout$/iu,
    {
      es: /tanda de penaltis|lanzamientos/iu,
      pt: /disputa|tiros/iu,
      az: /seriya/iu,
      ar: /ترجيح|رميات/u,
      fr: /tirs au but|jets/iu,
    },
  ],
];

/** Abbreviations, and the set that a setter plays, which is not a set of a match. */
const isOther = (name: string): boolean => name.endsWith('Short') || name === 'vvo.setting';
const withoutNumber = (text: string): string => text.replaceAll(/\s*\{number\}\s*/gu, '').toLowerCase();

describe.each(Object.keys(shared) as Translation[])('%s', (language) => {
  const all = Object.entries(texts).flatMap(([key, phrases]) =>
    Object.entries(phrases['en'] ?? {}).map(([phrase, english]) => ({
      name: `${key}.${phrase}`,
      english: english.replace('{number, number}', '{number}'),
      text: (phrases[language]?.[phrase] ?? '').replace('{number, number}', '{number}'),
    })),
  );

  it('leaves no phrase in English except for shared words', () => {
    const knownWords = new Set(`${martial}; ${shared[language]}`.split('; '));
    const violations = all.filter(
      ({ english, text }) =>
        text === english && /\p{L}{3}/u.test(withoutNumber(text)) && !knownWords.has(withoutNumber(text)),
    );
    expect(violations.map(({ name, text }) => `${name}: ${text}`)).toEqual([]);
  });

  it('uses the term of the glossary', () => {
    const violations = all.filter(({ name, english, text }) =>
      glossary.some(([term, words]) => term.test(english) && !isOther(name) && !words[language].test(text)),
    );
    expect(violations.map(({ name, english, text }) => `${name}: ${english} is ${text}`)).toEqual([]);
  });
});
