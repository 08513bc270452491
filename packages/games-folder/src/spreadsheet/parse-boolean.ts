/** Words for true and false as spreadsheets and people write them in the languages of the Games. */
const words: readonly [isTrue: boolean, words: string][] = [
  [true, 'true yes verdadeiro sim verdadero sí si vrai oui doğru doğrudur bəli hə صحيح نعم wahr ja 1'],
  [false, 'false no falso não nao faux non yanlış yanliş yanlışdır yox xeyr خطأ لا falsch nein 0'],
];

const truths = new Map(words.flatMap(([isTrue, list]) => list.split(' ').map((word) => [word, String(isTrue)])));

/** `VERDADEIRO` becomes `true`, `No` becomes `false`; undefined for every other word. */
export function parseBoolean(word: string): string | undefined {
  return truths.get(word.normalize('NFC').toLowerCase());
}
