/** Tables of results that a sport refuses or accepts, read and judged as the server does it. */
import {
  applySteps,
  enteredResult,
  entryRules,
  impossible,
  judgeEntry,
  judgeScore,
  racedMeters,
  readStep,
} from '@podium/games';
import type { EnteredSide, EnteredStep, EndingKind } from '@podium/games';
import { disciplineFor } from './discipline-for.ts';
import { templateSports } from './templates.ts';

type Draft = EnteredStep extends infer Step ? (Step extends EnteredStep ? Omit<Step, 'id' | 'at'> : never) : never;

export interface JudgedTable {
  /** Code of the event, as its contests have it: `ATHW100M`. */
  code: string;
  /** Key of one of the sport's templates. */
  template: string;
  /** The entered text, and the reason why it is refused. */
  refused: readonly (readonly [entered: string, reason: string])[];
  /** The entered text, with the codes of questions, if any. */
  accepted: readonly (readonly [entered: string, ...questions: string[]])[];
}

/** Results that no event measured by time can have. */
export const impossibleTimes = [
  ['A=0', 'badMark'],
  ['A=fast', 'badMark'],
  ['A=1:75.00', 'badMark'],
  ['A=-10.00', 'badMark'],
  ['1:0', 'notSides'],
  ['win=home', 'notSides'],
  ['A=[10.00,11.00]', 'badMark'],
] as const satisfies JudgedTable['refused'];

/** Rows that are needed of both kinds. */
const enough = 10;

/**
 * Rows whose verdict differs from the table, with the verdict; empty if the sport is right. What is entered is
 * written with one word for each step: a score of the next part, `25:20`, or of a named one, `PSO=4:3`; a button,
 * `home+3` or `home+IPP`; `win=home`, `jury=away`, `home=retirement`; a mark, an irregular mark or both, `A=10.51`,
 * `A=DNF`, `A=10.51/DNS`; attempts, `A=[6.10,x]`; `bars=1.60,1.65`; a fact, `fact:WIND_SPEED=-0.3` or
 * `fact:REACT_TIME@A=0.15`; a `team=1` of one member.
 */
export function findMisjudged(table: JudgedTable): string[] {
  const { refused, accepted } = table;
  const show = (entered: string, { refusals, questions }: Verdict): string =>
    `${entered}: refused ${refusals.join(', ')}; asked ${questions.join(', ')}`;
  return [
    ...(Math.min(refused.length, accepted.length) < enough ? [`fewer than ${enough} rows`] : []),
    ...refused.flatMap(([entered, reason]) => {
      const verdict = judge(table, entered);
      return verdict.refusals.includes(reason) ? [] : show(entered, verdict);
    }),
    ...accepted.flatMap(([entered, ...questions]) => {
      const verdict = judge(table, entered);
      const isRight = verdict.refusals.length === 0 && verdict.questions.join() === questions.join();
      return isRight ? [] : show(entered, verdict);
    }),
  ];
}

interface Verdict {
  refusals: string[];
  questions: string[];
}

