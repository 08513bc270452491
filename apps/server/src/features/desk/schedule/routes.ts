import { isDeepStrictEqual } from 'node:util';
import {
  clearedEdits,
  deskScheduleAnswer,
  deskScheduleFilter,
  languageCode,
  unitEdits,
  unitEditsAnswer,
} from '@podium/contract';
import type { DeskPerson, LanguageCode, UnitEdits, UnitEditsAnswer, UnitField } from '@podium/contract';
import { canTransition } from '@podium/games';
import type { ScheduleStatus } from '@podium/games';
import type pg from 'pg';
import { z } from 'zod';
import type { SignedIn } from '../../../access/actor.ts';
import { ApiError } from '../../../ground/api-error.ts';
import type { Decision } from '../../../feed/desk/desk-entry.ts';
import { Presenter } from '../../../read-model/program/presenter.ts';
import type { Program, UnitInfo } from '../../../read-model/program/program.ts';
import { route } from '../../../routes/route.ts';
import type { Route } from '../../../routes/route.ts';
import type { FeatureKit } from '../../kit.ts';
import { lastStamp, nextStamp } from '../../next-stamp.ts';
import { decideInTurn } from '../../decide-in-turn.ts';
import { base, editDecision, invalid, knownBy, ofSchedule, unitFor } from './edit-decision.ts';
import { findClashes, presentClashes, presentUnit, feedValue, shownValue } from './desk-units.ts';
import { presentOutside, unitsOutside } from './outside-games.ts';
import { staffOfTeams } from './staff-of-teams.ts';
import { undoRoute } from './undo-route.ts';

const editBytes = 512 * 1024;

/** Routes for organizers to edit the schedule: single fields, one journal entry per decision. */
export function scheduleRoutes(kit: FeatureKit): Route[] {
  const { pool, program } = kit;

  /** Answers the units once the decision has been applied and read. */
  const answer = async (
    ids: readonly string[],
    user: SignedIn,
    language: LanguageCode,
    more: Pick<UnitEditsAnswer, 'clashes' | 'needsReason' | 'entry'>,
  ): Promise<UnitEditsAnswer> => {
    const games = program();
    const presenter = new Presenter(games, language);
    const units = [...new Set(ids)].flatMap((id) => games.units.get(id) ?? []);
    const people = await readEditors(pool, units);
    return { items: units.map((unit) => presentUnit(games, presenter, unit, user, people)), ...more };
  };

  /** Journal id of a decision that has been made. */
  const entryOf = async (head: Pick<Decision, 'type' | 'by' | 'nonce'>): Promise<number | null> =>
    (await kit.journal.find(pool, head)) ?? null;

  return [
    route(
      {
        ...ofSchedule,
        method: 'get',
        path: base,
        summary: 'A day of the schedule, with what was corrected',
        query: deskScheduleFilter,
        answer: deskScheduleAnswer,
      },
      async ({ query: { day, lang }, user }) => {
        const games = program();
        const presenter = new Presenter(games, lang);
        const units = [...games.units.values()]
          .filter((unit) => unit.day === day && !unit.isStub)
          .toSorted((a, b) => (a.startAt ?? Infinity) - (b.startAt ?? Infinity) || a.order - b.order);
        const people = await readEditors(pool, units);
        const days = [...new Set([...games.units.values()].flatMap((unit) => unit.day || []))].toSorted((a, b) =>
          a < b ? -1 : 1,
        );
        return {
          items: units.map((unit) => presentUnit(games, presenter, unit, user, people)),
          total: units.length,
          days,
        };
      },
    ),
    route(
      {
        ...ofSchedule,
        method: 'post',
        path: `${base}/edits`,
        summary: 'Correct fields of units',
        description: 'All of them, as one decision, or none.',
        query: z.object({ lang: languageCode.default('en') }),
        body: unitEdits,
        bodyBytes: editBytes,
        answer: unitEditsAnswer,
        errors: {
          forbidden: 'Your rights do not include one of the units',
          conflict:
            'Field `edits.0.seen`: it is shown otherwise by now; `clashes` or `edits.0.value`: repeat it with `isConfirmed` and a reason',
          unprocessable: 'A unit or a value that does not exist, by field; a status that cannot follow',
        },
      },
      async ({ query: { lang }, body, user }) => {
        const ids = body.edits.map(({ unit }) => unit);
        const staff = await staffOfTeams(pool, program().partition);
        const check = (games: Program) => {
          const changes = checkEdits(games, body, user);
          const needsReason = statusesThatNeedReason(games, body);
          const clashes = findClashes(games, changes, staff);
          const presenter = new Presenter(games, lang);
          return {
            needsReason,
            clashes: [
              ...presentOutside(presenter, unitsOutside(games, changes)),
              ...presentClashes(games, presenter, clashes),
            ],
          };
        };
        if (body.isDryRun) return answer(ids, user, lang, { ...check(program()), entry: null });
        const decided = await decideInTurn(kit, knownBy('edit.set', body, user), async (games, client) => {
          const found = check(games);
          refuseUnconfirmed(body, found);
          const data = {
            edits: body.edits.map(({ unit, field, value }) => ({
              unit,
              field,
              value: value ?? null,
              over: feedValue(games.units.get(unit)!, field) ?? null,
            })),
            isLasting: body.isLasting,
            stamp: nextStamp(games, kit.clock.now(), body.nonce, await lastStamp(client, games, 'edits', ids)),
          };
          return { decision: editDecision('edit.set', data, body, user), result: found };
        });
        const found = decided ?? { clashes: [], needsReason: [] };
        return answer(ids, user, lang, { ...found, entry: await entryOf(knownBy('edit.set', body, user)) });
      },
    ),
    route(
      {
        ...ofSchedule,
        method: 'post',
        path: `${base}/clear`,
        summary: 'Show again what the feed says',
        query: z.object({ lang: languageCode.default('en') }),
        body: clearedEdits,
        bodyBytes: editBytes,
        answer: unitEditsAnswer,
        errors: {
          forbidden: 'Your rights do not include one of the units',
          unprocessable: 'A unit that does not exist',
        },
      },
      async ({ query: { lang }, body, user }) => {
        await decideInTurn(kit, knownBy('edit.clear', body, user), async (games, client) => {
          for (const [index, { unit }] of body.edits.entries()) unitFor(games, unit, user, `edits.${index}.unit`);
          const last = await lastStamp(
            client,
            games,
            'edits',
            body.edits.map(({ unit }) => unit),
          );
          const data = { edits: body.edits, stamp: nextStamp(games, kit.clock.now(), body.nonce, last) };
          return { decision: editDecision('edit.clear', data, body, user), result: undefined };
        });
        return answer(
          body.edits.map(({ unit }) => unit),
          user,
          lang,
          { clashes: [], needsReason: [], entry: await entryOf(knownBy('edit.clear', body, user)) },
        );
      },
    ),
    undoRoute(kit),
  ];
}

