import { findNearWord, foldedText } from '@podium/games';
import type { Presenter } from '../../program/presenter.ts';
import { sportCodes } from '../../program/known.ts';
import { searchCandidates } from '../candidates.ts';
import type { Candidates } from '../candidates.ts';
import type { Query } from './query.ts';

/** Folded words of names by candidates, which are renewed when names change. */
const vocabularies = new WeakMap<Candidates, ReadonlySet<string>>();

/** The words of a query with mistyped ones replaced by words of the Games; undefined if none is near enough. */
export function correctWords(presenter: Presenter, { words, daysNamed }: Query): string | undefined {
  const known = vocabulary(presenter);
  const corrected = words.map((term) => {
    const word = term.trim();
    return daysNamed.get(term)!.size > 0 ? word : (findNearWord(word, known) ?? word);
  });
  const text = corrected.join(' ');
  return text === words.map((term) => term.trim()).join(' ') ? undefined : text;
}

/** Sports, events, delegations and venues come before people, so that they are preferred. */
function vocabulary(presenter: Presenter): ReadonlySet<string> {
  const { snapshot, language } = presenter;
  const candidates = searchCandidates(snapshot, language);
  let words = vocabularies.get(candidates);
  if (!words) {
    const { events, organisations, venues } = snapshot.reference;
    const names = [
      ...sportCodes(snapshot).map((code) => presenter.discipline(code).name),
      ...[...events.keys()].map((id) => presenter.event(id).name),
      ...[...organisations.keys()].map((code) => presenter.organisation(code)!.name),
      ...[...venues.keys()].map((id) => presenter.venue(id)!.name),
    ];
    const folded = [...names.map(foldedText), ...[...candidates.people, ...candidates.teams].map((one) => one.folded)];
    words = new Set(folded.flatMap((text) => text.split(' ').filter((word) => /\p{L}{4}/u.test(word))));
    vocabularies.set(candidates, words);
  }
  return words;
}
