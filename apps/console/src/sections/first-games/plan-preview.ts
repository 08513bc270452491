import type { BegunStatus, PlanChange, PlanClash, PlanPreview } from '@podium/contract';
import { formattersFor, languageByTag, isolate } from '@podium/i18n';
import type { Language } from '../../language/language-store.ts';
import type { Translate } from '../../language/text.ts';

export interface PreviewLine {
  /**
   * `clash`: two things are on one court; `loss`: something that is public disappears or changes; `refused`: it stays
   * although the plan has changed.
   */
  kind: 'clash' | 'gain' | 'loss' | 'refused';
  text: string;
  /** Id of the event in the plan, on the first line of one that is refused. */
  refusedEvent?: string;
}

/** Names listed in one line; the rest is counted. */
const maxNames = 12;

/** Returns whether a plan would publish nothing, because contests that have begun prevent all that it changes. */
export const isAllRefused = ({ isFirst, isChanged, events }: PlanPreview): boolean =>
  !isFirst && !isChanged && events.some(({ kind }) => kind === 'refused');

/** The first names of a list, and the number of the others. */
export function nameList(names: readonly string[], t: Translate): string {
  const shown = names.slice(0, maxNames).map(isolate).join(' · ');
  return names.length > maxNames
    ? t('first-games.preview.more', { names: shown, count: names.length - maxNames })
    : shown;
}

/** Describes the effects of a publication in sentences with names and numbers, losses first. */
export function previewLines(
  { events, renamed, hidden, clashes }: PlanPreview,
  language: Language,
  t: Translate,
): PreviewLine[] {
  const nameIn = (texts: PlanChange['name']): string => texts[language] ?? texts.en ?? Object.values(texts)[0] ?? '';
  const list = (names: readonly string[]): string => nameList(names, t);
  const lines = events.flatMap((change) =>
    changeLines(change, { event: isolate(nameIn(change.name)), nameIn, list, t }),
  );
  for (const { kind, before, after, count } of renamed)
    lines.push({
      kind: 'loss',
      text: t(`first-games.preview.renamed.${kind}`, {
        before: isolate(nameIn(before)),
        after: isolate(nameIn(after)),
        count,
      }),
    });
  const { people } = hidden;
  const [delegations, venues] = [hidden.delegations.map(nameIn), hidden.venues.map(nameIn)];
  const gone = { people, delegations, venues } as const;
  for (const kind of ['people', 'delegations', 'venues'] as const) {
    const names = gone[kind];
    if (names.length === 0) continue;
    lines.push({
      kind: 'loss',
      text: t(`first-games.preview.hidden.${kind}`, { count: names.length, names: list(names) }),
    });
  }
  for (const clash of clashes) lines.push({ kind: 'clash', text: clashLine(clash, language, t) });
  const order = ['refused', 'clash', 'loss', 'gain'];
  return lines.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

/** A local time of the Games: `5 Dec, 09:00`. */
export const localTimeText = (local: string, language: Language): string =>
  // It is displayed unchanged, in whatever zone the console is used.
  formattersFor(languageByTag(language), 'UTC').dateTime(`${local}:00Z`);

/** Two things on one court, with their times. */
export function clashLine({ contest, start, place, other, otherStart }: PlanClash, language: Language, t: Translate) {
  const nameIn = (texts: PlanClash['other']): string =>
    isolate(texts[language] ?? texts.en ?? Object.values(texts)[0] ?? '');
  return t('acts.clash.line', {
    contest: nameIn(contest),
    start: localTimeText(start, language),
    place: nameIn(place),
    other: nameIn(other),
    otherStart: localTimeText(otherStart, language),
  });
}

interface Words {
  event: string;
  nameIn: (texts: PlanChange['name']) => string;
  list: (names: readonly string[]) => string;
  t: Translate;
}

type Part =
  | 'refused'
  | 'notEntered'
  | 'notWithdrawn'
  | 'redrawn'
  | 'withdrawn'
  | 'contestsRemoved'
  | 'moved'
  | `movedBegun.${BegunStatus}`
  | 'entered'
  | 'contestsAdded';

function changeLines(change: PlanChange, { event, nameIn, list, t }: Words): PreviewLine[] {
  const { kind, entered, withdrawn, replaced, contests, movedBegun, begun } = change;
  const lines: PreviewLine[] = [];
  const say = (kind: PreviewLine['kind'], part: Part, count: number, names = ''): void => {
    if (count > 0) lines.push({ kind, text: t(`first-games.preview.${part}`, { event, count, names }) });
  };
  if (kind === 'refused') {
    say('refused', 'refused', begun.length, list(begun.map(nameIn)));
    say('refused', 'notEntered', entered.length, list(entered));
    say('refused', 'notWithdrawn', withdrawn.length, list(withdrawn));
    return lines.map((line, index) => (index === 0 ? { ...line, refusedEvent: change.event } : line));
  }
  if (kind === 'added')
    return [
      {
        kind: 'gain',
        text: t('first-games.preview.added', { event, count: contests.added }),
      },
    ];
  if (kind === 'removed')
    return [
      {
        kind: 'loss',
        text: t('first-games.preview.removed', { event, count: contests.removed }),
      },
    ];
  say('loss', 'redrawn', replaced.length, list(replaced));
  say('loss', 'withdrawn', withdrawn.length, list(withdrawn));
  say('loss', 'contestsRemoved', contests.removed);
  for (const status of ['official', 'unofficial', 'live'] as const) {
    const moved = movedBegun.filter((contest) => contest.status === status);
    say('loss', `movedBegun.${status}`, moved.length, list(moved.map(({ name }) => nameIn(name))));
  }
  say('loss', 'moved', contests.moved - movedBegun.length);
  say('gain', 'entered', entered.length, list(entered));
  say('gain', 'contestsAdded', contests.added);
  if (lines.length === 0) lines.push({ kind: 'gain', text: t('first-games.preview.changed', { event }) });
  return lines;
}
