/** Scores of matches: `3 x 1 (25-20, 23-25, 25-18, 25-21)`, `7-6(4) 6-3`, `2–2 (4–3 pên.)`, `W.O.`. */
import { latinDigits } from '@podium/games';
import { wordsOf } from '@podium/games-folder/own-sheets';
import { walkoverWords } from './list-words.ts';

/** Score of a set or half; of a set with a tie-break, also the points of the side that lost it. */
export type PartScore = readonly [home: string, away: string, tieBreak?: string];

export interface MatchScore {
  home?: string;
  away?: string;
  /** Scores of sets or halves in their order. */
  parts: readonly PartScore[];
  /** A score in brackets that cannot be read. */
  hasUnreadParts?: true;
  /** Shootout, which decides a level match. */
  shootout?: readonly [home: string, away: string];
  /** A side did not come. */
  absent?: 'home' | 'away';
}

const between = String.raw`\s*(?:x|×|[-–—:]|a|à|vs?\.?|by)\s*`;
const number = String.raw`(?:\d{1,4}(?:[.,]5|½)?|½)`;
const pair = new RegExp(String.raw`^(${number})${between}(${number})$`, 'iu');
/** `7-6(4)`, `6–7 [10]`: a set, then the lower score of its tie-break. */
const withTieBreak = /(\d{1,2})(\s*[-–—:]\s*)(\d{1,2})\s*[([](\d{1,2})[)\]]/gu;
const tieBroken = /^(.*)\^(\d{1,2})$/u;
const shootoutWords = /p[eê]n|pso|shoot|tab|penal|ركلات|penalti/iu;

const points = (text: string): string => text.replace(',', '.').replace('½', '.5').replace(/^\.5/u, '0.5');

const isWalkover = (text: string): boolean => walkoverWords.has(wordsOf(text).join(' '));

/** `5-4` of a short set, `7-6`, `9-8` of a long one; not `2-1`. */
const isTieBroken = (home: number, away: number): boolean => Math.abs(home - away) === 1 && Math.max(home, away) >= 4;

/** Writes the tie-break of each set with `^` in place of brackets, which enclose the sets of a match. */
const markTieBreaks = (text: string): string =>
  text.replaceAll(withTieBreak, (whole, home: string, gap: string, away: string, lost: string) =>
    isTieBroken(Number(home), Number(away)) ? `${home}${gap}${away}^${lost}` : whole,
  );

function readPart(text: string): PartScore | undefined {
  const [, scores = text, tieBreak] = tieBroken.exec(text) ?? [];
  const read = pair.exec(scores.trim());
  if (!read) return undefined;
  const [home, away] = [points(read[1]!), points(read[2]!)];
  return tieBreak === undefined ? [home, away] : [home, away, tieBreak];
}

/** Sets without the number of sets won: `7-6(4) 6-3`. Only a tie-break proves that they are sets. */
function readSetsAlone(text: string): MatchScore | undefined {
  if (!/\d\^\d/u.test(text)) return undefined;
  const parts = text
    .replaceAll(/\s*([-–—:])\s*/gu, '$1')
    .split(/[\s,;/|]+/u)
    .map(readPart);
  if (!parts.every((part) => part !== undefined)) return undefined;
  const won = parts.filter(([home, away]) => Number(home) > Number(away)).length;
  return { home: String(won), away: String(parts.length - won), parts };
}

/** Reads a score; undefined for other texts. */
export function readScore(cell: string): MatchScore | undefined {
  const text = markTieBreaks(latinDigits(cell).trim());
  const outer = text
    .replaceAll(/[([][^)\]]*[)\]]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const inner = [...text.matchAll(/[([]([^)\]]*)[)\]]/gu)].map((match) => match[1] ?? '');
  const parts: PartScore[] = [];
  let shootout: [string, string] | undefined;
  let hasUnreadParts = false;
  for (const note of inner) {
    const isShootout = shootoutWords.test(note);
    for (const part of note.replaceAll(/\p{L}{2,}\.?/gu, ' ').split(/[,;/|]|\s+e\s+/u)) {
      const scores = readPart(part.trim());
      if (!scores) {
        hasUnreadParts ||= /\d/u.test(part);
        continue;
      }
      if (isShootout) shootout = [scores[0], scores[1]];
      else parts.push(scores);
    }
  }
  const more = { parts, ...(shootout && { shootout }), ...(hasUnreadParts && { hasUnreadParts: true as const }) };
  const whole = pair.exec(outer.replace(/\s*(?:w\.?\s?o\.?)$/iu, ''));
  if (whole) return { home: points(whole[1]!), away: points(whole[2]!), ...more };
  const sets = inner.length === 0 ? readSetsAlone(outer) : undefined;
  if (sets) return sets;
  const [first, second, ...others] = outer.split(/\s*[x×–—:]\s*|\s+-\s+/iu);
  if (second !== undefined && others.length === 0 && first !== undefined) {
    if (isWalkover(first) && !isWalkover(second)) return { absent: 'home', ...more };
    if (isWalkover(second) && !isWalkover(first)) return { absent: 'away', ...more };
  }
  return undefined;
}

/** The scores of sets in a cell of their own: `25-20 25-18`. */
export function readParts(cell: string): Pick<MatchScore, 'parts' | 'hasUnreadParts'> {
  const written = markTieBreaks(latinDigits(cell))
    .split(/[,;/|()]+|\s{1,}(?=\d)(?<![-x×–]\s)/iu)
    .map((part) => part.trim())
    .filter((part) => /\d/u.test(part));
  const parts = written.flatMap((part) => {
    const read = readPart(part);
    return read ? [read] : [];
  });
  return { parts, ...(parts.length < written.length && { hasUnreadParts: true }) };
}

/** `Itajubá 3 x 1 Passos`, `Ana Silva (Passos) x Bia Souza (Itajubá)`. */
export function readMatch(cell: string): { home: string; away: string; score?: MatchScore } | undefined {
  const text = cell.replaceAll(/\s+/gu, ' ').trim();
  const scored = /^(.+?)\s+(\d{1,3})\s*(?:x|×|[-–—:])\s*(\d{1,3})((?:\s*\([\d\s\-–x×,;]*\))?)\s+(\P{N}.*)$/iu.exec(
    text,
  );
  if (scored) {
    const [, home = '', one, other, parts = '', away = ''] = scored;
    return { home: home.trim(), away: away.trim(), score: readScore(`${one} x ${other} ${parts}`)! };
  }
  const plain = /^(.+?)\s+(?:x|×|vs?\.?|–|—|-)\s+(.+)$/iu.exec(text);
  return plain ? { home: plain[1]!.trim(), away: plain[2]!.trim() } : undefined;
}
