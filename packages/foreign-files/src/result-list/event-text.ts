/** Texts that name an event, with or without its sport, sex, age class and round: `Natação – 50 m livre fem. Sub-14, série 2`. */
import { wordSex, wordsOf } from '@podium/games-folder/own-sheets';
import { classNames, mixedWords } from './list-words.ts';
import type { ListSport, ListSports } from './list-sports.ts';
import { findRound, indexOfWords } from './round-titles.ts';
import type { RoundText } from './round-titles.ts';

export type EventSex = 'M' | 'W' | 'X';

export interface EventText {
  sport?: ListSport;
  sex?: EventSex;
  /** As written: `Sub-14`. */
  class?: string;
  round?: RoundText;
  /** The remaining words: `50 m livre`. */
  name: string;
}

interface Token {
  text: string;
  start: number;
  end: number;
}

const token = /\p{L}[\p{L}\p{M}’'ʼ]*|(?<![\p{L}\p{N}])[+−-]\p{N}+(?:[.,]\p{N}+)?|\p{N}+(?:[.,]\p{N}+)?|[ºª]/gu;
/** Words that remain when everything else is found, and mean nothing alone. */
const fillers: ReadonlySet<string> = new Set(
  wordsOf(
    'de da do das dos del la el the of for e y et du des em en a o prova provas evento event épreuve prueba resultado resultados results result résultats resultats ' +
      'resultat súmula boletim nəticələr nəticə النتائج نتائج naipe gênero genero sexo sex categoria categoría category catégorie kg lista list ranking classificação standings clasificación classement sıralama geral general overall jogos jogo tabela partidas partidos matches match calendário placares sheet planilha plan hoja feuille',
  ),
);

export function readEventText(text: string, sports: ListSports): EventText {
  const tokens: Token[] = [...text.matchAll(token)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  const words = tokens.map(({ text: word }) => wordsOf(word).join(''));
  const used = new Set<number>();
  const foundSport = sports.find(words);
  for (const index of foundSport?.used ?? []) used.add(index);
  const shown = words.map((word, index) => (used.has(index) ? '\u0000' : word));
  const age = findClass(shown);
  const label = age && text.slice(tokens[age.from]!.start, tokens[age.to - 1]!.end).replaceAll(/\s+/gu, ' ');
  for (let index = age?.from ?? 0; index < (age?.to ?? 0); index += 1) used.add(index);
  const round = findRound(words.map((word, index) => (used.has(index) ? '\u0000' : word)));
  for (const index of round?.used ?? []) used.add(index);
  let sex: EventSex | undefined;
  for (const [index, word] of words.entries()) {
    if (used.has(index)) continue;
    const found = sexOf(word, words[index - 1]);
    if (!found) continue;
    sex ??= found;
    used.add(index);
  }
  return {
    ...(foundSport && { sport: foundSport.sport }),
    ...(sex && { sex }),
    ...(label !== undefined && { class: label }),
    ...(round && { round: round.round }),
    name: restOf(text, tokens, words, used),
  };
}

/** An `m` behind a number is a meter, and `h` and `k` are hours and kilograms. */
function sexOf(word: string, before: string | undefined): EventSex | undefined {
  if (mixedWords.has(word)) return 'X';
  if (word === 'h' || word === 'k' || (word === 'm' && /^\d/u.test(before ?? ''))) return undefined;
  return wordSex(word);
}

const under: ReadonlySet<string> = new Set(wordsOf('sub u under تحت moins ate até'));
const years: ReadonlySet<string> = new Set(wordsOf('anos años years yaş yas سنة سنوات ans ano'));
const isAge = (word: string | undefined): boolean => /^\d{1,2}$/u.test(word ?? '');

/** The words of an age class: `Sub-17`, `12 a 14 anos`, `Infantil`. */
function findClass(words: readonly string[]): { from: number; to: number } | undefined {
  for (const [at, word] of words.entries()) {
    if (under.has(word) && isAge(words[at + 1])) {
      const to = at + 2;
      return { from: at, to: years.has(words[to] ?? '') ? to + 1 : to };
    }
    if (!isAge(word)) continue;
    if (years.has(words[at + 1] ?? '')) return { from: at, to: at + 2 };
    const second = isAge(words[at + 1]) || /^[-−]\d/u.test(words[at + 1] ?? '') ? at + 1 : at + 2;
    if (isAge(words[second]) && years.has(words[second + 1] ?? '')) return { from: at, to: second + 2 };
  }
  for (const name of classNames) {
    const wanted = name.split(' ');
    const at = indexOfWords(words, wanted);
    if (at >= 0) return { from: at, to: at + wanted.length };
  }
  return undefined;
}

/** The words that are not used, as written; those next to each other keep what is between them. */
function restOf(text: string, tokens: readonly Token[], words: readonly string[], used: ReadonlySet<number>): string {
  const parts: { from: number; to: number; isWord: boolean }[] = [];
  for (const [index, { start, end }] of tokens.entries()) {
    if (used.has(index)) continue;
    const last = parts.at(-1);
    const isWord = !fillers.has(words[index]!);
    const before = tokens[index - 1];
    const isNext =
      last !== undefined &&
      before !== undefined &&
      last.to === before.end &&
      /^[^–—|·;:()[\]]*$/u.test(text.slice(last.to, start));
    if (isNext) {
      last.to = end;
      last.isWord ||= isWord;
    } else parts.push({ from: start, to: end, isWord });
  }
  return parts
    .filter(({ isWord }) => isWord)
    .map(({ from, to }) => trimFillers(text.slice(from, to)))
    .filter(Boolean)
    .join(' ')
    .replaceAll(/\s+/gu, ' ');
}

/** `Final de 100 m` without its round is `100 m`. */
const trimFillers = (text: string): string =>
  text
    .replace(/^(?:(?:de|da|do|das|dos|del|la|el|the|of|e|y|et|du|des)\s+)+/iu, '')
    .replace(/(?:\s+(?:de|da|do|das|del|la|el|the|of|e|y|et|du))+$/iu, '')
    .trim();

/** The words that identify an event: without accents, fillers and the spelling of meters. */
export function eventKey(name: string): string {
  const words = wordsOf(name).flatMap((word, index, all) => {
    if (/^(?:metros|metres|meters|metro|metr|mts|mt|متر|م)$/u.test(word) && /^\d/u.test(all[index - 1] ?? ''))
      return ['m'];
    return fillers.has(word) || /^(?:rasos|rasas|raso|plat|plats|llanos|lisos|flat)$/u.test(word) ? [] : [word];
  });
  const sign = /(?<![\p{L}\p{N}])[+−-](?=\p{N})/u.exec(name)?.[0];
  return [...(sign === '+' ? ['over'] : []), ...words].join(' ');
}
