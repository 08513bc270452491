/** The console's HTTP requests, as the secretary of the played Games makes them. */
import type {
  ActPreview,
  DeskScheduleAnswer,
  ErrorAnswer,
  FirstGamesAnswer,
  GamesPlan,
  PlanAct,
  PlanPreview,
  ResultSheet,
  ResultStep,
  ScorerAnswer,
} from '@podium/contract';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { signUpUser } from '../../../../testing/sign-up-user.ts';
import { Visitor } from '../../../../testing/visitor.ts';

type Account = Awaited<ReturnType<typeof signUpUser>>;
export type Draft = ResultStep extends infer Step ? (Step extends ResultStep ? Omit<Step, 'id' | 'at'> : never) : never;

const planPath = '/api/v1/desk/first-games';
const resultPath = (unit: string): string => `/api/v1/desk/results/${unit}`;

export const withIds = (drafts: readonly Draft[]): ResultStep[] =>
  drafts.map((draft) => ({ ...draft, id: randomUUID(), at: new Date().toISOString() }));

/** `409 result level`: the status, and each field with its message. */
export async function refusalOf(response: Response): Promise<string> {
  const { error } = (await response.json()) as ErrorAnswer;
  return [response.status, ...(error.fields ?? []).map(({ field, message }) => `${field} ${message}`)].join(', ');
}

const expectStatus = ({ status }: Response, wanted: number): void => expect(status).toBe(wanted);
/** Expects an act that is not refused and moves only the entrants that it names. */
const expectPossible = (preview: Pick<ActPreview, 'refusals' | 'othersStay'>): void =>
  expect(preview).toEqual({ refusals: [], othersStay: true });

async function answerOf<Answer>(response: Response): Promise<Answer> {
  expect([response.status, response.ok ? '' : await response.clone().text()]).toEqual([200, '']);
  return (await response.json()) as Answer;
}

export class Secretary {
  /** Replaced by one of the same session when the server runs at another address. */
  account: Account;

  constructor(account: Account) {
    this.account = account;
  }

  async plan(): Promise<FirstGamesAnswer> {
    return this.account.get(planPath);
  }

  async savePlan(plan: GamesPlan): Promise<void> {
    const { version } = await this.plan();
    await answerOf(await this.account.ask('PUT', planPath, plan, { 'if-match': `"${version}"` }));
  }

  /** Changes single fields of one event of the plan. */
  async changeEvent(id: string, change: { start: string }): Promise<void> {
    const plan = (await this.plan()).plan as unknown as GamesPlan;
    const events = plan.events.map((event) => (event.id === id ? { ...event, ...change } : event));
    await this.savePlan({ ...plan, events });
  }

  async preview(): Promise<PlanPreview> {
    return this.account.get(`${planPath}/preview`);
  }

