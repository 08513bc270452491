import type { Competitor, MomentAnswer } from '@podium/contract';
import { disciplineFor, findPeriodName } from '@podium/disciplines';
import { actionPhrase } from '@podium/disciplines/reading';
import type { Language, Texts } from '@podium/games';
import { sportPhrase } from '../../ground/phrases.ts';
import type { Moment } from '../snapshot/moment.ts';
import type { NamedLine } from '../snapshot/program-rows.ts';
import type { UnitInfo } from '../snapshot/unit-info.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { NamedCompetitor } from './named-competitor.ts';

interface Writer {
  snapshot: Snapshot;
  language: Language;
  text(texts: Texts | undefined): string | undefined;
  personName(id: string, fallback?: string | null): string;
  competitor(named: NamedCompetitor): Competitor;
}

type Contest = Pick<UnitInfo, 'disciplineCode' | 'feedCode'>;

/** The moment of a live unit in one language, in the words of the sport, otherwise those of the feed. */
export function presentMoment(unit: UnitInfo, writer: Writer): MomentAnswer | undefined {
  const { moment } = unit;
  if (!moment) return undefined;
  const { period, clock, points, last, split, progress } = moment;
  const presentNamed = ({ id, type, organisation, name }: NamedLine): Competitor =>
    writer.competitor({
      id,
      type: type ?? undefined,
      organisation: organisation ?? undefined,
      name: name ?? undefined,
    });
  const leader = split && presentNamed(split.leader);
  return {
    period: period === undefined ? undefined : presentPeriod(unit, writer, period),
    clock,
    points,
    last: last && presentAction(unit, writer, last),
    split: split && {
      at: split.label,
      leader: leader!.name,
      organisation: leader!.organisation,
      gap: split.gap,
    },
    progress: progress && { ...progress, next: progress.next && presentNamed(progress.next).name },
  };
}

function presentPeriod(
  { disciplineCode = '', feedCode = '' }: Contest,
  writer: Writer,
  code: string,
): MomentAnswer['period'] {
  const periodLabel = findPeriodName(disciplineFor(disciplineCode), code);
  if (!periodLabel) {
    const name = feedWord(writer, feedCode, code) ?? code;
    return { code, name, short: name };
  }
  const print = (phrase: string): string => sportPhrase(disciplineCode, writer.language, phrase, periodLabel.number);
  return { code, name: print(periodLabel.phrase), short: print(periodLabel.short) };
}

/** Omitted if neither the sport nor the feed has a word for it. */
function presentAction(
  { disciplineCode = '', feedCode = '' }: Contest,
  writer: Writer,
  { code, result, add, isShootOut, side, person, clock }: NonNullable<Moment['last']>,
): MomentAnswer['last'] {
  const sent = { action: code ?? undefined, result: result ?? undefined, add: add ?? undefined, isShootOut };
  const phrase = actionPhrase(disciplineFor(disciplineCode), sent);
  const what = phrase
    ? sportPhrase(disciplineCode, writer.language, phrase)
    : feedWord(writer, feedCode, code ?? undefined);
  if (what === undefined) return undefined;
  const personName = person ? writer.personName(person.id, person.name) : undefined;
  return { what, who: personName, side, clock: clock ?? undefined };
}

function feedWord(writer: Writer, feedCode: string, code: string | undefined): string | undefined {
  const sportCode = writer.snapshot.reference.sportCodes.get(feedCode);
  return code === undefined ? undefined : writer.text(sportCode?.get(code)?.name);
}
