import { isolate } from '@podium/i18n';
import type { ActChange, ActPlace, ActPreview, ActRefusal } from '@podium/contract';
import type { Language } from '../../../language/language-store.ts';
import type { Translate } from '../../../language/text.ts';
import { clashLine, localTimeText, nameList } from '../plan-preview.ts';

/** Contests listed in one line; their number is always given. */
const maxContests = 6;

type Texts = ActPlace['contest'];

/** Sentences that name the changes of an act, or explain why it is impossible and suggest an alternative. */
export function actLines(
  { changes, othersStay, refusals, clashes }: Omit<ActPreview, 'version'>,
  language: Language,
  t: Translate,
): { changes: string[]; clashes: string[]; refusals: string[] } {
  const nameIn = (texts: Texts): string => isolate(texts[language] ?? texts.en ?? Object.values(texts)[0] ?? '');
  return {
    changes:
      refusals.length > 0
        ? []
        : [
            ...changes.flatMap((change) => changeLines(change, { nameIn, language, t })),
            ...(othersStay ? [t('acts.change.othersStay')] : []),
          ],
    clashes: clashes.map((clash) => clashLine(clash, language, t)),
    refusals: refusals.map((refusal) => refusalLine(refusal, nameIn, t)),
  };
}

interface Words {
  nameIn: (texts: Texts) => string;
  language: Language;
  t: Translate;
}

function changeLines(change: ActChange, { nameIn, language, t }: Words): string[] {
  switch (change.kind) {
    case 'takes':
      return placeLines('takes', change.name, change.places, nameIn, t);
    case 'leaves':
      return placeLines('leaves', change.name, change.places, nameIn, t);
    case 'moves': {
      const list = (places: readonly ActPlace[]): string =>
        places.map((place) => placeText(place, nameIn, t)).join(' · ');
      return [t('acts.change.moves', { name: isolate(change.name), from: list(change.from), to: list(change.to) })];
    }
    case 'members':
      return [
        t('acts.change.members', {
          name: isolate(change.name),
          leaving: nameList(change.leaving, t) || '–',
          joining: nameList(change.joining, t) || '–',
        }),
      ];
    case 'waits':
      return [t('acts.change.waits', { name: isolate(change.name) })];
    case 'moved':
      return [
        t('acts.change.moved', {
          count: change.contests.length,
          contests: change.contests.slice(0, maxContests).map(nameIn).join(' · '),
        }),
      ];
    case 'added': {
      const { start, place = {} } = change;
      const sides = change.sides.map(isolate).join(' – ') || '–';
      const when = start === undefined ? '' : [localTimeText(start, language), nameIn(place)].join(' · ');
      const line = t('acts.change.added', { contest: nameIn(change.contest), sides });
      return [when === '' ? line : t('acts.change.addedAt', { line, when })];
    }
    case 'removed':
      break;
  }
  const sides = change.sides.map(isolate).join(' – ') || '–';
  return [t('acts.change.removed', { contest: nameIn(change.contest), sides })];
}

function placeLines(
  kind: 'takes' | 'leaves',
  person: string,
  places: readonly ActPlace[],
  nameIn: (texts: Texts) => string,
  t: Translate,
): string[] {
  const name = isolate(person);
  if (places.length === 0) return [t(`acts.change.${kind}.nothing`, { name })];
  return places.map(({ contest, lane, opponents }) =>
    lane !== null
      ? t(`acts.change.${kind}.lane`, { name, lane, contest: nameIn(contest) })
      : kind === 'takes' && opponents.length > 0
        ? t('acts.change.takes.match', {
            name,
            contest: nameIn(contest),
            opponents: opponents.map(isolate).join(' · '),
          })
        : t(`acts.change.${kind}.place`, { name, contest: nameIn(contest) }),
  );
}

const placeText = ({ contest, lane }: ActPlace, nameIn: (texts: Texts) => string, t: Translate): string =>
  lane === null ? nameIn(contest) : t('acts.change.laneOf', { lane, contest: nameIn(contest) });

const refusalLine = ({ kind, names, contests }: ActRefusal, nameIn: (texts: Texts) => string, t: Translate): string =>
  t(`acts.change.refused.${kind}`, {
    names: nameList(names, t),
    contests: contests.map(nameIn).join(' · '),
  });
