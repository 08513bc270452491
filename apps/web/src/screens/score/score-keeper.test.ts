import type { ScorerStep, ScorerAnswer } from '@podium/contract';
import { describe, expect, it } from 'vitest';
import { ScoreKeeper, emptyScore } from './score-keeper.ts';
import type { SavedScore, ScoreState } from './score-keeper.ts';

const at = '2026-08-14T15:00:00Z';
const goal = (id: string): ScorerStep => ({ id, at, do: 'score', side: 'home', points: 1 });
const sheet = { history: [] } as unknown as ScorerAnswer['sheet'];

/** A server and a device's storage; the storage outlives the keeper, as after closing a tab. */
function world() {
  const acceptedSteps: string[] = [];
  const requests: string[][] = [];
  const device: { saved?: SavedScore } = {};
  let fault: number | 'lostAnswer' | undefined;
  let unreadable: string | undefined;
  let same: string | undefined;
  const post = async (steps: readonly ScorerStep[]): Promise<ScorerAnswer> => {
    requests.push(steps.map(({ id }) => id));
    if (typeof fault === 'number') throw Object.assign(new Error('refused'), { status: fault });
    if (steps.some(({ id }) => id === unreadable)) throw Object.assign(new Error('unreadable'), { status: 422 });
    const asked = steps.filter((step) => step.id === same && step.do === 'score' && !step.isSure);
    const taken = steps.filter((step) => !asked.includes(step)).map(({ id }) => id);
    for (const id of taken) if (!acceptedSteps.includes(id)) acceptedSteps.push(id);
    if (fault === 'lostAnswer') throw new TypeError('network');
    const refused = asked.map(({ id }) => ({ id, message: 'sameScore' as const }));
    return { sheet, label: 'Table 2', expiresAt: at, taken, refused };
  };
  let state: ScoreState | undefined;
  const open = (): ScoreKeeper =>
    new ScoreKeeper({
      store: {
        read: async () => device.saved,
        change: async (change) => (device.saved = change(device.saved ?? emptyScore)),
      },
      post,
      onChange: (next) => (state = next),
      pauseMs: () => 60_000,
    });
  return {
    taken: acceptedSteps,
    requests,
    device,
    open,
    state: () => state!,
    fail: (next: typeof fault) => (fault = next),
    makeUnreadable: (id: string) => (unreadable = id),
    makeSame: (id: string) => (same = id),
  };
}

describe('entries of a scorer', () => {
  it('wait on the device while offline, survive a closed tab, and arrive once, in order, in one request', async () => {
    const { open, fail, taken: acceptedSteps, requests, device, state } = world();
    const ids = Array.from({ length: 60 }, (_, index) => `step-${String(index).padStart(4, '0')}`);
    fail(0);
    const first = open();
    await first.start();
    for (const id of ids) await first.add(goal(id));
    expect(state()).toMatchObject({ trouble: 'offline', steps: { length: 60 } });
    first.stop();
    expect(device.saved?.steps).toHaveLength(60);
    fail(undefined);
    requests.length = 0;
    const second = open();
    await second.start();
    second.stop();
    expect(acceptedSteps).toEqual(ids);
    expect(requests[0]).toEqual(ids);
    expect(state()).toMatchObject({ trouble: undefined, steps: [], label: 'Table 2' });
  });

  it('are sent again with the same ids if the answer is lost', async () => {
    const { open, fail, taken: acceptedSteps, requests, state } = world();
    fail('lostAnswer');
    const keeper = open();
    await keeper.start();
    await keeper.add(goal('step-0001'));
    expect(state().steps).toHaveLength(1);
    fail(undefined);
    await keeper.send();
    keeper.stop();
    expect(requests.filter((ids) => ids.includes('step-0001')).length).toBeGreaterThan(1);
    expect(acceptedSteps).toEqual(['step-0001']);
    expect(state().steps).toEqual([]);
  });

  it('stay on the device when the link has ended', async () => {
    const { open, fail, state, device } = world();
    const keeper = open();
    await keeper.start();
    fail(403);
    await keeper.add(goal('step-0001'));
    keeper.stop();
    expect(state().trouble).toBe('ended');
    expect(device.saved?.steps).toHaveLength(1);
  });

  it('are not delayed by one that the server cannot read', async () => {
    const { open, fail, makeUnreadable, taken: acceptedSteps, state } = world();
    fail(0);
    const keeper = open();
    await keeper.start();
    for (const id of ['step-0001', 'step-0002', 'step-0003']) await keeper.add(goal(id));
    fail(undefined);
    makeUnreadable('step-0002');
    await keeper.send();
    keeper.stop();
    expect(acceptedSteps).toEqual(['step-0001', 'step-0003']);
    expect(state()).toMatchObject({ steps: [], refused: [{ step: { id: 'step-0002' }, message: 'other' }] });
  });

  it('that another scorer has also made stay on the device as a question, until it is answered', async () => {
    const { open, makeSame, taken: acceptedSteps, state, device } = world();
    makeSame('step-0002');
    const first = open();
    await first.start();
    for (const id of ['step-0001', 'step-0002', 'step-0003']) await first.add(goal(id));
    await first.forgetRefused();
    first.stop();
    expect(acceptedSteps).toEqual(['step-0001', 'step-0003']);
    expect(device.saved?.refused.map(({ message }) => message)).toEqual(['sameScore']);
    const second = open();
    await second.start();
    const [question] = state().refused;
    await second.addRefused({ ...goal('step-0002'), isSure: true } as ScorerStep);
    second.stop();
    expect(question?.step.id).toBe('step-0002');
    expect(acceptedSteps).toEqual(['step-0001', 'step-0003', 'step-0002']);
    expect(device.saved).toMatchObject({ steps: [], refused: [] });
  });
});
