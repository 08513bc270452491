import { wordsOf } from './words.ts';

export type Sex = 'M' | 'W';

const men =
  'm masc masculino masculina masculin male man men boy boys h hombre hombres homme hommes messieurs homem homens garcon garcons menino meninos rapaz rapazes varon varones k kisi kisiler oglan oglanlar ذكر ذكور رجال رجل ولد بنين';
const women =
  'f fem feminino feminina femenino femenina feminin feminine female w woman women girl girls mujer mujeres femme femmes mulher mulheres fille filles menina meninas moca mocas dama damas dame dames q qadin qadinlar qiz qizlar انثي اناث نساء امراه بنت بنات سيدات';
const sexByWord = new Map<string, Sex>([
  ...men.split(' ').map((word) => [word, 'M'] as const),
  ...women.split(' ').map((word) => [word, 'W'] as const),
]);

/** The sex that a word of any language means. */
export const wordSex = (word: string): Sex | undefined => sexByWord.get(word);

/** Reads the sexes of one column. In a column of `H` and `M`, as Spanish writes them, `M` is a woman. */
export function sexReader(cells: Iterable<string>): (cell: string) => Sex | undefined {
  const used = new Set(Array.from(cells, (cell) => wordsOf(cell).join(' ')));
  const isSpanish = used.has('h') && used.has('m') && !used.has('f');
  return (cell) => {
    const words = wordsOf(cell);
    if (words.length !== 1) return undefined;
    return isSpanish && words[0] === 'm' ? 'W' : wordSex(words[0]!);
  };
}
