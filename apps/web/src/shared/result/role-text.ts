import type { Translate } from '../messages.ts';
import type { Sport } from '../sport/use-sport.ts';

type Role =
  | 'goalkeeper'
  | 'libero'
  | 'pilot'
  | 'crew'
  | 'reserve'
  | 'substitute'
  | 'coach'
  | 'assistantCoach'
  | 'teamManager'
  | 'doctor'
  | 'physiotherapist';

/** Roles of a folder and a feed, positions and functions of the bench, by their codes in capitals. */
const roles: ReadonlyMap<string, Role> = new Map<string, Role>([
  ['GOALKEEPER', 'goalkeeper'],
  ['GK', 'goalkeeper'],
  ['LIBERO', 'libero'],
  ['LIB', 'libero'],
  ['PILOT', 'pilot'],
  ['CREW', 'crew'],
  ['RESERVE', 'reserve'],
  ['SUBSTITUTE', 'substitute'],
  ['COACH', 'coach'],
  ['HEAD_COACH', 'coach'],
  ['ASSISTANT', 'assistantCoach'],
  ['ASSISTANT_COACH', 'assistantCoach'],
  ['ASST_COACH', 'assistantCoach'],
  ['AST_COA', 'assistantCoach'],
  ['TM_MGR', 'teamManager'],
  ['DOCTOR', 'doctor'],
  ['PHYSIO', 'physiotherapist'],
]);

/** A role, position or function in words: ours, else the source's, else as it came. */
export function roleText(t: Translate, sport: Sport, code: string): string {
  const role = roles.get(code.toUpperCase().replaceAll('-', '_'));
  return role ? t(`parts.result.role.${role}`) : (sport.named(code) ?? code);
}

/** What somebody is in a team beside a player, each once. The captain is said beside the name. */
export function memberRoles(
  t: Translate,
  sport: Sport,
  { roles: own, position }: { roles: readonly string[]; position: string | null },
): string[] {
  const said = own.filter((role) => roles.has(role.toUpperCase().replaceAll('-', '_')));
  return [...new Set([...said, ...(position ? [position] : [])].map((code) => roleText(t, sport, code)))];
}
