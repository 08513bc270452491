import { isolate } from '@podium/i18n';
import { pages } from '@podium/contract/pages';
import { phrase } from '../../../ground/phrases.ts';
import { ofDelegation, ofParticipant } from '../../../read-model/program/competing.ts';
import { awardedCompetitor } from '../../../read-model/program/named-competitor.ts';
import type { Presenter } from '../../../read-model/program/presenter.ts';
import type { PushReader, PushSubject, PushText } from '../../push-topics.ts';
import { medalPair } from './decide.ts';
import { createPresenter, followedName } from './reader-text.ts';
import type { TextKit } from './reader-text.ts';

/** Medals of an event, as far as they are still won. */
export function medalText(
  kit: TextKit,
  { event, medals }: { event: string; medals: string[] },
  reader: PushReader,
): PushText | undefined {
  const { language, about, hidesResults } = reader;
  const presenter = createPresenter(kit, reader);
  const { snapshot } = presenter;
  // Medals that were retracted meanwhile are left out.
  const won = (snapshot.awards.byEvent.get(event) ?? []).filter((award) => medals.includes(medalPair(award)));
  if (won.length === 0) return undefined;
  const { disciplineCode } = won[0]!;
  const sport = presenter.discipline(disciplineCode);
  const title = presenter.event(event).name;
  const who = followedName(presenter, about);
  const path = pages.event(sport.key, event);
  if (hidesResults) return { who, title, body: `${sport.name} · ${phrase(language, 'push.medalsHidden')}`, path };
  const ids = about && ownIds(presenter, about);
  const awards = ids
    ? won.filter(({ competitorId, members }) => ids.has(competitorId) || members.some(({ id }) => ids.has(id)))
    : won;
  const names = awards.map((award) => {
    const competitor = presenter.competitor(awardedCompetitor(award));
    const medal = phrase(language, `medal.${award.medal}`);
    return phrase(language, 'push.medal', {
      medal: award.ageGroup === undefined ? medal : `${medal} (${isolate(award.ageGroup)})`,
      name: isolate(competitor.name),
    });
  });
  return names.length === 0 ? undefined : { who, title, body: [sport.name, ...names].join(' · '), path };
}

function ownIds({ snapshot }: Presenter, { kind, id }: PushSubject): ReadonlySet<string> | undefined {
  if (kind === 'athlete' || kind === 'team') return ofParticipant(snapshot, id).ids;
  return kind === 'delegation' ? ofDelegation(snapshot, id).ids : undefined;
}
