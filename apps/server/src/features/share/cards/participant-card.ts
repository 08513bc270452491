import { isDoneStatus } from '@podium/games';
import type { Document } from '@podium/contract';
import { phrase } from '../../../ground/phrases.ts';
import { numerals } from '../card.ts';
import type { Card, PortraitBody } from '../card.ts';
import { contestName, delegationName, drawnName, joinTexts, timeText } from './words.ts';
import type { CardContext } from './words.ts';
import { medalLabels } from './medal-labels.ts';

type ProfileDocument = Document<'participant'>;

/** An athlete or a team: delegation, medals and next contest. The document contains only what may be public. */
export function participantCard(profile: ProfileDocument, context: CardContext): Card {
  const { language, games } = context;
  const { kind, name, spoken, bib, organisation, disciplines, events, medals } = profile;
  const isTeam = kind === 'teams';
  const [sport] = disciplines;
  const called = drawnName(
    { type: isTeam ? 'team' : 'athlete', name, spoken, organisation },
    { language, bib, sport: sport?.name },
  );
  const delegation = organisation ? delegationName(organisation) : undefined;
  return {
    language,
    games: games.name,
    sport: sport?.key,
    kicker: joinTexts(disciplines.map((discipline) => discipline.name)) || games.name,
    subtitle: events.length === 1 ? events[0]!.name : undefined,
    colors: organisation ?? undefined,
    body: {
      kind: 'portrait',
      name: called,
      organisation,
      caption: delegation === called ? undefined : delegation,
      medals: medals.total > 0 ? { counts: medals, labels: medalLabels(language) } : undefined,
      facts: [],
      lines: [...nextLines(profile, context), ...wonLines(profile), ...bestLines(profile)],
    },
  };
}

type Line = PortraitBody['lines'][number];

function nextLines({ schedule }: ProfileDocument, context: CardContext): Line[] {
  const next = schedule.find(({ status, start }) => !isDoneStatus(status) && status !== 'CANCELLED' && start !== null);
  if (!next) return [];
  const { day, time } = timeText(next, context);
  const when = joinTexts([phrase(context.language, 'share.next'), day, time]);
  return [{ text: when, isStrong: true }, { text: contestName(next) }];
}

const medalOrder = { gold: 0, silver: 1, bronze: 2 } as const;

function wonLines({ awards, results }: ProfileDocument): Line[] {
  return awards
    .toSorted((a, b) => medalOrder[a.medal] - medalOrder[b.medal])
    .map(({ medal, event, unit }) => ({
      ...(event.isExhibition ? { rank: numerals[medal] } : { medal }),
      text: event.name,
      mark:
        results.find(({ item }) => item.id === unit && !item.isHeadToHead && item.outcome?.marks === 'own')?.result ??
        undefined,
    }));
}

/** Best ranks of a participant without a medal, in contests with a ranking. */
function bestLines({ awards, results }: ProfileDocument): Line[] {
  if (awards.length > 0) return [];
  return results
    .filter(({ rank, irm, item }) => rank !== null && irm === null && !item.isHeadToHead)
    .toSorted((a, b) => Number(a.rank) - Number(b.rank))
    .slice(0, 3)
    .map(({ item, rank, result }) => ({ rank: rank!, text: contestName(item), mark: result ?? undefined }));
}
