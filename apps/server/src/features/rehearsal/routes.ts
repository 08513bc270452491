import { madeUpAnswer, rehearsalAnswer, rehearsalChange } from '@podium/contract';
import type { RehearsalAnswer } from '@podium/contract';
import { ApiError } from '../../ground/api-error.ts';
import { route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { decideInTurn } from '../decide-in-turn.ts';
import type { FeatureKit } from '../kit.ts';
import { makeUpResults } from './make-up.ts';
import { readRehearsal } from './read-rehearsal.ts';

const base = '/api/v1/desk/rehearsal';
const ofManagers = { tag: 'desk', access: { grants: ['manager'] } } as const;

export function rehearsalRoutes(kit: FeatureKit): Route[] {
  const { program, clock } = kit;
  const read = async (): Promise<RehearsalAnswer> => readRehearsal(kit);
  const change = (nonce: string, user: { userId: string }) => ({
    head: { by: { userId: user.userId, role: 'manager' }, nonce },
    changedAt: new Date(clock.now()).toISOString(),
  });
  return [
    route(
      { ...ofManagers, method: 'get', path: base, summary: 'State of the rehearsal', answer: rehearsalAnswer },
      read,
    ),
    route(
      {
        ...ofManagers,
        method: 'post',
        path: base,
        summary: 'Begin a rehearsal',
        description:
          'Until it ends, every page says that results are made up, and nobody is notified of any. Possible before the first contest, while there are no results.',
        body: rehearsalChange,
        answer: rehearsalAnswer,
        errors: { conflict: 'Field `fault`: why none can begin; `state`: one is on' },
      },
      async ({ body: { nonce }, user }) => {
        const { head, changedAt } = change(nonce, user);
        await decideInTurn(kit, { ...head, type: 'rehearsal.begin' }, async () => {
          const { state, fault } = await read();
          if (state !== 'off') throw refusal('A rehearsal is on already.', 'state', state);
          if (fault) throw refusal('No rehearsal can begin.', 'fault', fault);
          return { decision: { ...head, type: 'rehearsal.begin', data: { changedAt } }, result: undefined };
        });
        return read();
      },
    ),
    route(
      {
        ...ofManagers,
        method: 'post',
        path: `${base}/results`,
        summary: 'Make up the results of the next contests',
        description: 'A dozen at once, in order of their start. Ask again until `made` is 0.',
        answer: madeUpAnswer,
        errors: { conflict: 'Field `state`: no rehearsal is on' },
      },
      async ({ user }) => {
        const { rehearsal, rehearsalEnds } = program().switches;
        if (!rehearsal || rehearsalEnds) throw refusal('No rehearsal is on.', 'state', rehearsal ? 'ends' : 'off');
        const made = await makeUpResults(kit, user);
        return { ...made, rehearsal: await read() };
      },
    ),
    route(
      {
        ...ofManagers,
        method: 'post',
        path: `${base}/end`,
        summary: 'End the rehearsal and throw its results away',
        description:
          'Everything that was entered about results since it began is removed, also from the journal. It takes some seconds; the answer does not wait for it.',
        body: rehearsalChange,
        answer: rehearsalAnswer,
        errors: { conflict: 'Field `state`: no rehearsal is on' },
      },
      async ({ body: { nonce }, user }) => {
        const { head, changedAt } = change(nonce, user);
        await decideInTurn(kit, { ...head, type: 'rehearsal.discard' }, async ({ switches }, client) => {
          if (!switches.rehearsal || switches.rehearsalEnds)
            throw refusal('No rehearsal is on.', 'state', switches.rehearsal ? 'ends' : 'off');
          const { rows } = await client.query<{ after: number }>(
            `select max(id) as after from feed.journal where kind = 'desk' and header ->> 'type' = 'rehearsal.begin'`,
          );
          const data = { changedAt, after: rows[0]!.after };
          return { decision: { ...head, type: 'rehearsal.discard', data }, result: undefined };
        });
        return read();
      },
    ),
  ];
}

const refusal = (text: string, field: string, message: string): ApiError =>
  new ApiError('conflict', text, { fields: [{ field, message }] });
