import type { Translate } from '../../shell/messages.ts';
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

/** Roles from a folder or a feed, positions, and functions of the bench, by uppercase code. */
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

/** A role, position or function as text: our phrase, otherwise the feed's name, otherwise the code. */
export function roleText(t: Translate, sport: Sport, code: string): string {
  const role = roles.get(code.toUpperCase().replaceAll('-', '_'));
  return role ? t(`parts.result.role.${role}`) : (sport.named(code) ?? code);
}

/** The roles of a team member other than player, without duplicates. The captain is marked next to the name. */
export function memberRoles(
  t: Translate,
  sport: Sport,
  { roles: own, position }: { roles: readonly string[]; position: string | null },
): string[] {
  const said = own.filter((role) => roles.has(role.toUpperCase().replaceAll('-', '_')));
  return [...new Set([...said, ...(position ? [position] : [])].map((code) => roleText(t, sport, code)))];
}
