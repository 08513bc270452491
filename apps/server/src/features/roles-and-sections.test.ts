/** Every role of the team with every section of the console: the menu offers what the API answers. */
import { grantsOfRole, scopesOfRole, staffRoleNames } from '@podium/contract';
import type { Grant, GrantScope, StaffRole } from '@podium/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { permit } from '../access/access-rule.ts';
import type { AccessRule } from '../access/access-rule.ts';
import type { SignedIn } from '../access/actor.ts';
import { namesOfRoute } from '../routes/route.ts';
import { testPodium } from '../testing/test-podium.ts';
import type { TestPodium } from '../testing/test-podium.ts';

interface Section {
  name: string;
}
interface Console {
  sections: readonly Section[];
  openSections: (sections: readonly Section[], grants: readonly Grant[]) => readonly Section[];
}

/** The console's own records and rule. Their addresses are computed, because the server is compiled without the console. */
async function readConsole(): Promise<Console> {
  const source = new URL('../../../console/src/', import.meta.url).href;
  const { sections } = (await import(`${source}sections/sections.gen.ts`)) as Pick<Console, 'sections'>;
  const { openSections } = (await import(`${source}session/section.ts`)) as Pick<Console, 'openSections'>;
  return { sections, openSections };
}

/** Requests with which the pages of each section begin. */
const requests: Readonly<Record<string, readonly string[]>> = {
  'access-log': ['GET /api/v1/access-log'],
  audit: ['GET /api/v1/desk/audit'],
  boards: ['GET /api/v1/desk/schedule'],
  bundles: ['GET /api/v1/desk/bundles'],
  content: ['GET /api/v1/desk/content', 'GET /api/v1/desk/content/:kind', 'GET /api/v1/desk/content/:kind/:id'],
  courses: ['GET /api/v1/desk/courses'],
  erasures: ['GET /api/v1/desk/erasures'],
  feedback: ['GET /api/v1/feedback'],
  'first-games': ['GET /api/v1/desk/first-games'],
  imports: ['GET /api/v1/desk/imports'],
  invitations: ['GET /api/v1/desk/invitations', 'POST /api/v1/desk/invitations'],
  media: ['GET /api/v1/desk/media'],
  participants: ['GET /api/v1/desk/participants'],
  people: ['GET /api/v1/people/team', 'GET /api/v1/people'],
  prints: ['GET /api/v1/desk/prints/choices'],
  'program-items': ['GET /api/v1/desk/program-items'],
  'qr-codes': ['GET /api/v1/desk/qr-codes'],
  rehearsal: ['GET /api/v1/desk/rehearsal'],
  results: [
    'GET /api/v1/desk/results',
    'GET /api/v1/desk/results/:unit',
    'GET /api/v1/desk/results/:unit/round',
    'GET /api/v1/desk/scorer-links',
    'GET /api/v1/desk/open-ties',
    'POST /api/v1/desk/results/:unit/steps',
  ],
  schedule: ['GET /api/v1/desk/schedule'],
  'send-photos': ['GET /api/v1/desk/content/:kind', 'POST /api/v1/files'],
  shifts: ['GET /api/v1/desk/shifts'],
  switches: ['GET /api/v1/desk/switches'],
  timing: ['GET /api/v1/desk/timing'],
  // The state of the server is shown to managers of all of the Games; everyone sees their contests.
  today: ['GET /api/v1/desk/contest-desk'],
  trivia: ['GET /api/v1/desk/trivia'],
};
/**
 * Sections that the menu keeps from a role, though the API answers: the list is empty for the role, or the start page of
 * others uses it. The rule of shifts lets every right over a part pass; their handlers then ask for that over the areas
 * of volunteers.
 */
const answeredOnly: readonly string[] = [
  'sportManager discipline: shifts',
  'venueManager venue: shifts',
  'venueManager venue: trivia',
  'editor discipline: shifts',
  'editor venue: shifts',
  'editor venue: trivia',
  'editor team: shifts',
  'editor team: trivia',
  'translator language: media',
  'translator language: send-photos',
  'translator language: shifts',
  'translator language: trivia',
  'photographer games: shifts',
  'photographer games: trivia',
  'volunteerCoordinator games: send-photos',
  'volunteerCoordinator games: trivia',
];

let podium: TestPodium;
let app: Console;
const rules = new Map<string, AccessRule>();
beforeAll(async () => {
  podium = await testPodium();
  app = await readConsole();
  for (const route of podium.routes) for (const name of namesOfRoute(route)) rules.set(name, route.shape.access);
});
afterAll(async () => podium.stop());

const holder = (role: StaffRole, scope: GrantScope): SignedIn => ({
  kind: 'user',
  userId: '',
  username: '',
  userType: 'guest',
  grants: grantsOfRole(role, { scope, scopeId: scope === 'games' ? null : 'X' }),
  isFresh: true,
  sessionId: '',
});
const isAnswered = (user: SignedIn, request: string): boolean => {
  try {
    permit(rules.get(request)!, user);
    return true;
  } catch {
    // The rule refuses with an error.
    return false;
  }
};

test('the requests of every section are listed in this test', () => {
  expect(app.sections.map(({ name }) => name).toSorted()).toEqual(Object.keys(requests).toSorted());
  expect(
    Object.values(requests)
      .flat()
      .filter((name) => !rules.has(name)),
  ).toEqual([]);
});

test('every role can read all sections in its menu, and no others except those listed', () => {
  const refused: string[] = [];
  const answered: string[] = [];
  for (const role of staffRoleNames)
    for (const scope of scopesOfRole(role)) {
      const user = holder(role, scope);
      const open = new Set(app.openSections(app.sections, user.grants).map(({ name }) => name));
      expect(open.size, `${role} ${scope}`).toBeGreaterThan(0);
      for (const [name, names] of Object.entries(requests)) {
        const isOpen = open.has(name);
        if (isOpen) refused.push(...names.filter((request) => !isAnswered(user, request)).map((r) => `${role}: ${r}`));
        else if (names.every((request) => isAnswered(user, request))) answered.push(`${role} ${scope}: ${name}`);
      }
    }
  expect(refused).toEqual([]);
  expect(answered).toEqual(answeredOnly);
});
