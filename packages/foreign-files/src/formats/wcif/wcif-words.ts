import { joined, six } from '../../six-texts.ts';
import type { SixTexts } from '../../six-texts.ts';
import type { Texts } from '@podium/games';
import type { AttemptMeasure } from './attempt-values.ts';

export const speedcubing = six(
  'Speedcubing',
  'Speedcubing',
  'Cubo mágico',
  'Kub yığma',
  'المكعبات السريعة',
  'Speedcubing',
);

interface Puzzle {
  name: Texts;
  measure: AttemptMeasure;
}

const puzzle = (name: Texts, measure: AttemptMeasure = 'time'): Puzzle => ({ name, measure });
const own = (text: string): Texts => ({ en: text });
const cube = (size: number): Texts => {
  const sides = `${size}×${size}×${size}`;
  return six(`${sides} cube`, `Cubo ${sides}`, `Cubo ${sides}`, `${sides} kub`, `مكعب ${sides}`, `Cube ${sides}`);
};
const kindOf = (size: number, ...words: Parameters<typeof six>): Texts => joined(', ', cube(size), six(...words));
const blindfolded = (size: number): Texts =>
  kindOf(size, 'blindfolded', 'a ciegas', 'vendado', 'gözübağlı', 'معصوب العينين', 'à l’aveugle');

/** Events by the letters of the file. */
export const puzzles: Readonly<Record<string, Puzzle>> = {
  222: puzzle(cube(2)),
  333: puzzle(cube(3)),
  444: puzzle(cube(4)),
  555: puzzle(cube(5)),
  666: puzzle(cube(6)),
  777: puzzle(cube(7)),
  '333bf': puzzle(blindfolded(3)),
  '333fm': puzzle(
    kindOf(
      3,
      'fewest moves',
      'menos movimientos',
      'menos movimentos',
      'ən az gediş',
      'أقل عدد من الحركات',
      'le moins de mouvements',
    ),
    'moves',
  ),
  '333oh': puzzle(kindOf(3, 'one-handed', 'con una mano', 'com uma mão', 'tək əllə', 'بيد واحدة', 'à une main')),
  '333ft': puzzle(kindOf(3, 'with feet', 'con los pies', 'com os pés', 'ayaqla', 'بالقدمين', 'avec les pieds')),
  '333mbf': puzzle(
    kindOf(
      3,
      'several blindfolded',
      'varios a ciegas',
      'vários vendado',
      'gözübağlı bir neçə kub',
      'عدة مكعبات معصوب العينين',
      'plusieurs à l’aveugle',
    ),
    'cubes',
  ),
  '444bf': puzzle(blindfolded(4)),
  '555bf': puzzle(blindfolded(5)),
  clock: puzzle(own('Clock')),
  fto: puzzle(own('FTO')),
  minx: puzzle(own('Megaminx')),
  pyram: puzzle(own('Pyraminx')),
  skewb: puzzle(own('Skewb')),
  sq1: puzzle(own('Square-1')),
};

interface RoundFormat {
  /** Attempts of a competitor. */
  attempts: number;
  /** The mean decides, and the best attempt only between equal means. */
  isAverage: boolean;
  name: SixTexts;
}

const averageOf = (attempts: number, average: string): RoundFormat => ({
  attempts,
  isAverage: true,
  name: six(
    `${average} of ${attempts}`,
    `Media de ${attempts}`,
    `Média de ${attempts}`,
    `${attempts} cəhdin ortası`,
    `متوسط ${attempts} محاولات`,
    `Moyenne de ${attempts}`,
  ),
});
const bestOf = (attempts: number): RoundFormat => ({
  attempts,
  isAverage: false,
  name: six(
    `Best of ${attempts}`,
    `Mejor de ${attempts}`,
    `Melhor de ${attempts}`,
    `${attempts} cəhddən ən yaxşısı`,
    `الأفضل من ${attempts}`,
    `Meilleur essai sur ${attempts}`,
  ),
});

