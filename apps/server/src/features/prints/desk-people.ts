/** Papers for people: diplomas, cards, meal tickets, bibs. They show full names, so they need a right over all of the Games. */
import { maxPeoplePapers, meals, paperCount, peoplePaperQuery } from '@podium/contract';
import type { PeoplePaperQuery } from '@podium/contract';
import { ApiError } from '../../ground/api-error.ts';
import { peopleInFull } from '../../read-model/program/full-people.ts';
import { route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import type { FeatureKit } from '../kit.ts';
import { cardSigning } from '../signed-card.ts';
import { answerDeskPdf, deskPdf, deskPdfErrors } from './desk-answer.ts';
import { openContext } from './open-context.ts';
import type { Paper } from './paper.ts';
import {
  awardDiplomas,
  bibsPaper,
  cardsPaper,
  medalDiplomas,
  participationDiplomas,
  ticketsPaper,
} from './people/people-papers.ts';
import type { AwardDiploma, MedalDiploma } from './people/people-papers.ts';
import { findPeople } from './people/printed-people.ts';
import type { PrintedPerson } from './people/printed-people.ts';
import { findPhoto } from './pictures.ts';
import type { PaperPicture } from './pictures.ts';
import { printOnce } from './print-once.ts';

const base = '/api/v1/desk/prints/people';
const access = { grants: ['manager'] } as const;
/** Hundreds of cards take longer than a sheet (ms). */
const limitMs = 120_000;

export const peoplePaperRoutes = (kit: FeatureKit): Route[] => [
  route(
    {
      method: 'get',
      path: base,
      summary: 'Number of diplomas, cards, tickets or bibs that a paper would contain',
      tag: 'desk',
      access,
      query: peoplePaperQuery,
      answer: paperCount,
    },
    async ({ query }) => ({ total: await count(kit, query), max: maxPeoplePapers[query.paper] }),
  ),
  route(
    {
      ...deskPdf,
      path: `${base}.pdf`,
      summary: 'Diplomas, accreditation cards, meal tickets or bibs as PDF',
      description: 'With full names. Photos follow the publication levels. The server keeps no copy.',
      access,
      query: peoplePaperQuery,
      errors: deskPdfErrors,
    },
    async ({ c, query }) => {
      const total = await count(kit, query);
      const max = maxPeoplePapers[query.paper];
      if (total === 0) throw new ApiError('notFound', 'There is nothing to print.');
      if (total > max)
        throw new ApiError('unprocessable', `Choose a delegation, an event or fewer days: at most ${max} fit.`);
      return answerDeskPdf(c, await printOnce(await compose(kit, query), limitMs), query.paper, query.lang);
    },
  ),
];

/** People who get a paper: athletes for their taking part and for bibs, everyone for cards and meals. */
function chosenPeople(kit: FeatureKit, query: PeoplePaperQuery): PrintedPerson[] {
  const people = findPeople(kit.program(), query, query.lang);
  if (query.paper === 'participation')
    return people.filter(({ role, events }) => role === 'athlete' && events.length > 0);
  return query.paper === 'bib' ? people.filter(({ bib }) => bib !== undefined) : people;
}

async function count(kit: FeatureKit, query: PeoplePaperQuery): Promise<number> {
  if (query.paper === 'diploma')
    return (await medals(kit, query)).reduce((total, { names }) => total + names.length, 0);
  if (query.paper === 'award') return (await awards(kit, query)).length;
  const people = chosenPeople(kit, query).length;
  return query.paper === 'ticket' ? people * (query.days ?? []).length * (query.meals ?? meals).length : people;
}

async function compose(kit: FeatureKit, query: PeoplePaperQuery): Promise<Paper> {
  const context = await openContext(kit, query.lang);
  const sign = (subject: string): string => kit.use(cardSigning).write(subject);
  switch (query.paper) {
    case 'diploma':
      return medalDiplomas(context, await medals(kit, query));
    case 'award':
      return awardDiplomas(context, await awards(kit, query));
    case 'participation':
      return participationDiplomas(context, chosenPeople(kit, query));
    case 'card': {
      const people = chosenPeople(kit, query);
      return cardsPaper(context, people, { photos: await readPhotos(kit, people), sign });
    }
    case 'ticket':
      return ticketsPaper(context, chosenPeople(kit, query), query, sign);
    default:
      return bibsPaper(context, chosenPeople(kit, query));
  }
}

async function readPhotos(kit: FeatureKit, people: readonly PrintedPerson[]): Promise<Map<string, PaperPicture>> {
  const photos = new Map<string, PaperPicture>();
  for (const { id, photo } of people) {
    const picture = photo && (await findPhoto(kit, photo));
    if (picture) photos.set(id, picture);
  }
  return photos;
}

type Named = Readonly<{ id: string | null; name: string | null }>;

/** Returns names of people whatever their publication level, and of teams as they are. */
function fullNames(kit: FeatureKit): (named: Named) => string {
  const people = peopleInFull(kit.program());
  return ({ id, name }) => {
    const published = people.get(id ?? '')?.published;
    return published?.spokenName ?? published?.displayName ?? name ?? '';
  };
}

/** Special awards of a filter, once for each winner; a team gets one diploma. */
async function awards(kit: FeatureKit, { event, delegation, lang }: PeoplePaperQuery): Promise<AwardDiploma[]> {
  const code = delegation?.toUpperCase();
  const document = await kit.read('specialAwards', lang, {});
  const nameOf = fullNames(kit);
  return (document?.items ?? [])
    .filter((award) => event === undefined || award.event?.id === event)
    .flatMap(({ name, discipline, event: of, day, winners, delegations }) => {
      const part = [discipline?.name, of?.name].filter(Boolean).join(' · ') || undefined;
      const diploma = { award: name.text, part, day };
      return [
        ...winners
          .filter(({ organisation }) => code === undefined || organisation?.code === code)
          .map((winner) => ({ ...diploma, name: nameOf(winner), delegation: winner.organisation?.name ?? '' })),
        ...delegations
          .filter((organisation) => code === undefined || organisation.code === code)
          .map((organisation) => ({ ...diploma, name: organisation.name, delegation: '' })),
      ];
    });
}

/** Official medals of a filter with the full names of their winners: each member of a team gets a diploma. */
async function medals(kit: FeatureKit, { event, delegation, lang }: PeoplePaperQuery): Promise<MedalDiploma[]> {
  const document = await kit.read('medallists', lang, { discipline: 'all' });
  const nameOf = fullNames(kit);
  const code = delegation?.toUpperCase();
  return (document?.items ?? [])
    .filter(
      (item) =>
        item.isOfficial &&
        (event === undefined || item.event.id === event) &&
        (code === undefined || item.organisation?.code === code),
    )
    .map(({ medal, discipline, event: won, day, organisation, competitor, members = [] }) => ({
      medal,
      sport: discipline.name,
      event: won.name,
      day,
      delegation: organisation?.name ?? '',
      names: (members.length > 0 ? members : [competitor]).map(nameOf).filter((name) => name !== ''),
    }));
}