  async publish(): Promise<FirstGamesAnswer> {
    return answerOf(await this.#change('/publish', {}));
  }

  /** @returns what the preview says, `Ana takes Heat 1 lane 4`, after the act is public */
  async act(act: PlanAct): Promise<string[]> {
    const { changes, refusals, othersStay } = await this.previewAct(act);
    expectPossible({ refusals, othersStay });
    await answerOf(await this.#change('/acts', { act }));
    return changes.map(changeText);
  }

  async previewAct(act: PlanAct): Promise<ActPreview> {
    return answerOf(await this.account.post(`${planPath}/acts/preview`, { act }));
  }

  /** @returns the refusals of an act that cannot be done: `begun Ana (Heat 1)` */
  async refusedAct(act: PlanAct): Promise<string[]> {
    const { refusals } = await this.previewAct(act);
    expectStatus(await this.#change('/acts', { act }), 409);
    return refusals.map(
      ({ kind, names, contests }) => `${kind} ${names.join(', ')} (${contests.map(({ en }) => en).join(', ')})`,
    );
  }

  async takeBack(): Promise<FirstGamesAnswer> {
    return answerOf(await this.#change('/take-back', {}));
  }

  async tryTakeBack(): Promise<Response> {
    return this.#change('/take-back', {});
  }

  async sheet(unit: string): Promise<ResultSheet> {
    return this.account.get(resultPath(unit));
  }

  async tryEnter(unit: string, drafts: readonly Draft[], more: object = {}): Promise<Response> {
    return this.account.post(`${resultPath(unit)}/steps`, { steps: withIds(drafts), ...more });
  }

  async enter(unit: string, ...drafts: Draft[]): Promise<ResultSheet> {
    return answerOf(await this.tryEnter(unit, drafts));
  }

  async tryConfirm(unit: string, more: object = {}): Promise<Response> {
    const { version } = await this.sheet(unit);
    return this.account.post(`${resultPath(unit)}/confirm`, { seen: version, nonce: randomUUID(), ...more });
  }

  async confirm(unit: string): Promise<ResultSheet> {
    return answerOf(await this.tryConfirm(unit));
  }

  /** Begins, enters and ends a contest, and makes its result official. */
  async hold(unit: string, ...drafts: Draft[]): Promise<ResultSheet> {
    await this.enter(unit, { do: 'begin' }, ...drafts, { do: 'finish' });
    return this.confirm(unit);
  }

  /** Corrects an official result, which needs a reason. */
  async correct(unit: string, reason: string, ...drafts: Draft[]): Promise<ResultSheet> {
    await answerOf(await this.tryEnter(unit, [{ do: 'reopen' }, ...drafts, { do: 'finish' }], { reason }));
    return this.confirm(unit);
  }

  /** Corrects fields of a contest in the schedule. */
  async edit(day: string, unit: string, values: Record<string, unknown>, reason = 'Rain'): Promise<void> {
    const { items } = await this.account.get<DeskScheduleAnswer>(`/api/v1/desk/schedule?day=${day}`);
    const { shown } = items.find(({ id }) => id === unit)!;
    const edits = Object.entries(values).map(([field, value]) => ({
      unit,
      field,
      value,
      seen: shown[field as keyof typeof shown],
    }));
    await answerOf(
      await this.account.post('/api/v1/desk/schedule/edits', { edits, nonce: randomUUID(), reason, isConfirmed: true }),
    );
  }

  /** @returns the secret of a scorer's link, and its id */
  async makeLink(unit: string, label: string): Promise<{ id: string; secret: string }> {
    const response = await this.account.post(`${resultPath(unit)}/links`, { label, hours: 2 });
    expectStatus(response, 201);
    const { id, url } = (await response.json()) as { id: string; url: string };
    return { id, secret: new URL(url).hash.slice(1) };
  }

  async revokeLink(unit: string, id: string): Promise<void> {
    expectStatus(await this.account.ask('DELETE', `${resultPath(unit)}/links/${id}`), 200);
  }

  async #change(below: string, body: object): Promise<Response> {
    const { version } = await this.plan();
    return this.account.ask('POST', `${planPath}${below}`, body, { 'if-match': `"${version}"` });
  }
}

/** A scorer without an account. A device that was offline sends its steps late, with its own clock. */
export async function score(
  url: string,
  secret: string,
  steps: readonly ResultStep[],
  sentAt?: string,
): Promise<{ status: number; refused: string[]; answer: ScorerAnswer }> {
  const response = await new Visitor(url).post('/api/v1/score', { link: secret, steps, ...(sentAt && { sentAt }) });
  const answer = (await response.json()) as ScorerAnswer;
  const refused = response.ok ? answer.refused.map(({ message }) => message) : [];
  return { status: response.status, refused, answer };
}

function changeText(change: ActPreview['changes'][number]): string {
  const places = (list: readonly { contest: { en?: string }; lane: number | null }[]): string =>
    list.map(({ contest, lane }) => [contest.en, lane === null ? [] : `lane ${lane}`].flat().join(' ')).join(', ');
  switch (change.kind) {
    case 'takes':
    case 'leaves':
      return `${change.name} ${change.kind} ${places(change.places)}`.trim();
    case 'moves':
      return `${change.name} moves from ${places(change.from)} to ${places(change.to)}`;
    case 'members':
      return `${change.name}: ${change.joining.join(', ')} for ${change.leaving.join(', ')}`;
    case 'waits':
      return `${change.name} waits`;
    case 'added':
    case 'removed':
      return `${change.kind} ${change.contest.en}: ${change.sides.join(' – ')}`;
    case 'moved':
      break;
  }
  return `moved ${change.contests.map(({ en }) => en).join(', ')}`;
}

/** Marks of competitors: `Ana 13.10`, `Bia DNS`. */
export const marks = (...texts: string[]): Draft[] =>
  texts.map((text) => {
    const [competitor = '', mark = ''] = text.split(' ');
    const isIrm = /^[A-Z]{2,3}$/u.test(mark);
    return { do: 'mark', competitor, mark: isIrm ? null : mark, irm: isIrm ? (mark as 'DNS') : null };
  });

/** Attempts of a competitor: `Hana 4.10 x 4.32`. The best one counts. */
export const attempts = (...texts: string[]): Draft[] =>
  texts.map((text) => {
    const [competitor = '', ...tried] = text.split(' ');
    return { do: 'mark', competitor, mark: null, irm: null, attempts: tried };
  });

/** Scores of the parts of a match: `S1 25:20`. */
export const parts = (...texts: string[]): Draft[] =>
  texts.map((text) => {
    const [period = '', score = ''] = text.split(' ');
    const [home = 0, away = 0] = score.split(':').map(Number);
    return { do: 'period-score', period, home, away };
  });
