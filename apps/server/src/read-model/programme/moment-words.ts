import type { ScheduleItemAnswer } from '@podium/contract';
import { disciplineFor, periodNameOf } from '@podium/disciplines';
import type { Language, Texts } from '@podium/games';
import { sportPhrase } from '../../phrases.ts';
import type { UnitInfo } from '../snapshot/unit-info.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

interface Writer {
  snapshot: Snapshot;
  language: Language;
  text(texts: Texts | undefined): string | undefined;
}

/** The part that is on in the words of its sport, else in the source's own, and the clock while it runs. */
export function presentMoment(
  { moment, disciplineCode = '', feedCode = '' }: UnitInfo,
  writer: Writer,
): ScheduleItemAnswer['moment'] {
  if (!moment) return undefined;
  const { period: code, clock } = moment;
  if (code === undefined) return { clock };
  const found = periodNameOf(disciplineFor(disciplineCode), code);
  const say = (phrase: string): string => sportPhrase(disciplineCode, writer.language, phrase, found?.number);
  const told = (): string => writer.text(writer.snapshot.reference.sportCodes.get(feedCode)?.get(code)?.name) ?? code;
  const name = found ? say(found.phrase) : told();
  return { period: { code, name, short: found ? say(found.short) : name }, clock };
}
