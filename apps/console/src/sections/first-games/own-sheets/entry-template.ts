import type { GamesPlan } from '@podium/contract';
import { writeTemplate } from '@podium/games-folder/own-sheets';
import type { SheetField } from '@podium/games-folder/own-sheets';
import { typedName } from '../plan.ts';

/** Columns of the template. One person may be entered in three events; more are a second line. */
const columns = [
  'name',
  'birthDate',
  'sex',
  'delegation',
  'school',
  'number',
  'class',
  'event',
  'event',
  'event',
  'team',
  'mark',
] as const satisfies readonly SheetField[];

interface TemplateTexts {
  /** Name of the sheet. */
  sheet: string;
  /** Title of a column. */
  title: (field: SheetField) => string;
  isRightToLeft: boolean;
}

/** An empty workbook for delegations to fill in, with the delegations and events of the plan to choose from. */
export function entryTemplate(plan: GamesPlan, { sheet, title, isRightToLeft }: TemplateTexts): Uint8Array {
  const events = plan.events.map(({ name }) => typedName(plan, name)).filter((name) => name !== '');
  const choices: Partial<Record<SheetField, string[]>> = {
    sex: ['M', 'F'],
    delegation: plan.delegations.map(({ code, name }) => typedName(plan, name) || code),
    event: events,
  };
  let number = 0;
  return writeTemplate({
    name: sheet,
    isRightToLeft,
    columns: columns.map((field) => ({
      title: field === 'event' ? `${title(field)} ${(number += 1)}` : title(field),
      choices: choices[field],
      isDate: field === 'birthDate',
    })),
  });
}
