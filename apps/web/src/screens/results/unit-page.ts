import { pageTexts } from '../../shared/shell/head.ts';
import { failCheck } from '../../platform/failed-check.ts';
import { contestWords } from '../../shared/program/contest-words.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { scoreSides } from '@podium/contract/score-sides';
import { loadSport } from '../../shared/results/sport/load-sport.ts';
import { sportTerms } from '../../shared/results/sport/sport-terms.ts';
import { contestText } from './contest-text.ts';
import { headlineText } from '../../shared/results/result/headline-text.ts';
import { isSettledResult, openStates } from '../../shared/results/result/slot-part.ts';
import { liveTitle } from './live-title.ts';
import { startListKind } from '@podium/contract/start-list-kind';
import type { ContestKind } from '@podium/games';
import type { UnitAnswer } from '@podium/contract';
import type { LoaderContext } from '../../shared/shell/head.ts';
import type { Translate } from '../../shared/shell/messages.ts';
import type { UnitTab } from './search.ts';

/** Loads a unit; a unit of another sport is not found at this address. */
export async function loadUnit({ queryClient, language }: LoaderContext, params: { key: string; unit: string }) {
  const [unit] = await Promise.all([
    queryClient.query({ ...queries.unit(language, { id: params.unit }), ...fromCache }),
    queryClient.query({ ...queries.games(language), ...fromCache }),
  ]);
  await Promise.all([loadSport(language, unit.discipline?.code), !isSettledResult(unit) && openStates.load()]);
  if (unit.discipline && unit.discipline.key !== params.key) throw failCheck();
  return unit;
}

/** Loads the event of a unit, which contains the paths of its sides. */
export async function loadEvent({ queryClient, language }: LoaderContext, { event }: UnitAnswer): Promise<void> {
  if (event) await queryClient.query({ ...queries.event(language, { id: event.id }), ...fromCache });
}

const titles = {
  results: 'parts.result.title',
  startlist: 'parts.result.titleStartList',
  reports: 'parts.result.titleReports',
  summary: 'parts.result.titleSummary',
} as const;

/** The title names the contest, with its score while live; the description states the outcome. */
export async function unitTexts(context: LoaderContext, unit: UnitAnswer, tab: UnitTab) {
  const discipline = await loadSport(context.language, unit.discipline?.code);
  // Only on the server: the description is needed in the first HTML only, so browsers do not load its code.
  const games = import.meta.env.SSR && context.queryClient.getQueryData(queries.games(context.language).queryKey);
  const facts = games ? contestText(unit, context.language, games) : undefined;
  return pageTexts(context, (t) => {
    const headline = headlineText(t, unit, { discipline, say: sportTerms(t, discipline.key) });
    return {
      title: unitTitle(t, unit, tab, discipline.contest),
      live: liveTitle(t, unit),
      description: headline ?? facts ?? t('parts.result.description', { name: unitName(unit) }),
      picture: `unit-${unit.id}`,
    };
  });
}

export const unitTitle = (t: Translate, unit: UnitAnswer, tab: UnitTab, contest: ContestKind): string =>
  t(titles[tab], { name: unitName(unit), kind: startListKind(unit, contest) });

function unitName(unit: UnitAnswer): string {
  const { sides, sport, event, round } = contestWords(
    unit,
    scoreSides(unit).map(({ competitor }) => competitor),
  );
  const contest = [sport, event, round].filter(Boolean).join(' · ');
  return sides ? `${sides[0].name} – ${sides[1].name} · ${contest}` : contest;
}
