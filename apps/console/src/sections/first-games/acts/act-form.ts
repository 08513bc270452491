import type { GamesPlan, PlanAct, PlanEvent } from '@podium/contract';
import { newEntrant } from './new-entrant.ts';
import type { TypedEntrant } from './new-entrant.ts';

export type ActKind = PlanAct['do'];

/** Values of the form for an act. Fields that an act does not have are empty. */
export interface ActForm extends TypedEntrant {
  entrant: string;
  other: string;
}

export const emptyForm: ActForm = { name: '', delegation: '', members: '', entrant: '', other: '' };

interface ActSubject {
  plan: GamesPlan;
  /** As it is published. */
  event: PlanEvent;
  published: readonly PlanEvent[];
  /** The next round of a Swiss tournament. */
  round: number;
}

/** The act of a form; undefined while the form is incomplete. */
export function actOf(
  kind: ActKind,
  form: ActForm,
  { plan, event, published, round }: ActSubject,
): PlanAct | undefined {
  const { id } = event;
  const { entrant, other } = form;
  switch (kind) {
    case 'enter': {
      const entered = newEntrant(plan, event, form, published);
      return entered && { do: kind, event: id, entrant: entered };
    }
    case 'withdraw':
      return entrant === '' ? undefined : { do: kind, event: id, entrant };
    case 'replace': {
      // The substitute competes for the delegation that had the place, unless another one is chosen.
      const delegation = form.delegation || event.entries.items.find((item) => item.id === entrant)?.delegation;
      const by = delegation === undefined ? undefined : newEntrant(plan, event, { ...form, delegation }, published);
      return by && { do: kind, event: id, entrant, by };
    }
    case 'exchange':
      return entrant === '' || other === '' || entrant === other
        ? undefined
        : { do: kind, event: id, entrants: [entrant, other] };
    case 'drawRound':
      break;
  }
  return { do: 'drawRound', event: id, round };
}
