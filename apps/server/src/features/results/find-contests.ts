/** Contests by words of their names, competitors, sport and place, for the console's search. */
import { deskSearch, foundContests } from '@podium/contract';
import type { FoundContests, LanguageCode } from '@podium/contract';
import { foldedText, foldedWords, matches } from '@podium/games';
import type { SignedIn } from '../../access/actor.ts';
import { Presenter } from '../../read-model/program/presenter.ts';
import type { Program, UnitInfo } from '../../read-model/program/program.ts';
import { route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import type { FeatureKit } from '../kit.ts';
import { mayScoreUnit } from '../may-edit-unit.ts';
import { toContest } from './contest.ts';
import { readContests } from './event-rows.ts';
import { isContest } from '../contest-types.ts';
import { ofScorers } from './of-contest.ts';
import { presentListed } from './present-listed.ts';
import { competitorName } from './sheet-names.ts';

const maxFound = 12;

export const findContestsRoute = (kit: FeatureKit): Route =>
  route(
    {
      ...ofScorers,
      method: 'get',
      path: '/api/v1/desk/find-contests',
      summary: 'Contests by words of their names, competitors, sport and place',
      description: 'Only contests that your rights include; those nearest in time come first.',
      query: deskSearch,
      answer: foundContests,
    },
    async ({ query: { q, lang }, user }) => findContests(kit, q, new Presenter(kit.program(), lang), user),
  );

async function findContests(
  { pool, clock }: Pick<FeatureKit, 'pool' | 'clock'>,
  query: string,
  presenter: Presenter,
  user: Pick<SignedIn, 'grants'>,
): Promise<FoundContests> {
  const words = foldedWords(query);
  if (words.length === 0) return { items: [], total: 0 };
  const now = clock.now();
  const away = ({ startAt }: UnitInfo): number => (startAt === undefined ? Infinity : Math.abs(startAt - now));
  const found = textsOf(presenter)
    .filter(({ unit, text }) => matches(text, words) && mayScoreUnit(user, unit))
    .map(({ unit }) => unit)
    .toSorted((a, b) => away(a) - away(b) || a.order - b.order);
  const shown = found.slice(0, maxFound);
  const { contests } = await readContests(pool, presenter.snapshot, shown);
  const items = shown.map((unit) => ({
    ...presentListed(toContest(contests.get(unit.id)!), { presenter, user }),
    day: unit.day || null,
  }));
  return { items, total: found.length };
}

interface UnitText {
  unit: UnitInfo;
  text: string;
}

/** Searchable texts of all contests, made once for a state of the Games and a language. */
const texts = new WeakMap<Program, Map<LanguageCode, UnitText[]>>();

function textsOf(presenter: Presenter): UnitText[] {
  const { snapshot, language } = presenter;
  const ofLanguages = texts.get(snapshot) ?? new Map<LanguageCode, UnitText[]>();
  texts.set(snapshot, ofLanguages);
  const made = ofLanguages.get(language) ?? makeTexts(presenter);
  ofLanguages.set(language, made);
  return made;
}

function makeTexts(presenter: Presenter): UnitText[] {
  return [...presenter.snapshot.units.values()]
    .filter((unit) => isContest(unit) && !unit.isStub)
    .map((unit) => {
      const { name, event, discipline, venue, location } = presenter.item(unit);
      const competitors = new Set([...unit.entrants, ...unit.starts.map(({ competitor }) => competitor)]);
      return {
        unit,
        text: foldedText(
          [
            name,
            event?.name,
            discipline?.name,
            venue?.name,
            location?.name,
            unit.number,
            ...[...competitors].map((competitor) => competitorName(presenter, competitor)),
          ].join(' '),
        ),
      };
    });
}
