import { parseArgs } from 'node:util';
import { personChange, userTypes } from '@podium/contract';
import type { PersonAnswer } from '@podium/contract';
import { ApiError } from '../../ground/api-error.ts';
import type { BaseKit } from '../kit.ts';
import { endSessions } from './account.ts';
import { eraseAccount } from './my-data.ts';
import { changePerson, freeCpf, readPerson, resetSecondFactor } from './people-admin.ts';

type Print = (line: string) => void;

export const personUsage = `person <username> [--type ${userTypes.join('|')}] [--delegation CODE|none] [--rename NAME] [--lock|--unlock] [--sessions end] [--second-factor reset] [--free-cpf] [--erase]`;

const options = {
  type: { type: 'string' },
  delegation: { type: 'string' },
  rename: { type: 'string' },
  lock: { type: 'boolean' },
  unlock: { type: 'boolean' },
  sessions: { type: 'string' },
  'second-factor': { type: 'string' },
  'free-cpf': { type: 'boolean' },
  erase: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** `podium person <username>`: shows an account, and applies the changes given as options. */
export async function person(args: string[], kit: BaseKit, print: Print): Promise<number> {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
  const { type, delegation, rename, lock, unlock, sessions, erase } = values;
  const [username] = positionals;
  const isOdd =
    positionals.length !== 1 ||
    (lock && unlock) ||
    (sessions ?? 'end') !== 'end' ||
    (values['second-factor'] ?? 'reset') !== 'reset' ||
    (erase && Object.keys(values).length > 1);
  if (username === undefined || isOdd || values.help) {
    print(`podium ${personUsage}`);
    return values.help ? 0 : 2;
  }
  const found = await readPerson(kit, { username });
  if (!found) {
    print(`Account ${username} not found.`);
    return 1;
  }
  const { id } = found;
  if (erase) {
    await eraseAccount(kit, id, { source: 'command' });
    print(`Account ${found.username} has been erased.`);
    return 0;
  }
  const change = personChange.safeParse({
    ...(type !== undefined && { type }),
    ...(delegation !== undefined && { organisation: delegation === 'none' ? null : delegation.toUpperCase() }),
    ...(rename !== undefined && { username: rename }),
    ...((lock || unlock) && { isLocked: lock === true }),
  });
  if (!change.success) {
    for (const { path, message } of change.error.issues)
      print(`${optionFlag(String(path[0]))}: ${describeMessage(message)}`);
    return 2;
  }
  try {
    await changePerson(kit, id, change.data);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    for (const { field, message } of error.fields ?? []) print(`${optionFlag(field)}: ${describeMessage(message)}`);
    return 1;
  }
  if (sessions === 'end') await endSessions(kit.pool, id);
  if (values['second-factor'] === 'reset' && !(await resetSecondFactor(kit, id)))
    print('This account has no second factor.');
  if (values['free-cpf'] && !(await freeCpf(kit, id))) print('This account has no CPF.');
  const now = await readPerson(kit, { id });
  if (now) printPerson(now, print);
  return 0;
}

const optionFlag = (field: string): string =>
  ({ organisation: '--delegation', username: '--rename', isLocked: '--lock' })[field] ?? `--${field}`;

const sentences: Readonly<Record<string, string>> = {
  organisationUnknown: 'There is no delegation with this code.',
  usernameTaken: 'This username is taken, or too similar to one that is.',
  usernameReserved: 'This username is reserved.',
  usernameShort: 'A username must have at least 3 characters.',
  usernameLong: 'A username must have at most 30 characters.',
  usernameCharacters: 'A username may contain letters and digits, separated by single . _ or -.',
  usernameScript: 'A username must use letters of one script.',
  usernameAddress: 'A username must not be an email address or a phone number.',
};
const describeMessage = (message: string): string => sentences[message] ?? message;

function printPerson({ grants, ...shown }: PersonAnswer, print: Print): void {
  const isOpen = shown.isActive && !shown.isLocked;
  const state = [
    ...(isOpen ? ['active'] : []),
    ...(shown.isActive
      ? []
      : [shown.isHeld ? 'on hold: its email address or CPF belongs to another account' : 'not confirmed']),
    ...(shown.isLocked ? ['locked'] : []),
  ];
  const rights = grants.map(({ role, scopeId }) => (scopeId === null ? role : `${role} of ${scopeId}`));
  const lines: [label: string, value: string][] = [
    ['Username', shown.username],
    ['Type', shown.type],
    ['Delegation', shown.organisation ?? 'none'],
    ['State', state.join(', ')],
    ['Sessions', String(shown.sessions)],
    ['Second factor', shown.hasTwoFactor ? 'on' : 'off'],
    ['CPF', shown.hasCpf ? 'stored' : 'none'],
    ['Roles', rights.join(', ') || 'none'],
    ['Created', shown.createdAt],
  ];
  for (const [label, value] of lines) print(`${`${label}:`.padEnd(15)} ${value}`);
}
