import type { GamesPlan, PlanAct, PlanEvent } from '@podium/contract';
import type { EnteredEvent } from '../entry-facts.ts';
import { personName } from '@podium/games-folder/own-sheets';
import { newEntrant } from './new-entrant.ts';
import type { TypedEntrant } from './new-entrant.ts';

export type ActKind = PlanAct['do'];

/** Values of the form for an act. Fields that an act does not have are empty. */
export interface ActForm extends TypedEntrant {
  entrant: string;
  other: string;
  /** Member of the team who leaves; empty: the whole team is another one. */
  member: string;
  newMember: string;
  /** Local start of a round; empty: the first free time. */
  start: string;
}

export const emptyForm: ActForm = {
  name: '',
  delegation: '',
  members: '',
  entrant: '',
  other: '',
  member: '',
  newMember: '',
  start: '',
};

type Entrant = PlanEvent['entries']['items'][number];
const memberLines = (entrant: Entrant): string[] => ('members' in entrant ? entrant.members.map(personName) : []);

/** The form after choosing who leaves: it begins with what stays. */
export function chooseLeaving({ entries }: PlanEvent, entrant: string): ActForm {
  const leaving = entries.items.find(({ id }) => id === entrant);
  if (!leaving) return emptyForm;
  return {
    ...emptyForm,
    entrant,
    delegation: leaving.delegation,
    ...('members' in leaving && { name: leaving.name, members: memberLines(leaving).join('\n') }),
  };
}

interface ActSubject {
  plan: GamesPlan;
  /** As it is published. */
  event: PlanEvent;
  /** Public events and imported people, who keep their numbers. */
  earlier: readonly EnteredEvent[];
  /** The next round of a Swiss tournament. */
  round: number;
}

/** The act of a form; undefined while the form is incomplete. */
export function actOf(kind: ActKind, form: ActForm, { plan, event, earlier, round }: ActSubject): PlanAct | undefined {
  const { id } = event;
  const { entrant, other } = form;
  switch (kind) {
    case 'enter': {
      const entered = newEntrant(plan, event, form, earlier);
      return entered && { do: kind, event: id, entrant: entered };
    }
    case 'withdraw':
      return entrant === '' ? undefined : { do: kind, event: id, entrant };
    case 'replace': {
      const leaving = event.entries.items.find((item) => item.id === entrant);
      const typed = leaving && substitute(leaving, form);
      const by = typed && newEntrant(plan, event, typed, earlier);
      return by && { do: kind, event: id, entrant, by };
    }
    case 'exchange':
      return entrant === '' || other === '' || entrant === other
        ? undefined
        : { do: kind, event: id, entrants: [entrant, other] };
    case 'drawRound':
      break;
  }
  return { do: 'drawRound', event: id, round, ...(form.start !== '' && { start: form.start }) };
}

/** The replacement; undefined until it differs from the present entrant. */
function substitute(leaving: Entrant, form: ActForm): TypedEntrant | undefined {
  // The substitute competes for the delegation that had the place, unless another one is chosen.
  const delegation = form.delegation || leaving.delegation;
  if (!('members' in leaving)) return { ...form, delegation };
  const before = memberLines(leaving);
  if (form.member !== '') {
    const index = leaving.members.findIndex(({ id }) => id === form.member);
    const members = before.with(index, form.newMember.trim());
    return form.newMember.trim() === '' ? undefined : { ...leaving, members: members.join('\n') };
  }
  const lines = form.members
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const isSame =
    form.name.trim() === leaving.name && delegation === leaving.delegation && lines.join('\n') === before.join('\n');
  return isSame ? undefined : { ...form, delegation };
}
