import { switchChange, switchesAnswer, switchName, switchNames } from '@podium/contract';
import type { DeskSwitch, SwitchesAnswer } from '@podium/contract';
import type pg from 'pg';
import { z } from 'zod';
import { ApiError } from '../../ground/api-error.ts';
import { Presenter } from '../../read-model/program/presenter.ts';
import type { Program } from '../../read-model/program/program.ts';
import { route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { decideInTurn } from '../decide-in-turn.ts';
import type { FeatureKit } from '../kit.ts';

const base = '/api/v1/desk/switches';
const ofAdmins = {
  tag: 'desk',
  access: { grants: ['admin'] },
  answer: switchesAnswer,
  errors: { forbidden: 'It needs a right over all of the Games' },
} as const;

export function switchRoutes(kit: FeatureKit): Route[] {
  const { pool, program } = kit;
  return [
    route({ ...ofAdmins, method: 'get', path: base, summary: 'Switches and who changed them last' }, async () => {
      return readSwitches(pool, program());
    }),
    route(
      {
        ...ofAdmins,
        method: 'put',
        path: `${base}/{name}`,
        summary: 'Turn a switch on or off',
        description:
          '`readOnly` refuses whatever people send, except this; `medalsFrozen` shows the medals of now until it is off.',
        params: z.object({ name: switchName }),
        body: switchChange,
        isOpenWhenReadOnly: true,
        errors: { ...ofAdmins.errors, conflict: 'It is in this state already; field `isOn` names who changed it' },
      },
      async ({ params: { name }, body: { isOn, reason, nonce }, user }) => {
        const author = { userId: user.userId, role: 'admin' };
        await decideInTurn(kit, { type: 'switch.set', by: author, nonce }, async (games, client) => {
          const { items } = await readSwitches(client, games);
          const current = items.find((item) => item.name === name)!;
          if (current.isOn === isOn)
            throw new ApiError('conflict', `It is ${isOn ? 'on' : 'off'} already.`, {
              fields: [{ field: 'isOn', message: current.by?.username ?? '' }],
            });
          // The lock keeps messages from committing on the wrong side of this entry: a replay must freeze the same
          // medals.
          await client.query('lock table feed.journal in share row exclusive mode');
          const changedAt = new Date(kit.clock.now()).toISOString();
          const data = { name, isOn, changedAt };
          return {
            decision: { type: 'switch.set', data, about: `switch/${name}`, by: author, reason, nonce },
            result: undefined,
          };
        });
        return readSwitches(pool, program());
      },
    ),
  ];
}

interface Row extends Pick<DeskSwitch, 'name' | 'isOn' | 'reason'> {
  /** Epoch milliseconds. */
  changedAt: number;
  by: string | null;
  username: string | null;
}

async function readSwitches(client: pg.Pool | pg.ClientBase, games: Program): Promise<SwitchesAnswer> {
  const { rows } = await client.query<Row>(
    `select name, is_on as "isOn", changed_at as "changedAt", by, persons.username, reason
     from sport.switches left join people.persons on persons.id = switches.by where partition = $1`,
    [games.partition],
  );
  const presenter = new Presenter(games, 'en');
  const items = switchNames.map((name): DeskSwitch => {
    const row = rows.find((row) => row.name === name);
    if (!row) return { name, isOn: false, changedAt: null, by: null, reason: null };
    const { by, username } = row;
    return {
      name,
      isOn: row.isOn,
      changedAt: presenter.instant(row.changedAt),
      by: by !== null && username !== null ? { id: by, username } : null,
      reason: row.reason,
    };
  });
  return { items, total: items.length };
}
