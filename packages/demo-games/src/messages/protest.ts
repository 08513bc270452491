import type { BodyOf } from '@podium/odf';
import { minuteMs, zonedText } from '../clock.ts';
import type { Person, Unit } from '../model.ts';
import { findState } from '../places/states.ts';

export interface Protest {
  unit: Unit;
  /** Code of the delegation that lodged it. */
  initiator: string;
  jury: Person;
}

/** A protest as lodged and as decided: two versions of one communication. */
export function protestBody(
  { unit, initiator, jury }: Protest,
  openedAt: number,
  decidedAt: number | undefined,
): BodyOf<'communication'> {
  const attributes: Record<string, string> = { Procedure: 'JURY', HearingTime: zonedText(openedAt + 20 * minuteMs) };
  if (decidedAt !== undefined) attributes['DecisionTime'] = zonedText(decidedAt - minuteMs);
  Object.assign(attributes, { Initiator: initiator, Interpreter: 'N', Rule: 'SW 10.2' });
  const decision = [
    { name: 'DecisionShort', text: 'Protest accepted' },
    { name: 'DecisionLong', text: rulingText(unit) },
  ];
  return {
    kind: 'communication',
    communications: [
      {
        kind: 'protest',
        publishTime: zonedText(decidedAt ?? openedAt),
        unit: unit.code,
        status: decidedAt === undefined ? 'OPN' : 'CLS',
        attributes,
        texts: [
          { name: 'Type', text: 'Incorrect turn' },
          {
            name: 'Details',
            text: `The delegation of ${findState(initiator).name.en} asks for the video of the last turn.`,
          },
          ...(decidedAt === undefined ? [] : decision),
        ],
        jury: [{ code: jury.id, familyName: jury.family, attributes: { GivenName: jury.givenName, Order: '1' } }],
      },
    ],
  };
}

/** The note in the corrected result. */
export const rulingNote = (unit: Unit): string => `Protest accepted: ${rulingText(unit)}`;

function rulingText(unit: Unit): string {
  const thirdLine = unit.beforeRuling!.lines.find((line) => line.rank === 3)!;
  const [member] = thirdLine.competitor.members;
  return `${member!.family.toUpperCase()} ${member!.givenName} (${thirdLine.competitor.organisation}) is disqualified for an incorrect turn; those behind move up one place.`;
}
