/** Corrections of a result: by the feed, as a later official version, and by organizers, over the feed. */
import type { CorrectionAnswer } from '@podium/contract';
import { disciplineFor } from '@podium/disciplines';
import { factValue, findLanguage, isFactField, isPartField, partValue } from '@podium/games';
import type { CorrectedField } from '@podium/games';
import type { FedValues, PeriodRow } from '../../feed/sport-tables.ts';
import type { Presenter } from '../program/presenter.ts';
import { correctedName } from '../program/correctable-values.ts';
import type { LineRow, UnitRows, VersionRow } from '../queries/unit-rows.ts';

/** Newest first. */
export function presentCorrections(presenter: Presenter, rows: UnitRows): CorrectionAnswer[] {
  return [...byOrganizers(presenter, rows), ...betweenVersions(presenter, rows.versions)].toSorted(
    (a, b) => Date.parse(b.at) - Date.parse(a.at),
  );
}

const correctedFields = ['rank', 'result', 'irm'] as const;

/** A second official version with other content is a correction: lists who changed, in what, when, and why. */
function betweenVersions(presenter: Presenter, versions: readonly VersionRow[]): CorrectionAnswer[] {
  const corrections: CorrectionAnswer[] = [];
  for (const [index, version] of versions.entries()) {
    const before = versions[index - 1];
    if (!before || (before.stamp === version.stamp && before.version === version.version)) continue;
    const old = new Map(before.lines.map((line) => [line.competitor, line]));
    const names = new Set([...old.keys(), ...version.lines.map((line) => line.competitor)]);
    const now = new Map(version.lines.map((line) => [line.competitor, line]));
    const changes = [...names].flatMap((competitor) =>
      correctedFields.flatMap((field) => {
        const [was, is] = [old.get(competitor)?.[field] ?? null, now.get(competitor)?.[field] ?? null];
        return was === is
          ? []
          : [{ competitor: presenter.competitor({ id: competitor }).name, field, before: was, after: is }];
      }),
    );
    const note = presenter.written(version.notes.at(-1) ?? '') || null;
    const isSame = changes.length === 0 && version.notes.length === before.notes.length;
    if (!isSame)
      corrections.push({
        version: version.version,
        at: presenter.asOf(version.stamp)!,
        note,
        noteLanguage: findLanguage(version.note_languages.at(-1)),
        changes,
      });
  }
  return corrections.toReversed();
}

/** Organizers' corrections that show another value than the feed: one for each decision. */
function byOrganizers(presenter: Presenter, { set, lines, edits }: UnitRows): CorrectionAnswer[] {
  const fed = new Map<string, FedValues>(lines.map((line) => [line.competitor_id, line.fed ?? {}]));
  const discipline = disciplineFor(set?.discipline_code ?? undefined);
  const name = (competitor: string, field: CorrectedField): string | undefined => {
    const line = lines.find(({ competitor_id: id }) => id === competitor);
    return correctedName(field, line?.details ?? [], set?.periods ?? [], {
      discipline,
      code: set?.discipline_code ?? '',
      language: presenter.language,
      resultType: line?.result_type ?? null,
      contest: set?.details ?? [],
    });
  };
  const decided = edits.filter(({ competitor_id: competitor, field }) => {
    const values = fed.get(competitor) ?? {};
    return Object.hasOwn(values, field) && !values.entered?.fields.includes(field);
  });
  const shown = [...decided, ...lines.flatMap((line) => enteredValues(line, set?.periods ?? []))];
  return [...Map.groupBy(shown, ({ stamp }) => stamp)].map(([stamp, decided]) => ({
    version: set?.version ?? 0,
    at: presenter.asOf(stamp)!,
    isByOrganizer: true,
    note: presenter.written(decided[0]!.reason ?? '') || null,
    noteLanguage: findLanguage(decided[0]!.language),
    changes: decided.flatMap(({ competitor_id: competitor, field, value }) =>
      field === 'wlt'
        ? []
        : [
            {
              competitor: presenter.competitor({ id: competitor }).name,
              field,
              name: name(competitor, field),
              before: fed.get(competitor)![field] ?? null,
              after: value,
            },
          ],
    ),
  }));
}

/** Values of the official result by hand that are shown over the feed's. */
function enteredValues(line: LineRow, periods: readonly PeriodRow[]): UnitRows['edits'] {
  const { entered } = line.fed ?? {};
  return (entered?.fields ?? []).map((field) => ({
    competitor_id: line.competitor_id,
    field,
    value: shownValue(line, periods, field),
    reason: null,
    language: null,
    stamp: entered!.stamp,
  }));
}

function shownValue(line: LineRow, periods: readonly PeriodRow[], field: CorrectedField): string | null {
  if (isFactField(field)) return factValue(line.details, field) ?? null;
  return (isPartField(field) ? partValue(periods, line, field) : line[field]) ?? null;
}
