import { pages } from '@podium/contract/pages';
import type { DisciplineRef, EventAnswer, LanguageCode, StandingAnswer } from '@podium/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { phrase } from '../../../ground/phrases.ts';
import type { Block, ListPaper } from '../paper.ts';
import { medalSheet, medallistTable } from './medal-sheets.ts';
import { crossTable } from './cross-table.ts';
import { ageGroupBlocks, resultTable, unitFacts } from './result-tables.ts';
import { sheetFormatters, frameSheet, headingCode, statusText } from './sheet-context.ts';
import type { SheetContext } from './sheet-context.ts';
import { unitPlace, unitResults } from './unit-sheets.ts';
import { itemWords } from '@podium/contract/item-words';

/** Pause after each document (ms), in which the server answers other requests. */
const pauseMs = 2;

export interface BookProgress {
  done: number;
  total: number;
}

/**
 * The results of one discipline, or of all (`all`). Each event has its medalists, the final ranking and every unit
 * with results.
 *
 * @param report called after each event
 * @returns undefined if the discipline does not exist
 */
export async function resultsBook(
  context: SheetContext,
  key: string,
  report: (progress: BookProgress) => void,
): Promise<ListPaper | undefined> {
  const { read, language } = context;
  const games = await read('games', language, {});
  const sports = games?.disciplines.filter((discipline) => key === 'all' || discipline.key === key) ?? [];
  if (!games || (sports.length === 0 && key !== 'all')) return undefined;
  const events: { sport: DisciplineRef; id: string }[] = [];
  for (const sport of sports) {
    const document = await read('disciplineEvents', language, { key: sport.key });
    for (const { id } of document?.items ?? []) events.push({ sport, id });
  }
  const medals = key === 'all' ? await medalSheet(context) : undefined;
  const blocks: Block[] = medals
    ? [{ kind: 'heading', level: 1, text: medals.title, facts: [] }, ...medals.blocks]
    : [];
  // The last step is typesetting.
  const progress = { done: 0, total: events.length + 1 };
  report(progress);
  let latest = medals ? games.asOf : null;
  let current: string | undefined;
  for (const { sport, id } of events) {
    const event = await read('event', language, { id });
    const section = event ? await eventBlocks(context, event) : [];
    if (section.length > 0 && sport.key !== current) {
      current = sport.key;
      blocks.push({ kind: 'heading', level: 1, text: sport.name, facts: [] });
    }
    blocks.push(...section);
    latest = later(latest, event?.asOf);
    progress.done++;
    report(progress);
    await sleep(pauseMs);
  }
  if (blocks.length === 0) blocks.push({ kind: 'note', text: phrase(language, 'prints.empty.results') });
  return { ...bookFrame(context, key, sports, latest), blocks };
}

function bookFrame(
  context: SheetContext,
  key: string,
  sports: readonly DisciplineRef[],
  asOf: string | null,
): Omit<ListPaper, 'blocks'> {
  const { language, games } = context;
  const { firstDay, lastDay } = games;
  const { dateFull } = sheetFormatters(context);
  const [sport] = sports;
  const page = key === 'all' || !sport ? pages.medals('all') : pages.discipline(sport.key);
  return {
    ...frameSheet(context, { page, asOf }),
    title: key === 'all' || !sport ? phrase(language, 'prints.completeBook') : sport.name,
    ...(key === 'all' ? {} : { subtitle: phrase(language, 'prints.book') }),
    facts: firstDay && lastDay ? [`${dateFull(firstDay)} – ${dateFull(lastDay)}`] : [],
    contents: phrase(language, 'prints.contents'),
  };
}

const later = (a: string | null, b: string | null | undefined): string | null =>
  !a || (b && Date.parse(b) > Date.parse(a)) ? (b ?? a) : a;

async function eventBlocks(context: SheetContext, event: EventAnswer): Promise<Block[]> {
  const { language } = context;
  const units: Block[] = [];
  for (const phase of event.phases)
    for (const item of phase.units) if (item.hasResults) units.push(...(await unitBlocks(context, item.id)));
  const medallists = event.medallists.filter(({ isOfficial }) => isOfficial);
  const ranking = event.ranking?.lines ?? [];
  if (units.length + medallists.length + ranking.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: event.name, facts: [] },
    ...(medallists.length > 0 ? [medallistTable(context, medallists, true)] : []),
    ...(ranking.length > 0 ? rankingBlocks(language, event) : []),
    ...event.pools.flatMap((pool) => poolBlocks(language, pool)),
    ...units,
  ];
}

function rankingBlocks(language: LanguageCode, { ranking, discipline }: EventAnswer): Block[] {
  const { lines, details = [] } = ranking!;
  const ranked = { results: lines, details, isHeadToHead: false, discipline };
  return [
    { kind: 'heading', level: 3, text: phrase(language, 'prints.finalRanking'), facts: [] },
    resultTable(language, ranked),
    ...ageGroupBlocks(language, ranked),
  ];
}

/** Scores between the sides of a group. */
function poolBlocks(language: LanguageCode, pool: StandingAnswer): Block[] {
  const table = crossTable(language, pool);
  if (!table) return [];
  return [{ kind: 'heading', level: 3, text: pool.phase?.name ?? pool.event.name, facts: [] }, table];
}

async function unitBlocks(context: SheetContext, id: string): Promise<Block[]> {
  const unit = await context.read('unit', context.language, { id });
  await sleep(pauseMs);
  if (!unit || unit.results.length === 0) return [];
  const { title, part } = itemWords(unit);
  return [
    {
      kind: 'heading',
      level: 3,
      text: part || title,
      facts: [...unitPlace(context, unit), ...unitFacts(context.language, unit)],
      state: statusText(context.language, unit.status),
      ...(unit.discipline && { qr: headingCode(context, pages.unit(unit.discipline.key, id)) }),
    },
    ...unitResults(context, unit),
  ];
}
