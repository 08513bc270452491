/** Scores of matches: `3 x 1 (25-20, 23-25, 25-18, 25-21)`, `2–2 (4–3 pên.)`, `W.O.`. */
import { latinDigits } from '@podium/games';
import { wordsOf } from '@podium/games-folder/own-sheets';
import { walkoverWords } from './list-words.ts';

export interface MatchScore {
  home?: string;
  away?: string;
  /** Scores of sets or halves in their order. */
  parts: readonly (readonly [home: string, away: string])[];
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
const shootoutWords = /p[eê]n|pso|shoot|tab|penal|ركلات|penalti/iu;

const points = (text: string): string => text.replace(',', '.').replace('½', '.5').replace(/^\.5/u, '0.5');

const isWalkover = (text: string): boolean => walkoverWords.has(wordsOf(text).join(' '));

/** Reads a score; undefined for other texts. */
export function readScore(cell: string): MatchScore | undefined {
  const text = latinDigits(cell).trim();
  const outer = text
    .replaceAll(/[([][^)\]]*[)\]]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const inner = [...text.matchAll(/[([]([^)\]]*)[)\]]/gu)].map((match) => match[1] ?? '');
  const parts: [string, string][] = [];
  let shootout: [string, string] | undefined;
  let hasUnreadParts = false;
  for (const note of inner) {
    const isShootout = shootoutWords.test(note);
    for (const part of note.replaceAll(/\p{L}{2,}\.?/gu, ' ').split(/[,;/|]|\s+e\s+/u)) {
      const read = pair.exec(part.trim());
      if (!read) {
        hasUnreadParts ||= /\d/u.test(part);
        continue;
      }
      const scores: [string, string] = [points(read[1]!), points(read[2]!)];
      if (isShootout) shootout = scores;
      else parts.push(scores);
    }
  }
  const more = { parts, ...(shootout && { shootout }), ...(hasUnreadParts && { hasUnreadParts: true as const }) };
  const whole = pair.exec(outer.replace(/\s*(?:w\.?\s?o\.?)$/iu, ''));
  if (whole) return { home: points(whole[1]!), away: points(whole[2]!), ...more };
  const [first, second, ...others] = outer.split(/\s*[x×–—:]\s*|\s+-\s+/iu);
  if (second !== undefined && others.length === 0 && first !== undefined) {
    if (isWalkover(first) && !isWalkover(second)) return { absent: 'home', ...more };
    if (isWalkover(second) && !isWalkover(first)) return { absent: 'away', ...more };
  }
  return undefined;
}

/** The scores of sets in a cell of their own: `25-20 25-18`. */
export function readParts(cell: string): Pick<MatchScore, 'parts' | 'hasUnreadParts'> {
  const written = latinDigits(cell)
    .split(/[,;/|()]+|\s{1,}(?=\d)(?<![-x×–]\s)/iu)
    .map((part) => part.trim())
    .filter((part) => /\d/u.test(part));
  const parts = written.flatMap((part) => {
    const read = pair.exec(part);
    return read ? [[points(read[1]!), points(read[2]!)] as const] : [];
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
