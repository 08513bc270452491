import { languageCode, undoneEdits, undoneEditsAnswer } from '@podium/contract';
import type { UndoneEditsAnswer } from '@podium/contract';
import type pg from 'pg';
import { z } from 'zod';
import { Presenter } from '../../../read-model/program/presenter.ts';
import type { Program } from '../../../read-model/program/program.ts';
import { route } from '../../../routes/route.ts';
import type { Route } from '../../../routes/route.ts';
import { decideInTurn } from '../../decide-in-turn.ts';
import type { FeatureKit } from '../../kit.ts';
import { lastStamp, nextStamp } from '../../next-stamp.ts';
import { base, editDecision, knownBy, ofSchedule, unitFor } from './edit-decision.ts';
import { staffOfTeams } from './staff-of-teams.ts';
import { clashesOfUndo, presentUndo, readUndo } from './undone-edits.ts';
import type { Undo } from './undone-edits.ts';

export function undoRoute(kit: FeatureKit): Route {
  const { pool, program } = kit;
  return route(
    {
      ...ofSchedule,
      method: 'post',
      path: `${base}/undo`,
      summary: 'Take back a decision about the schedule',
      description: 'What stood before it in each of its fields stands again, as one decision.',
      query: z.object({ lang: languageCode.default('en') }),
      body: undoneEdits,
      answer: undoneEditsAnswer,
      errors: {
        forbidden: 'Your rights do not include one of the units',
        notFound: 'There is no such decision about the schedule',
        conflict: 'Field `entry`: a newer decision concerns it',
      },
    },
    async ({ query: { lang }, body, user }) => {
      const staff = await staffOfTeams(pool, program().partition);
      const read = async (games: Program, client: pg.Pool | pg.ClientBase): Promise<[Undo, UndoneEditsAnswer]> => {
        const undo = await readUndo(client, games, body.entry);
        for (const { unit } of [...undo.restored.flatMap(({ edits }) => edits), ...undo.cleared])
          unitFor(games, unit, user, 'entry');
        const presenter = new Presenter(games, lang);
        const clashes = clashesOfUndo(games, presenter, undo, staff);
        return [undo, { items: presentUndo(games, presenter, undo), clashes }];
      };
      if (body.isDryRun) return (await read(program(), pool))[1];
      const done = await decideInTurn(kit, knownBy('edit.undo', body, user), async (games, client) => {
        const [undo, result] = await read(games, client);
        const about = [...undo.restored.flatMap(({ edits }) => edits), ...undo.cleared];
        const ids = about.map(({ unit }) => unit);
        const last = await lastStamp(client, games, 'edits', ids);
        const data = { entry: body.entry, ...undo, stamp: nextStamp(games, kit.clock.now(), body.nonce, last) };
        return { decision: editDecision('edit.undo', data, { edits: about, nonce: body.nonce }, user), result };
      });
      return done ?? { items: [], clashes: [] };
    },
  );
}
