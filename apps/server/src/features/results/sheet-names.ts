/** Names of competitors, buttons and steps on a sheet, in the reader's language. */
import { actionPhrase } from '@podium/disciplines';
import { findCodeRule } from '@podium/disciplines/reading';
import { enteredMarkText, outBy } from '@podium/games';
import type { EnteredStep } from '@podium/games';
import type { Presenter } from '../../read-model/program/presenter.ts';
import { phrase, recordName, sportPhrase } from '../../ground/phrases.ts';
import { isOpenPlace } from './contest.ts';
import type { Contest } from './contest.ts';

/** A point, or half a point, of either side. */
export const plusPoints = (points: number): string => (points === 0.5 ? '+½' : `+${points}`);

export function contestName(presenter: Presenter, id: string): string {
  const unit = presenter.snapshot.units.get(id);
  return unit ? presenter.item(unit).name : id;
}

export function competitorName(presenter: Presenter, competitor: string): string {
  if (isOpenPlace(competitor)) return '';
  const isTeam = presenter.snapshot.people.teams.has(competitor);
  return presenter.competitor({ id: competitor, type: isTeam ? 'T' : 'A' }).name;
}

export function buttonName(
  { row, discipline }: Contest,
  { language }: Presenter,
  action: string | undefined,
  result: string | undefined,
): string | undefined {
  if (action === undefined) return undefined;
  const key = actionPhrase(discipline, { action, result });
  if (key !== undefined) return sportPhrase(row.unit.disciplineCode ?? '', language, key);
  return result === 'GOAL' ? phrase(language, 'results.goal') : action;
}

export function stepName(
  contest: Contest,
  presenter: Presenter,
  step: EnteredStep,
  periodName: (code: string) => string,
): string {
  const { language } = presenter;
  const sideName = (side: 'home' | 'away'): string =>
    competitorName(presenter, contest.entered.lines.find((line) => line.side === side)?.competitor ?? '');
  const joinParts = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');
  switch (step.do) {
    case 'score': {
      const button = contest.rules.count.buttons.find(({ action }) => action === step.action);
      const what = buttonName(contest, presenter, step.action, button?.result) ?? plusPoints(step.points);
      return joinParts(
        what,
        sideName(step.side),
        step.person === undefined ? '' : competitorName(presenter, step.person),
      );
    }
    case 'period':
      return periodName(step.period);
    case 'period-score':
      return joinParts(
        periodName(step.period),
        `${step.home} : ${step.away}${step.decider ? ` (${step.decider.home}–${step.decider.away})` : ''}`,
      );
    case 'mark':
      return joinParts(
        competitorName(presenter, step.competitor),
        enteredMarkText(step) ?? phrase(language, 'results.noMark'),
      );
    case 'winner':
      return step.side === null
        ? phrase(language, 'results.noWinner')
        : joinParts(phrase(language, 'results.winner'), sideName(step.side));
    case 'bars':
      return joinParts(phrase(language, 'results.bars'), step.bars.join(', '));
    case 'fact': {
      const rule = findCodeRule(contest.discipline, step.code);
      const name = rule?.phrase && sportPhrase(contest.row.unit.disciplineCode ?? '', language, rule.phrase);
      return joinParts(name ?? step.code, step.competitor && competitorName(presenter, step.competitor), step.value);
    }
    case 'records':
      return joinParts(
        competitorName(presenter, step.competitor),
        step.records.map((type) => recordName(language, { type, isEqualled: false })).join(', ') ||
          phrase(language, 'results.noRecord'),
      );
    case 'end': {
      const out = outBy(step, contest.entered.lines).map((id) => competitorName(presenter, id));
      return joinParts(phrase(language, `results.ending.${step.how}`), ...out);
    }
    case 'decide':
      return joinParts(
        phrase(language, `results.decided.${step.by}`),
        step.side && sideName(step.side),
        step.order?.map((id) => competitorName(presenter, id)).join(', '),
        step.reason,
      );
    default:
      return phrase(language, `results.${step.do}`);
  }
}