function judge({ code, template: key }: JudgedTable, text: string): Verdict {
  const sport = code.slice(0, 3);
  const template = templateSports
    .flatMap((one) => one.templates.filter(() => one.code === sport || (one.code === '' && sport.startsWith('X'))))
    .find((one) => one.key === key)!;
  const discipline = disciplineFor(sport);
  const rules = entryRules(discipline, template.rules, code);
  const words = text.split(' ');
  const marked = [...new Set(words.flatMap((word) => /^(?:fact:\w+@)?([A-Z])=/u.exec(word)?.[1] ?? []))];
  const names = rules.contest === 'sides' ? ['home', 'away'] : marked.length > 0 ? marked : ['A'];
  const starters = names.map((competitor) => ({
    competitor,
    start: null,
    side: rules.contest === 'sides' ? (competitor as EnteredSide) : null,
  }));
  const steps: EnteredStep[] = [];
  const faults: string[] = [];
  const applyEntered = () => applySteps(starters, steps, rules.count);
  const send = (draft: Draft): void => {
    const state = applyEntered();
    const attempts = rules.isHeights ? state.bars.length : rules.attempts;
    const read = readStep(
      { rules, entered: state, attempts, code, facts: discipline.scoring.facts },
      { ...draft, id: `step-${steps.length}`, at: '2026-11-25T12:00:00Z' },
    );
    if (typeof read === 'string') faults.push(read);
    else steps.push(read);
  };
  const teams = words.flatMap((word) => /^team=(\d+)$/u.exec(word)?.[1] ?? []);
  const entries = teams.flatMap((members) => judgeEntry({ members: Number(members), birthYears: [] }, template.rules));
  for (const word of words.filter((one) => !one.startsWith('team=')))
    send(readWord(word, rules.count, applyEntered().periods.length));
  send({ do: 'finish' });
  const contest = applyEntered();
  const lines = enteredResult(contest, rules);
  const needsWinner = template.draw === 'knockout' || template.draw === 'repechage';
  const doubts = judgeScore({ entered: contest, lines, rules, needsWinner, meters: racedMeters(code) });
  const isMissing =
    teams.length === 0 &&
    rules.contest !== 'sides' &&
    contest.ending === null &&
    lines.some(({ value, irm }) => value === null && irm === null);
  return {
    refusals: [
      ...faults,
      ...entries.map((one) => one.code),
      ...doubts.flatMap((doubt) => (impossible.has(doubt.code) && teams.length === 0 ? doubt.code : [])),
      ...(isMissing ? ['incomplete'] : []),
    ],
    questions: doubts.flatMap((doubt) => (impossible.has(doubt.code) ? [] : doubt.code)),
  };
}

const irms: ReadonlySet<string> = new Set(['DNS', 'DNF', 'DSQ', 'WDR', 'NM', 'RET', 'WO']);

function readWord(word: string, count: ReturnType<typeof entryRules>['count'], played: number): Draft {
  const [, part = count.parts[played] ?? (count.parts.length === 0 ? 'TOT' : `P${played + 1}`), home, away] =
    /^(?:(\w+)=)?([\d.]+):([\d.]+)$/u.exec(word) ?? [];
  if (home !== undefined && !/^[A-Z]=/u.test(word))
    return { do: 'period-score', period: part, home: Number(home), away: Number(away) };
  const [, side, points] = /^(home|away)\+(\w[\w.]*)$/u.exec(word) ?? [];
  if (side !== undefined && points !== undefined) {
    const button = count.buttons.find(({ action }) => action === points);
    return button
      ? { do: 'score', side: side as EnteredSide, points: button.points, action: points }
      : { do: 'score', side: side as EnteredSide, points: Number(points) };
  }
  const [, name = '', value = ''] = /^([^=]+)=(.*)$/u.exec(word) ?? [];
  if (name === 'win') return { do: 'winner', side: value as EnteredSide };
  if (name === 'jury') return { do: 'decide', of: 'contest', by: 'jury', side: value as EnteredSide, reason: 'Jury' };
  if (name === 'home' || name === 'away') return { do: 'end', how: value as EndingKind, side: name };
  if (name === 'both') return { do: 'end', how: value as EndingKind };
  if (name === 'bars') return { do: 'bars', bars: value.split(',') };
  if (name.startsWith('fact:')) {
    const [code = '', competitor] = name.slice(5).split('@');
    return { do: 'fact', code, competitor, value };
  }
  const attempts = /^\[(.*)\]$/u.exec(value)?.[1]?.split(',');
  if (attempts) return { do: 'mark', competitor: name, mark: null, irm: null, attempts };
  const [first = '', second] = value.split('/');
  return irms.has(first)
    ? { do: 'mark', competitor: name, mark: null, irm: first }
    : { do: 'mark', competitor: name, mark: first, irm: second ?? null };
}