/**
 * Returns the new values by unit.
 *
 * @throws ApiError 403; 409 if a displayed value has changed since the author saw it; 422
 */
function checkEdits(games: Program, { edits }: UnitEdits, user: SignedIn): Map<string, Map<UnitField, unknown>> {
  const changes = new Map<string, Map<UnitField, unknown>>();
  for (const [index, { unit: id, field, value, seen }] of edits.entries()) {
    const unit = unitFor(games, id, user, `edits.${index}.unit`);
    if (!isDeepStrictEqual(comparable(field, seen), comparable(field, shownValue(unit, field))))
      throw new ApiError('conflict', 'It is shown otherwise by now.', {
        fields: [{ field: `edits.${index}.seen`, message: 'overtaken' }],
      });
    if ((field === 'venue' || field === 'location') && typeof value === 'string' && !games.reference.venues.has(value))
      throw invalid(`edits.${index}.value`, 'unknownVenue');
    const fields = changes.get(id) ?? new Map<UnitField, unknown>();
    if (fields.has(field)) throw invalid(`edits.${index}.field`, 'twice');
    changes.set(id, fields.set(field, value));
  }
  for (const [index, { unit: id, field }] of edits.entries()) {
    if (field !== 'start' && field !== 'end') continue;
    const unit = games.units.get(id)!;
    const fields = changes.get(id)!;
    const timeField = (name: 'start' | 'end'): number =>
      Date.parse(String(fields.has(name) ? fields.get(name) : shownValue(unit, name)));
    if (timeField('end') < timeField('start')) throw invalid(`edits.${index}.value`, 'endBeforeStart');
  }
  return changes;
}

const comparable = (field: UnitField, value: unknown): unknown =>
  (field === 'start' || field === 'end') && typeof value === 'string' ? Date.parse(value) : (value ?? null);

/** Units whose new status requires a reason. @throws ApiError 422 for a status that is not allowed */
function statusesThatNeedReason({ units }: Program, { edits }: UnitEdits): string[] {
  return edits.flatMap(({ unit: id, field, value }, index) => {
    if (field !== 'status') return [];
    const transition = canTransition(units.get(id)!.status, value as ScheduleStatus);
    if (transition === 'refused') throw invalid(`edits.${index}.value`, 'statusRefused');
    return transition === 'reason' ? [id] : [];
  });
}

function refuseUnconfirmed(
  { isConfirmed, reason }: UnitEdits,
  found: { clashes: readonly unknown[]; needsReason: readonly string[] },
): void {
  const unconfirmedError = (field: string, message: string): ApiError =>
    new ApiError('conflict', 'Confirm it.', { fields: [{ field, message }] });
  if (found.needsReason.length > 0 && (!isConfirmed || reason === undefined))
    throw unconfirmedError('reason', 'needsReason');
  if (found.clashes.length > 0 && !isConfirmed) throw unconfirmedError('clashes', 'clashes');
}

async function readEditors(pool: pg.Pool, units: readonly UnitInfo[]): Promise<Map<string, DeskPerson>> {
  const ids = new Set(units.flatMap(({ edits = [] }) => edits.flatMap(({ by }) => by ?? [])));
  if (ids.size === 0) return new Map();
  const { rows } = await pool.query<{ id: string; username: string }>(
    'select id, username from people.persons where id = any($1)',
    [[...ids]],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
