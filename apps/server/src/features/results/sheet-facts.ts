/** Values that can be entered in addition to marks: facts of the sport, records and bests. */
import type { ResultSheet } from '@podium/contract';
import { findCodeRule } from '@podium/disciplines/reading';
import { findFacts, recordKinds } from '@podium/games';
import type { MarkKind } from '@podium/games';
import type { Presenter } from '../../read-model/program/presenter.ts';
import { recordName, sportPhrase } from '../../ground/phrases.ts';
import type { Contest } from './contest.ts';

const recorded: ReadonlySet<MarkKind> = new Set(['time', 'distance', 'weight']);

export function presentFacts(
  { discipline, row: { unit }, rules, entered, attempts }: Contest,
  { language }: Presenter,
): Pick<ResultSheet, 'facts' | 'recordKinds'> {
  const name = (code: string, pos: string | null): string => {
    const rule = findCodeRule(discipline, code);
    const phrase = pos === null ? rule?.phrase : (rule?.numbered ?? rule?.phrase);
    return phrase === undefined ? code : sportPhrase(unit.disciplineCode ?? '', language, phrase, pos ?? '');
  };
  const facts = findFacts(discipline.scoring.facts ?? [], unit.code, attempts).flatMap(
    ({ code, of, positions, isOfAttempt = false }) =>
      positions.map((pos) => ({
        code,
        of,
        pos,
        isOfAttempt,
        name: name(code, isOfAttempt ? null : pos),
        value:
          entered.facts.find((fact) => fact.competitor === null && fact.code === code && fact.pos === pos)?.value ??
          null,
      })),
  );
  const hasRecords = rules.contest !== 'sides' && recorded.has(rules.mark);
  return {
    facts,
    recordKinds: hasRecords
      ? recordKinds.map((code) => ({ code, name: recordName(language, { type: code, isEqualled: false }) }))
      : [],
  };
}
