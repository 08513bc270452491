import { wordsOf } from '@podium/games-folder/own-sheets';

/** Words of rounds in six languages; numbers and letters beside them are those of the heat, the final or the pool. */
const titles = {
  timedFinal:
    'final por tempo|final por tiempo|timed final|timed finals|final direta|final directa|finale au temps|finale directe|vaxta görə final|النهائي بالزمن',
  bronze:
    '3 lugar|3o lugar|terceiro lugar|disputa de 3 lugar|disputa de 3o lugar|disputa do 3 lugar|decisão de 3 lugar|disputa do bronze|disputa de bronze|bronze|' +
    'tercer puesto|tercer lugar|3er puesto|3 puesto|por el bronce|bronce|third place|3rd place|bronze medal|bronze medal match|place 3|' +
    'üçüncü yer|3 cü yer|bürünc medal|المركز الثالث|البرونزية|petite finale|troisième place|3e place|match pour la 3e place',
  semifinal:
    'semifinal|semifinals|semi final|semi finals|semifinales|semi finales|semifinais|semi finais|semi|semis|yarımfinal|yarım final|1 2 final|نصف النهائي|قبل النهائي|demi finale|demi finales',
  quarterfinal:
    'quarterfinal|quarterfinals|quarter final|quarter finals|cuartos de final|cuartos|quartas de final|quartas|1 4 final|1 4 de final|çərəkfinal|ربع النهائي|quart de finale|quarts de finale',
  r16: 'round of 16|octavos de final|octavos|oitavas de final|oitavas|1 8 final|1 8 de final|دور الـ16|دور 16|ثمن النهائي|huitième de finale|huitièmes de finale|8es de finale',
  r32: 'round of 32|dieciseisavos de final|dieciseisavos|dezesseis avos|16 avos de final|16 avos|1 16 final|دور الـ32|seizièmes de finale',
  r64: 'round of 64|32 avos de final|32 avos|1 32 final|دور الـ64|32es de finale',
  final: 'final|finals|finais|finale|finales|النهائي|نهائي|النهائيات|gran final|grande final|big final',
  repechage: 'repechage|repesca|repescagem|təsəlliverici|الترضية|repêchage|repêchages',
  qualification:
    'qualification|qualifying|qualifications|clasificatoria|clasificación|classificatória|classificatórias|qualificatória|təsnifat|التصفيات التأهيلية',
  heats:
    'heats|heat|series|serie|série|séries|eliminatória|eliminatórias|eliminatorias|eliminatoria|bateria|baterias|preliminares|preliminar|preliminaries|ilkin yarış|ilkin yarışlar|التصفيات|التصفية|tour éliminatoire',
  table: 'round robin|todos contra todos|pontos corridos|dövrə üzrə|دوري|toutes rondes|liga|league|fase única',
  pool: 'group|pool|grupo|chave|qrup|المجموعة|poule|groupe|fase de grupos|fase de grupo|group stage|primeira fase|phase de poules|phase de groupes|qrup mərhələsi|دور المجموعات',
  matchday: 'rodada|jornada|ronda|round|matchday|journée|ronde|tur|الجولة',
} as const;
export type RoundName = Exclude<keyof typeof titles, 'pool' | 'matchday'>;

export interface RoundText {
  name?: RoundName;
  pool?: string;
  /** Number of the heat or of the round of a table, or the letter of a final. */
  number?: string;
  matchday?: string;
}

const known = (Object.entries(titles) as [keyof typeof titles, string][])
  .flatMap(([name, list]) => list.split('|').map((title) => ({ name, words: wordsOf(title) })))
  .toSorted((one, other) => other.words.length - one.words.length);

const isNumber = (word: string | undefined): boolean => word !== undefined && /^\d{1,3}$/u.test(word);
/** A letter of a pool or final: `A`, `ب`. */
const isLetter = (word: string | undefined): boolean => word !== undefined && /^(?:[a-p]|[أابجده])$/u.test(word);
/** `2ª`, `3.º`, `1st` leave an ending behind. */
const endings = new Set('a o ª º st nd rd th er ere e eme ci cu'.split(' '));

/** A round within a text, with the indexes of its words. */
export interface FoundRound {
  round: RoundText;
  used: ReadonlySet<number>;
}

/** Finds the round in the words of a text: `Final B`, `2ª série`, `Grupo A – Rodada 3`. */
export function findRound(words: readonly string[]): FoundRound | undefined {
  const round: RoundText = {};
  const used = new Set<number>();
  for (const { name, words: title } of known) {
    if (name !== 'pool' && name !== 'matchday' && round.name !== undefined) continue;
    const at = indexOfWords(words, title, used);
    if (at < 0) continue;
    const free = (index: number): string | undefined => (used.has(index) ? undefined : words[index]);
    const end = at + title.length;
    const takesLetter = name === 'pool' || name === 'final' || name === 'heats';
    const labelAt =
      isNumber(free(end)) || (takesLetter && isLetter(free(end)))
        ? end
        : isNumber(free(at - 1))
          ? at - 1
          : endings.has(free(at - 1) ?? '-') && isNumber(free(at - 2))
            ? at - 2
            : undefined;
    const label = labelAt === undefined ? undefined : words[labelAt]!.toUpperCase();
    if (name === 'matchday' && label === undefined) continue;
    if (name === 'pool') {
      if (label !== undefined) round.pool = label;
    } else if (name === 'matchday') round.matchday = label!;
    else {
      round.name = name;
      if (label !== undefined) round.number = label;
    }
    for (let index = Math.min(at, labelAt ?? at); index < Math.max(end, (labelAt ?? at) + 1); index += 1)
      used.add(index);
  }
  return used.size === 0 ? undefined : { round, used };
}

/** The first place of some words in others, without those that are used. */
export function indexOfWords(words: readonly string[], wanted: readonly string[], used?: ReadonlySet<number>): number {
  return words.findIndex((_, at) =>
    wanted.every((word, index) => words[at + index] === word && used?.has(at + index) !== true),
  );
}
