import { spokenCompetitorName } from '@podium/games';
import { isLive, leadersOf, rowWords } from '../elements/item-state.ts';
import { isFollowed } from './importance.ts';
import type { ScheduleCompetitor, ScheduleItemAnswer } from '@podium/contract';
import type { Follow } from '../reader/follows.ts';
import type { Translate } from '../shell/messages.ts';

/** The last shown state of a list of contests, by contest. */
export interface ShownContests {
  sentences: ReadonlyMap<string, string>;
  /** The side or competitor that led last; a level score keeps it. */
  leaders: ReadonlyMap<string, string>;
}

/**
 * Changes in a list of contests that are worth announcing: those of contests with followed competitors, and new
 * leaders. With twenty live contests, any other change would interrupt every few seconds.
 *
 * @param before what the list showed before; undefined when it opens
 * @returns the sentence to announce, empty if there is none, and what the list shows now
 */
export function contestNews(
  t: Translate,
  before: ShownContests | undefined,
  items: readonly ScheduleItemAnswer[],
  follows: readonly Follow[],
): { text: string; shown: ShownContests } {
  const sentences = new Map<string, string>();
  const leaders = new Map(before?.leaders);
  const news: string[] = [];
  for (const item of items) {
    const sentence = itemSentence(t, item);
    sentences.set(item.id, sentence);
    const leader = isLive(item) ? leaderOf(item) : undefined;
    const last = before?.leaders.get(item.id);
    if (leader) leaders.set(item.id, nameOf(leader));
    const isOvertaken = leader !== undefined && last !== undefined && last !== nameOf(leader);
    if (isOvertaken) news.push(joinParts(t, [t('parts.program.takesLead', { name: nameOf(leader) }), sentence]));
    else if (before?.sentences.has(item.id) && before.sentences.get(item.id) !== sentence && isFollowed(item, follows))
      news.push(sentence);
  }
  return { text: news.join('. '), shown: { sentences, leaders } };
}

const nameOf = (competitor: ScheduleCompetitor): string => `\u{2068}${spokenCompetitorName(competitor)}\u{2069}`;

/** The sole leader, if there is one. */
function leaderOf(item: ScheduleItemAnswer): ScheduleCompetitor | undefined {
  if (!item.isHeadToHead) {
    const { leaders = [] } = leadersOf(item) ?? {};
    return leaders.length === 1 ? leaders[0] : undefined;
  }
  const [home, away] = item.competitors ?? [];
  const [first, second] = [Number(home?.result), Number(away?.result)];
  return first > second ? home : second > first ? away : undefined;
}

/** A contest of a list for screen readers: `Bahia 62, Amapá 69, Quarter 4`. */
function itemSentence(t: Translate, item: ScheduleItemAnswer): string {
  const { competitors = [], isHeadToHead, moment, status } = item;
  const shown = isHeadToHead ? competitors.slice(0, 2) : (leadersOf(item)?.leaders ?? []).slice(0, 1);
  const marks = shown.map((competitor, index) => {
    const points = isHeadToHead ? moment?.points?.[index === 0 ? 'home' : 'away'] : undefined;
    return [nameOf(competitor), competitor.irm ?? competitor.result, points && `(${points})`].filter(Boolean).join(' ');
  });
  const progress =
    moment?.progress && t('shared.progress', { done: moment.progress.done, total: moment.progress.total });
  const state = isLive(item) ? (moment?.period?.name ?? progress ?? t(`status.${status}`)) : t(`status.${status}`);
  // In a list of several contests, the result of a race is meaningless without its name.
  return joinParts(t, [isHeadToHead && shown.length > 0 ? '' : rowWords(item).title, ...marks, state]);
}

const joinParts = (t: Translate, parts: readonly string[]): string =>
  parts.filter(Boolean).reduce((first, second) => (first ? t('shared.pair', { first, second }) : second), '');
