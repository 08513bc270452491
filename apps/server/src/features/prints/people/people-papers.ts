/** Diplomas, cards, tickets and bibs as documents. */
import { meals } from '@podium/contract';
import type { LanguageCode, Meal, PeoplePaperQuery } from '@podium/contract';
import type { Medal } from '@podium/games';
import { languageByTag } from '@podium/i18n';
import { encodeQR } from 'qr';
import { phrase } from '../../../ground/phrases.ts';
import type { BibsPaper, Card, CardsPaper, Diploma, DiplomasPaper, TicketsPaper } from '../paper.ts';
import type { PaperPicture } from '../pictures.ts';
import { printableName, sheetFormatters } from '../sheets/sheet-context.ts';
import type { SheetContext } from '../sheets/sheet-context.ts';
import type { PrintedPerson } from './printed-people.ts';
import { roleWord } from './role-word.ts';

type Base = Pick<CardsPaper, 'language' | 'direction' | 'games' | 'look' | 'pictures'>;

const baseOf = ({ language, games, paperLook }: SheetContext): Base => ({
  language,
  direction: languageByTag(language).direction,
  games: games.name,
  ...paperLook,
});

const qrOf = (address: string): string => encodeQR(address, 'svg', { ecc: 'low', border: 2 });

/** A medal with the people who get a diploma for it. */
export interface MedalDiploma {
  medal: Medal;
  sport: string;
  event: string;
  day: string | null;
  delegation: string;
  names: readonly string[];
}

/** A special award with one of its winners: a person, a team or a delegation. */
export interface AwardDiploma {
  award: string;
  /** Sport and event; undefined for an award of the whole Games. */
  part: string | undefined;
  day: string;
  /** Empty if the delegation itself is the winner. */
  delegation: string;
  name: string;
}

const rankOf: Readonly<Record<Medal, number>> = { gold: 1, silver: 2, bronze: 3 };

export function medalDiplomas(context: SheetContext, medals: readonly MedalDiploma[]): DiplomasPaper {
  const { language } = context;
  return diplomasPaper(
    context,
    medals.flatMap(({ medal, sport, event, day, delegation, names }) =>
      names.map((name): Diploma => ({
        name: printableName(language, name),
        delegation,
        reason: phrase(language, 'prints.certificate.place', { rank: rankOf[medal] }),
        achievement: [sport, event],
        medal: { kind: medal, rank: sheetFormatters(context).number(rankOf[medal]) },
        ...dateOf(context, day),
      })),
    ),
  );
}

/** @param awards one for each winner of a special award */
export const awardDiplomas = (context: SheetContext, awards: readonly AwardDiploma[]): DiplomasPaper =>
  diplomasPaper(
    context,
    awards.map(({ award, part, day, delegation, name }) => ({
      name: printableName(context.language, name),
      delegation,
      reason: phrase(context.language, 'prints.certificate.award'),
      achievement: [award, part ?? context.games.name],
      ...dateOf(context, day),
    })),
  );

export function participationDiplomas(context: SheetContext, people: readonly PrintedPerson[]): DiplomasPaper {
  const { language, games } = context;
  return diplomasPaper(
    context,
    people.map(({ name, delegation, sports }) => ({
      name: printableName(language, name),
      delegation: delegation.name,
      reason: phrase(language, 'prints.certificate.participation'),
      achievement: [sports.length > 0 ? listOf(language, sports) : games.name],
      ...dateOf(context, games.lastDay),
    })),
  );
}

const listOf = (language: LanguageCode, names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

const dateOf = (context: SheetContext, day: string | null): Pick<Diploma, 'date'> =>
  day ? { date: longDate(context, day) } : {};

function longDate(context: SheetContext, day: string): string {
  const { capital, dateLong } = sheetFormatters(context);
  return capital(dateLong(day));
}

const diplomasPaper = (context: SheetContext, diplomas: readonly Diploma[]): DiplomasPaper => ({
  kind: 'diplomas',
  ...baseOf(context),
  title: phrase(context.language, 'prints.people.diploma'),
  presentedTo: phrase(context.language, 'prints.certificate.presentedTo'),
  diplomas,
});

/** @param photos pictures of people by id @param sign returns the address that a card's code contains */
export function cardsPaper(
  context: SheetContext,
  people: readonly PrintedPerson[],
  { photos, sign }: { photos: ReadonlyMap<string, PaperPicture>; sign: (subject: string) => string },
): CardsPaper {
  const { language } = context;
  const base = baseOf(context);
  return {
    kind: 'cards',
    ...base,
    title: phrase(language, 'prints.people.card'),
    pictures: [...(base.pictures ?? []), ...photos.values()],
    cards: people.map(({ id, name, delegation, role, sex, sports }): Card => {
      const photo = photos.get(id);
      return {
        name: printableName(language, name),
        delegation: delegation.name,
        role: roleWord(language, { role, sex }),
        facts: sports.slice(0, 3),
        ...(photo && { photo: { path: photo.path, alt: printableName(language, name) } }),
        qr: qrOf(sign(cardSubject(id))),
      };
    }),
  };
}

/** Subject of the code on a person's card. */
export const cardSubject = (person: string): string => `card/${person}`;

type Tickets = Pick<PeoplePaperQuery, 'days' | 'meals' | 'anonymous'>;

/** A ticket for every person, day and meal, in the order in which they are handed out: all of a person together. */
export function ticketsPaper(
  context: SheetContext,
  people: readonly PrintedPerson[],
  { days = [], meals: chosen = [...meals], anonymous }: Tickets,
  sign: (subject: string) => string,
): TicketsPaper {
  const { language } = context;
  return {
    kind: 'tickets',
    ...baseOf(context),
    title: phrase(language, 'prints.people.ticket'),
    tickets: people.flatMap(({ id, name, delegation }) =>
      days.flatMap((day) =>
        meals
          .filter((meal) => chosen.includes(meal))
          .map((meal) => ({
            day: longDate(context, day),
            meal: phrase(language, `prints.people.meal.${meal}`),
            ...(anonymous ? {} : { name: printableName(language, name) }),
            delegation: delegation.name,
            qr: qrOf(sign(ticketSubject(id, day, meal))),
          })),
      ),
    ),
  };
}

const ticketSubject = (person: string, day: string, meal: Meal): string => `meal/${day}/${meal}/${person}`;

export function bibsPaper(context: SheetContext, people: readonly PrintedPerson[]): BibsPaper {
  const { language } = context;
  return {
    kind: 'bibs',
    ...baseOf(context),
    title: phrase(language, 'prints.people.bib'),
    bibs: people.flatMap(({ bib, name, delegation }) =>
      bib === undefined ? [] : [{ number: bib, name: printableName(language, name), delegation: delegation.name }],
    ),
  };
}
