import { liveKeys } from '@podium/contract/live-keys';
import type { MultiMedallistsAnswer } from '@podium/contract';
import { isCounted, isPlaceholder } from '@podium/games';
import { awardMembers } from '../snapshot/award-members.ts';
import type { AwardInfo } from '../snapshot/award-info.ts';
import { presentAward } from '../program/present-award.ts';
import type { Build } from './document.ts';
import { compareMedals, noMedals, plus } from './medal-counts.ts';
import type { Medals } from './medal-counts.ts';
import { Presenter } from '../program/presenter.ts';
import { newestStamp } from '../program/unit-state.ts';
import { isKnownDiscipline } from '../program/known.ts';

interface MultiMedallistsFilter {
  discipline: string;
  gender?: 'M' | 'W' | 'X' | 'O';
  organisation?: string;
  page: number;
  pageSize: number;
}

interface Holder {
  medals: Medals;
  disciplines: Set<string>;
  name?: string;
  organisation?: string;
}

/** People with two or more counted medals, including team medals. Equal counts share a rank: 1, 1, 3. */
export const buildMultiMedallists: Build<MultiMedallistsFilter> = (
  { snapshot, language },
  { discipline, gender, organisation, page, pageSize },
) => {
  if (discipline !== 'all' && !isKnownDiscipline(discipline, snapshot)) return undefined;
  const presenter = new Presenter(snapshot, language);
  const infos = [...snapshot.awards.byEvent.values()]
    .flat()
    .filter(
      (info) =>
        isCounted(presentAward(info, snapshot)) &&
        (discipline === 'all' || info.disciplineCode.toLowerCase() === discipline) &&
        (gender === undefined || presentAward(info, snapshot).gender === gender),
    );
  const collator = new Intl.Collator(language, { sensitivity: 'base' });
  const medallists = [...medalHolders(infos, presenter)]
    .filter(([, holder]) => holder.medals.total > 1)
    .map(([id, holder]) => ({
      ...holder.medals,
      competitor: presenter.competitor({ id, type: 'A', name: holder.name, organisation: holder.organisation }),
      disciplines: [...holder.disciplines].sort().map((discipline) => presenter.discipline(discipline)),
    }))
    .sort((a, b) => compareMedals(a, b) || collator.compare(a.competitor.name, b.competitor.name));
  let rank = 0;
  const ranked = medallists.map((medallist, index) => {
    const before = medallists[index - 1];
    if (!before || compareMedals(before, medallist) !== 0) rank = index + 1;
    return { ...medallist, rank, organisation: medallist.competitor.organisation };
  });
  const listed = ranked.filter(
    (medallist) => organisation === undefined || medallist.organisation?.code === organisation,
  );
  const body: MultiMedallistsAnswer = {
    items: listed.slice((page - 1) * pageSize, page * pageSize),
    total: listed.length,
    page,
    pageSize,
    asOf: presenter.asOf(newestStamp(infos)),
  };
  return { body, keys: [liveKeys.games, liveKeys.medals, liveKeys.participants] };
};

function medalHolders(infos: readonly AwardInfo[], presenter: Presenter): Map<string, Holder> {
  const holders = new Map<string, Holder>();
  for (const info of infos) {
    const isTeam = presenter.competitor({ id: info.competitorId, type: info.competitorType }).type === 'team';
    const people = isTeam ? awardMembers(info, presenter.snapshot) : [{ id: info.competitorId, name: info.name }];
    for (const { id, name } of new Map(people.map((person) => [person.id, person])).values()) {
      if (isPlaceholder(id)) continue;
      const holder: Holder = holders.get(id) ?? { medals: noMedals, disciplines: new Set() };
      holders.set(id, holder);
      holder.medals = plus(holder.medals, info);
      holder.disciplines.add(info.disciplineCode);
      holder.name ??= name;
      holder.organisation ??= info.organisation;
    }
  }
  return holders;
}
