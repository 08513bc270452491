import type { ActChange, ActPlace, ActPreview, ActRefusal } from '@podium/contract';
import { isolated } from '../../../language/isolated.ts';
import type { Language } from '../../../language/language-store.ts';
import type { Translate } from '../../../language/text.ts';
import { nameList } from '../plan-preview.ts';

/** Contests listed in one line; their number is always given. */
const maxContests = 6;

type Texts = ActPlace['contest'];

/** Sentences that name the changes of an act, or explain why it is impossible and suggest an alternative. */
export function actLines(
  { changes, othersStay, refusals }: Pick<ActPreview, 'changes' | 'othersStay' | 'refusals'>,
  language: Language,
  t: Translate,
): { changes: string[]; refusals: string[] } {
  const nameIn = (texts: Texts): string => isolated(texts[language] ?? texts.en ?? Object.values(texts)[0] ?? '');
  return {
    changes:
      refusals.length > 0
        ? []
        : [
            ...changes.flatMap((change) => changeLines(change, nameIn, t)),
            ...(othersStay ? [t('first-games.act.othersStay')] : []),
          ],
    refusals: refusals.map((refusal) => refusalLine(refusal, nameIn, t)),
  };
}

function changeLines(change: ActChange, nameIn: (texts: Texts) => string, t: Translate): string[] {
  switch (change.kind) {
    case 'takes':
      return placeLines('takes', change.name, change.places, nameIn, t);
    case 'leaves':
      return placeLines('leaves', change.name, change.places, nameIn, t);
    case 'moves': {
      const list = (places: readonly ActPlace[]): string =>
        places.map((place) => placeText(place, nameIn, t)).join(' · ');
      return [
        t('first-games.act.moves', { name: isolated(change.name), from: list(change.from), to: list(change.to) }),
      ];
    }
    case 'waits':
      return [t('first-games.act.waits', { name: isolated(change.name) })];
    case 'moved':
      return [
        t('first-games.act.moved', {
          count: change.contests.length,
          contests: change.contests.slice(0, maxContests).map(nameIn).join(' · '),
        }),
      ];
    case 'added':
    case 'removed':
      break;
  }
  const sides = change.sides.map(isolated).join(' – ') || '–';
  return [t(`first-games.act.${change.kind}`, { contest: nameIn(change.contest), sides })];
}

function placeLines(
  kind: 'takes' | 'leaves',
  person: string,
  places: readonly ActPlace[],
  nameIn: (texts: Texts) => string,
  t: Translate,
): string[] {
  const name = isolated(person);
  if (places.length === 0) return [t(`first-games.act.${kind}.nothing`, { name })];
  return places.map(({ contest, lane, opponents }) =>
    lane !== null
      ? t(`first-games.act.${kind}.lane`, { name, lane, contest: nameIn(contest) })
      : kind === 'takes' && opponents.length > 0
        ? t('first-games.act.takes.match', {
            name,
            contest: nameIn(contest),
            opponents: opponents.map(isolated).join(' · '),
          })
        : t(`first-games.act.${kind}.place`, { name, contest: nameIn(contest) }),
  );
}

const placeText = ({ contest, lane }: ActPlace, nameIn: (texts: Texts) => string, t: Translate): string =>
  lane === null ? nameIn(contest) : t('first-games.act.laneOf', { lane, contest: nameIn(contest) });

const refusalLine = ({ kind, names, contests }: ActRefusal, nameIn: (texts: Texts) => string, t: Translate): string =>
  t(`first-games.act.refused.${kind}`, {
    names: nameList(names, t),
    contests: contests.map(nameIn).join(' · '),
  });
