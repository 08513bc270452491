import { wordsOf } from './words.ts';

/** Words of titles about someone else than the athlete, or about numbers and dates that a plan has no place for. */
const otherWords: ReadonlySet<string> = new Set(
  wordsOf(
    'mother father parent guardian coach teacher trainer phone mobile email mail id passport document registration ' +
      'madre padre tutor tutora entrenador entrenadora profesor profesora teléfono móvil celular correo documento dni pasaporte cédula ' +
      'mãe pai responsável técnico técnica professor professora treinador telefone e-mail rg cpf matrícula passaporte emissão ' +
      'anası atası valideyn məşqçi müəllim telefon sənəd pasport vəsiqə ' +
      'الأم الأب الوالد الوالدة المدرب المدربة المعلم الهاتف الجوال البريد الهوية الجواز ولي ' +
      'mère père tuteur entraîneur entraîneuse professeur responsable téléphone courriel passeport licence',
  ),
);

/** Returns whether a title is about someone else than the athlete, or about paperwork: `Mother`, `Passport`. */
export const isOtherTitle = (title: string): boolean => wordsOf(title).some((word) => otherWords.has(word));

interface TitleMatch<Field extends string> {
  field: Field;
  /** True if the whole title is known, not only a part of it. */
  isExact: boolean;
}

/** The field that a title of a column means: `Data de Nasc. (dd/mm/aaaa)` is a birth date, `Prova 2` an event. */
export type TitledField<Field extends string> = (title: string) => TitleMatch<Field> | undefined;

/**
 * Finds fields by the titles of their columns.
 *
 * @param fields a title of two fields belongs to the first of them
 * @param titles titles of each field, separated by `|`
 */
export function titleMatcher<Field extends string>(
  fields: readonly Field[],
  titles: Readonly<Record<Field, string>>,
): TitledField<Field> {
  const fieldByTitle = new Map<string, Field>();
  for (const field of fields)
    for (const title of titles[field].split('|')) {
      const key = wordsOf(title).join(' ');
      if (key !== '' && !fieldByTitle.has(key)) fieldByTitle.set(key, field);
    }
  const longestFirst = [...fieldByTitle].toSorted(([one], [other]) => other.length - one.length);
  return (title) => {
    const withoutNote = title.replaceAll(/\([^)]*\)|\[[^\]]*\]/gu, ' ');
    const words = wordsOf(withoutNote).filter((word) => !/^\d{1,2}$/u.test(word));
    if (words.some((word) => otherWords.has(word))) return undefined;
    const key = words.join(' ');
    // `M/F` and `(M/F)` are all that some titles consist of.
    const exact = fieldByTitle.get(key) ?? fieldByTitle.get(wordsOf(title).join(' '));
    if (exact) return { field: exact, isExact: true };
    if (words.length === 0 || words.length > 6) return undefined;
    const part = longestFirst.find(([known]) => known.length > 2 && ` ${key} `.includes(` ${known} `));
    return part && { field: part[1], isExact: false };
  };
}
