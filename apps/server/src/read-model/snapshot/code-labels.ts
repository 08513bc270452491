import { canonicalCode } from '@podium/disciplines';
import { genders, rscToId, isUsableCode, parseRsc } from '@podium/games';
import type { Gender, Texts } from '@podium/games';
import type * as tables from '../../feed/sport-tables.ts';
import type { TableRow } from '../../feed/table-row.ts';
import { eventFacts, isRankedBy } from '../../feed/code-facts.ts';
import type { Reference, SportCode } from './reference.ts';
import { mergeTexts } from './texts.ts';

/** A code in one language. */
export type LabelRow = TableRow<
  typeof tables.codeLabels,
  'set' | 'code' | 'language' | 'description' | 'long_description' | 'attributes' | 'sort'
>;

/** Gender for a letter, if valid. */
function parseGender(genderCode: string | undefined): Gender | undefined {
  return genders.find((gender) => gender === genderCode);
}

type LabelReader = (reference: Reference, label: LabelRow, texts: Texts) => void;

/** The `Order` attribute as a whole number, if valid. */
function labelOrder(label: LabelRow): number | undefined {
  const text = label.attributes['Order'] ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

const labelReaders: ReadonlyMap<string, LabelReader> = new Map(
  Object.entries<LabelReader>({
    DISCIPLINE: (reference, label, texts) => {
      const code = label.attributes['Discipline'] || parseRsc(label.code).discipline || label.code;
      checkCode(code);
      const old = reference.disciplines.get(code);
      reference.disciplines.set(code, {
        code,
        key: code.toLowerCase(),
        name: mergeTexts(old?.name, texts),
        order: old?.order ?? label.sort,
        isStub: false,
      });
    },
    EVENT: (reference, label, texts) => {
      const id = rscToId(label.code);
      const rsc = parseRsc(label.code);
      const old = reference.events.get(id);
      const facts = eventFacts(label.attributes);
      const feedCode = rsc.discipline || (label.attributes['Discipline'] ?? '');
      reference.events.set(id, {
        id,
        disciplineCode: canonicalCode(feedCode),
        feedCode,
        name: mergeTexts(old?.name, texts),
        gender: parseGender(label.attributes['Gender']) ?? parseGender(rsc.gender),
        division: facts.division ?? old?.division,
        isExhibition: facts.isExhibition ?? old?.isExhibition ?? false,
        kind: old?.kind ?? label.attributes['Type'],
        medals: facts.medals ?? old?.medals ?? 1,
        givenOrder: facts.order ?? old?.givenOrder,
        order: old?.order ?? label.sort,
        isStub: false,
      });
    },
    PHASE: (reference, label, texts) => {
      const id = rscToId(label.code);
      const old = reference.phases.get(id);
      const rsc = parseRsc(label.code);
      reference.phases.set(id, {
        id,
        eventId: rscToId(`${label.code.slice(0, 22)}------------`),
        name: mergeTexts(old?.name, texts),
        order: labelOrder(label) ?? old?.order ?? (rsc.isValid ? label.sort : 0),
        kind: old?.kind,
      });
    },
    EVENT_UNIT: (reference, label, texts) => {
      const id = rscToId(label.code);
      const old = reference.units.get(id);
      reference.units.set(id, {
        name: mergeTexts(old?.name, texts),
        order: labelOrder(label) ?? old?.order ?? label.sort,
        unitType: label.attributes['Type'] ?? label.attributes['EventUnitType'] ?? old?.unitType,
      });
    },
    VENUE: (reference, label, texts) => {
      const old = reference.venues.get(label.code);
      reference.venues.set(label.code, {
        ...old,
        id: label.code,
        kind: 'venue',
        name: mergeTexts(old?.name, texts),
        order: old?.order ?? label.sort,
      });
    },
    LOCATION: (reference, label, texts) => {
      const old = reference.venues.get(label.code);
      reference.venues.set(label.code, {
        ...old,
        id: label.code,
        kind: 'location',
        parentId: label.attributes['VenueCode'] ?? old?.parentId,
        name: mergeTexts(old?.name, texts),
        order: old?.order ?? label.sort,
      });
    },
  }),
);

function addOrganisation(reference: Reference, label: LabelRow, texts: Texts): void {
  const old = reference.organisations.get(label.code);
  reference.organisations.set(label.code, {
    code: label.code,
    name: mergeTexts(old?.name, texts),
    type: label.attributes['Type'] ?? old?.type,
    flag: label.attributes['Flag'] ?? old?.flag,
    isRanked: isRankedBy(label.attributes) ?? old?.isRanked ?? true,
    isStub: false,
  });
}

/** A code may exist in several types, such as action and statistic: the first type with a name wins. */
function addSportCode({ sportCodes }: Reference, { code, attributes }: LabelRow, texts: Texts): void {
  const { Discipline: discipline = '', Type: type = '' } = attributes;
  const codes = sportCodes.get(discipline.slice(0, 3)) ?? new Map<string, SportCode>();
  sportCodes.set(discipline.slice(0, 3), codes);
  const old = codes.get(code);
  if (!old || old.type === type) codes.set(code, { type, name: mergeTexts(old?.name, texts) });
}

const organisationSets = new Set(['ORGANISATION', 'NOC', 'COUNTRY']);

function checkCode(code: string): void {
  if (!isUsableCode(code)) throw new Error('a code that names nothing');
}

/**
 * Applies a label to the discipline, event, phase, unit, venue or organization that it names, and stores it as a label.
 * @throws Error if the code is unusable
 */
export function addLabel(reference: Reference, label: LabelRow): void {
  checkCode(label.set);
  checkCode(label.code);
  const texts: Texts = label.description ? { [label.language]: label.description } : {};
  if (organisationSets.has(label.set)) addOrganisation(reference, label, texts);
  else if (label.set === 'ODF_SPORT_CODES') return addSportCode(reference, label, texts);
  else labelReaders.get(label.set)?.(reference, label, texts);
  const key = `${label.set} ${label.code}`;
  reference.labels.set(key, mergeTexts(reference.labels.get(key), texts));
}
