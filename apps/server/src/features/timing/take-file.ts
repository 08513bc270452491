/** Takes a file of a timing system: the result of one race, or a whole meet. */
import { createHash } from 'node:crypto';
import type { ImportProblem, WatchedFileAnswer } from '@podium/contract';
import { detectFormat, ForeignFileError, readLif } from '@podium/foreign-files';
import type { LifFile } from '@podium/foreign-files';
import type { ProblemParams } from '@podium/games-folder';
import { importFile } from '../import-services.ts';
import type { FeatureKit } from '../kit.ts';
import { stopProblem } from '../report-problems.ts';
import { enterRace } from '../timed-races.ts';
import { formatName, isRaceFormat } from './watched-formats.ts';
import { isSentBefore, noteFile, noteSign } from './watcher-store.ts';
import type { WatcherSign } from './watcher-store.ts';

export interface WatchedFile extends WatcherSign {
  number: number;
  file: string;
  contest?: string | undefined;
  bytes: Uint8Array;
}

/** Problems of a file that are kept and shown. */
const maxProblems = 5;

/**
 * Each number counts once, and so does the same content twice in a row: a computer that does not get the answer sends
 * the file again.
 */
export async function takeFile(kit: FeatureKit, sent: WatchedFile): Promise<WatchedFileAnswer> {
  const last = await noteSign(kit.pool, sent);
  if (sent.number <= last) return { status: 'duplicate', problems: [] };
  const sha256 = createHash('sha256').update(sent.bytes).digest('hex');
  const content = { watcher: sent.name, file: sent.file, sha256, contest: sent.contest ?? '' };
  const isKnown = await isSentBefore(kit.pool, content);
  const answer: WatchedFileAnswer = isKnown
    ? { status: 'duplicate', problems: [] }
    : isRaceFormat(sent.format)
      ? await takeRace(kit, sent, sha256)
      : await takeMeet(kit, sent);
  const problems = answer.problems.slice(0, maxProblems).map((problem) => ({ ...problem, file: sent.file }));
  await noteFile(kit.pool, { id: sent.id, number: sent.number, content, problems });
  return { ...answer, problems };
}

async function takeRace(kit: FeatureKit, sent: WatchedFile, sha256: string): Promise<WatchedFileAnswer> {
  const { id, name, number, contest, file, bytes } = sent;
  const result = readRace(bytes);
  if ('form' in result) return refuse(result);
  if (contest === undefined)
    return refuse({
      form: 'timing-race',
      event: String(result.event),
      round: String(result.round),
      heat: String(result.heat),
    });
  const { isChanged, problems } = await kit.use(enterRace)({
    contest,
    result,
    key: [id, number, file, sha256].join(' '),
    source: { id, name },
  });
  return {
    status: isChanged ? 'taken' : problems.length > 0 ? 'refused' : 'unchanged',
    problems: problems.map(problemOf),
  };
}

function readRace(bytes: Uint8Array): LifFile | ProblemParams {
  try {
    return readLif(bytes);
  } catch (error) {
    if (error instanceof ForeignFileError) return error.fault;
    throw error;
  }
}

async function takeMeet(kit: FeatureKit, { format, file, bytes }: WatchedFile): Promise<WatchedFileAnswer> {
  if (detectFormat(bytes, file)?.key !== format) return refuse({ form: 'timing-format', format: formatName(format) });
  return kit.use(importFile)({ bytes, name: file });
}

const refuse = (params: ProblemParams): WatchedFileAnswer => ({ status: 'refused', problems: [problemOf(params)] });
const problemOf = (params: ProblemParams): ImportProblem => stopProblem(params);
