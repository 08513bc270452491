import { shiftView, shiftVisit } from '@podium/contract';
import type { ShiftView } from '@podium/contract';
import { ApiError } from '../../ground/api-error.ts';
import { transaction } from '../../database/database.ts';
import { personal, route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { rightsNow } from '../account-services.ts';
import { instantText } from '../instant-text.ts';
import type { FeatureKit } from '../kit.ts';
import { mayPlanShifts } from './may-plan-shifts.ts';
import { findLink, linkEnd, readShifts, readVolunteers, storeAnswer, takesPlace } from './shift-store.ts';
import type { ShiftRow } from './shift-store.ts';

/** Volunteers may check in from this long before the start (ms). */
const earlyMs = 2 * 3_600_000;

/** Routes for volunteers with the secret of their link: read the shift, and answer. */
export function visitRoute(kit: FeatureKit): Route {
  const { pool, program, clock, limit, addressOf } = kit;
  const visits = limit({ name: 'shift', points: 600, seconds: 60 });
  const guesses = limit({ name: 'shift unknown', points: 20, seconds: 600 });
  const findShift = async (secret: string): Promise<{ link: string; row: ShiftRow } | undefined> => {
    const { partition } = program();
    const link = await findLink(pool, partition, secret);
    // A link is worth what its maker may do now.
    const maker = link && link.by !== null ? await kit.use(rightsNow)(link.by) : undefined;
    if (!link || !maker || !mayPlanShifts(maker)) return undefined;
    const [row] = await readShifts(pool, partition, link.shift);
    return row && !row.isRemoved && clock.now() < linkEnd(row.shift) ? { link: link.id, row } : undefined;
  };
  const mayCheckIn = ({ shift }: ShiftRow): boolean => clock.now() >= Date.parse(shift.start) - earlyMs;
  const view = async (row: ShiftRow, volunteer: string): Promise<ShiftView> => {
    const all = await readVolunteers(pool, program().partition, [row.id]);
    const mine = all.find(({ id }) => id === volunteer);
    return {
      shift: row.shift,
      coming: all.filter(({ state }) => takesPlace.some((one) => one === state)).length,
      offered: all.filter(({ id, state }) => id !== volunteer && state === 'swap').length,
      mine: mine ? { id: mine.id, name: mine.name, state: mine.state, at: instantText(mine.at) } : null,
      mayCheckIn: mayCheckIn(row),
    };
  };

  return route(
    {
      method: 'post',
      path: '/api/v1/shifts',
      summary: "The shift of a volunteer's link, and her answer",
      description: 'Without `answer` it only reads. Other volunteers are counted, not named.',
      tag: 'shifts',
      access: 'everyone',
      body: shiftVisit,
      answer: shiftView,
      errors: {
        unauthorized: 'There is no such link, it was revoked, its shift is over, or its maker has lost the right',
        conflict: 'Field `answer`: the shift is full, or check-in has not begun',
        tooManyRequests: 'Too many requests of this link, or of this network with unknown links',
      },
    },
    async ({ c, body: { link: secret, volunteer, answer } }) => {
      const found = await findShift(secret);
      if (!found) {
        await guesses.take(addressOf(c));
        throw new ApiError('unauthorized', 'This link cannot be used.');
      }
      const { link, row } = found;
      await visits.take(link);
      if (answer) {
        if (answer.state === 'here' && !mayCheckIn(row)) throw refusalError('tooEarly', 'Check-in has not begun.');
        const isStored = await transaction(pool, async (client) =>
          storeAnswer(client, {
            ...answer,
            partition: program().partition,
            shift: row.id,
            id: volunteer,
            at: clock.now(),
            needed: row.shift.needed,
          }),
        );
        if (!isStored) throw refusalError('shiftFull', 'Enough volunteers are coming already.');
      }
      return c.json(await view(row, volunteer), 200, personal);
    },
  );
}

const refusalError = (message: string, text: string): ApiError =>
  new ApiError('conflict', text, { fields: [{ field: 'answer', message }] });
