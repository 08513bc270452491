/** Headline, description and share text of every decided contest, with their contradictions. */
import { parse } from 'node-html-parser';
import { textOf } from './read-page.ts';

interface Line {
  competitor: { name: string; spoken?: string };
  side: 'home' | 'away' | null;
  wlt: string | null;
  irm: string | null;
}
export interface DecidedUnit {
  id: string;
  status: string;
  isHeadToHead: boolean;
  hasResults: boolean;
  discipline: { key: string } | null;
}

export interface ResultTexts {
  id: string;
  /** The sentence on the page; empty for a heat. */
  headline: string;
  description: string;
  /** The preview in a chat: title and description of the shared page. */
  share: string;
  faults: string[];
}

const done = new Set(['FINISHED', 'UNOFFICIAL', 'OFFICIAL']);
/** Codes that a sentence must not contain. `WO` is a word in Portuguese. */
const codes =
  /(?:^|[\s(–:,])(?:RET|WDR|W\/O|WO|INJ|DNF|DNS|DSQ|DQB?|EXC|NM|OVL|REL|FALL|IRM|undefined|null)(?=[\s.,;)]|$)/u;

/**
 * The decided contests of the Games, day by day.
 *
 * @param prefix of the language: `/por`
 * @param choose limits a long list
 */
export async function readResultTexts(
  url: string,
  prefix = '',
  choose: (units: readonly DecidedUnit[]) => readonly DecidedUnit[] = (units) => units,
): Promise<ResultTexts[]> {
  const { items: days } = await read<{ items: { day: string }[] }>(`${url}/api/v1/schedule/days`);
  const decided: DecidedUnit[] = [];
  for (const { day } of days) {
    const { items } = await read<{ items: DecidedUnit[] }>(`${url}/api/v1/schedule/days/${day}`);
    decided.push(...items.filter((unit) => unit.discipline && unit.hasResults && done.has(unit.status)));
  }
  const texts: ResultTexts[] = [];
  for (const unit of choose(decided)) texts.push(await readResultText(url, prefix, unit));
  return texts;
}

async function read<Answer>(address: string): Promise<Answer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}.`);
  return (await response.json()) as Answer;
}

async function readResultText(url: string, prefix: string, unit: DecidedUnit): Promise<ResultTexts> {
  const { results } = await read<{ results: Line[] }>(`${url}/api/v1/units/${unit.id}`);
  const path = `${prefix}/discipline/${unit.discipline!.key}/results/${unit.id}/results`;
  const page = parse(await (await fetch(url + path)).text());
  const meta = (name: string): string =>
    plain(page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '');
  const headline = page.querySelectorAll('.headline-text').map(textOf).join(' ');
  const description = meta('description');
  const share = [meta('og:title'), meta('og:description'), meta('og:image:alt')].filter(Boolean).join(' | ');
  const texts = [headline, description, meta('og:description')];
  const faults = [
    ...texts
      .filter((text) => codes.test(prefix === '/por' ? text.replaceAll('por WO', '') : text))
      .map((text) => `bare code: ${text}`),
    ...(unit.isHeadToHead && prefix === '' ? contradictions(description, results) : []),
  ];
  return { id: unit.id, headline, description, share, faults };
}

const plain = (text: string): string => text.replaceAll(/[\u2060\u2066-\u2069]/gu, '');

/** Contradictions between an English sentence about two sides and their result. */
export function contradictions(sentence: string, results: readonly Line[]): string[] {
  const [, won] = /^(.*?) (?:beats|wins)\b/u.exec(sentence) ?? [];
  if (won === undefined) return [];
  const faults: string[] = [];
  const nameOf = ({ competitor: { name, spoken } }: Line): string => fold(spoken ?? name);
  const winner = results.find(({ wlt }) => wlt === 'W');
  if (winner && !sameWords(nameOf(winner), fold(won))) faults.push(`another winner: ${sentence}`);
  const [, score = sentence, tally] = /^(.*?)\((\d+–\d+) on penalties\)/u.exec(sentence) ?? [];
  const [, one, other] = /(?:^|[\s,])(\d+(?:\.\d+)?)–(\d+(?:\.\d+)?)\.?\s*$/u.exec(score.trim()) ?? [];
  const isBrokenOff = / (?:retires|withdraws|cannot go on)/u.test(sentence);
  if (one !== undefined && other !== undefined && !isBrokenOff) {
    const [own, theirs] = tally ? tally.split('–').map(Number) : [Number(one), Number(other)];
    if (own! <= theirs!) faults.push(`the score contradicts the winner: ${sentence}`);
    if (tally && one !== other) faults.push(`a shoot-out after an uneven score: ${sentence}`);
  }
  return faults;
}

/** Names in sentences have their words in another order, and dotless letters where a language has them. */
const fold = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');

const sameWords = (one: string, other: string): boolean => {
  const sort = (text: string): string =>
    text
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .toSorted()
      .join(' ');
  return sort(one) === sort(other);
};
