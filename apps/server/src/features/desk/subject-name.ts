import { findKind, itemTitle } from '@podium/content';
import { programItem, shift } from '@podium/contract';
import { z } from 'zod';
import type { Presenter } from '../../read-model/program/presenter.ts';

const addedItem = z.object({ item: z.object({ name: programItem.shape.name }) });
const plannedShift = z.object({ shift: z.object({ area: shift.shape.area }) });

interface Subject {
  /** `unit/<id>`, `bulletin/12`. */
  about: string | null;
  /** Data of the decision, or of the one before. */
  data: unknown;
}

/** Name of the subject of a decision in the reader's language; null if it has none, or is an account. */
export function subjectName(presenter: Presenter, { about, data }: Subject): string | null {
  const [prefix = '', ...rest] = (about ?? '').split('/');
  const id = rest.join('/');
  const { snapshot, language } = presenter;
  if (prefix === 'unit') {
    const unit = snapshot.units.get(id);
    if (!unit) return null;
    const { name, event } = presenter.item(unit);
    return event && !name.includes(event.name) ? `${event.name} · ${name}` : name;
  }
  if (prefix === 'participant') return snapshot.people.persons.has(id) ? presenter.personName(id) : null;
  if (prefix === 'program-item') return presenter.text(addedItem.safeParse(data).data?.item.name) ?? null;
  if (prefix === 'shift') return plannedShift.safeParse(data).data?.shift.area ?? null;
  const kind = findKind(prefix);
  if (!kind || !isRecord(data)) return null;
  // Decisions about content have the item below `data`.
  const item = isRecord(data['data']) ? data['data'] : data;
  return itemTitle(kind, item, language)?.title ?? null;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