/** Formats of rounds by the letter of the file. */
export const roundFormats: Readonly<Record<string, RoundFormat>> = {
  1: bestOf(1),
  2: bestOf(2),
  3: bestOf(3),
  5: bestOf(5),
  a: averageOf(5, 'Average'),
  m: averageOf(3, 'Mean'),
};

export const limit = six(
  'time limit:',
  'límite de tiempo:',
  'limite de tempo:',
  'vaxt həddi:',
  'الحد الزمني:',
  'temps limite\u00A0:',
);
export const totalLimit = six(
  'limit of all attempts:',
  'límite de todos los intentos:',
  'limite de todas as tentativas:',
  'bütün cəhdlərin həddi:',
  'الحد لكل المحاولات:',
  'limite de tous les essais\u00A0:',
);
export const cutoff = six('cutoff:', 'corte:', 'corte:', 'keçid həddi:', 'حد المتابعة:', 'seuil\u00A0:');
export const firstAttempts = six(
  'first attempts:',
  'primeros intentos:',
  'primeiras tentativas:',
  'ilk cəhdlər:',
  'المحاولات الأولى:',
  'premiers essais\u00A0:',
);
export const advancing = six(
  'advancing:',
  'clasifican:',
  'avançam:',
  'növbəti mərhələyə:',
  'المتأهلون:',
  'qualifiés\u00A0:',
);
export const attempt = six('Attempt', 'Intento', 'Tentativa', 'Cəhd', 'المحاولة', 'Essai');

/** Own codes of details of a line, with their names. */
export const detailNames: Readonly<Record<string, SixTexts>> = {
  single: six('Best attempt', 'Mejor intento', 'Melhor tentativa', 'Ən yaxşı cəhd', 'أفضل محاولة', 'Meilleur essai'),
  average: six('Average', 'Media', 'Média', 'Orta', 'المتوسط', 'Moyenne'),
  group: six('Group', 'Grupo', 'Grupo', 'Qrup', 'المجموعة', 'Groupe'),
  'start-time': six('Start', 'Comienzo', 'Início', 'Başlama', 'البداية', 'Début'),
  station: six('Station', 'Mesa', 'Mesa', 'Masa', 'الطاولة', 'Table'),
};

/** Tasks of people at a round, by the word of the file. */
export const tasks: Readonly<Record<string, { code: string; name: SixTexts }>> = {
  delegate: {
    code: 'DEL',
    name: six('WCA delegate', 'Delegado de la WCA', 'Delegado da WCA', 'WCA nümayəndəsi', 'مندوب WCA', 'Délégué WCA'),
  },
  'trainee-delegate': {
    code: 'TDE',
    name: six(
      'Trainee delegate',
      'Delegado en formación',
      'Delegado em formação',
      'Stajçı nümayəndə',
      'مندوب متدرب',
      'Délégué stagiaire',
    ),
  },
  'staff-judge': { code: 'JUD', name: six('Judge', 'Juez', 'Juiz', 'Hakim', 'الحكم', 'Juge') },
  'staff-scrambler': {
    code: 'SCR',
    name: six('Scrambler', 'Mezclador', 'Embaralhador', 'Qarışdırıcı', 'مسؤول الخلط', 'Mélangeur'),
  },
  'staff-runner': {
    code: 'RUN',
    name: six('Runner', 'Mensajero', 'Mensageiro', 'Kub daşıyıcısı', 'ناقل المكعبات', 'Runner'),
  },
  'staff-dataentry': {
    code: 'DAT',
    name: six(
      'Data entry',
      'Registro de datos',
      'Registro de dados',
      'Məlumat qeydiyyatı',
      'إدخال البيانات',
      'Saisie des résultats',
    ),
  },
  'staff-announcer': { code: 'ANN', name: six('Announcer', 'Locutor', 'Locutor', 'Diktor', 'المذيع', 'Speaker') },
};
