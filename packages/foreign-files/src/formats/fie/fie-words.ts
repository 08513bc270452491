import type { Texts } from '@podium/games';
import { lookUp } from '../../look-up.ts';
import { joined, own, six } from '../../six-texts.ts';
import type { SixTexts } from '../../six-texts.ts';

/** Roots of files; those with `Base` are written before a competition begins. */
export const rootNames: ReadonlySet<string> = new Set([
  'CompetitionIndividuelle',
  'CompetitionParEquipes',
  'BaseCompetitionIndividuelle',
  'BaseCompetitionParEquipes',
]);

export const fencing = six('Fencing', 'Esgrima', 'Esgrima', 'Qılıncoynatma', 'المبارزة', 'Escrime');

interface Weapon {
  code: string;
  name: SixTexts;
}
const weapons: Readonly<Record<string, Weapon>> = {
  E: { code: 'EPEE', name: six('Épée', 'Espada', 'Espada', 'Şpaqa', 'سيف المبارزة', 'Épée') },
  F: { code: 'FOIL', name: six('Foil', 'Florete', 'Florete', 'Rapira', 'الشيش', 'Fleuret') },
  S: { code: 'SABRE', name: six('Saber', 'Sable', 'Sabre', 'Sablya', 'السيف العربي', 'Sabre') },
};
export const findWeapon = (letter: string | undefined): Weapon | undefined => lookUp(weapons, letter?.toUpperCase());

/** `Team épée`, `Espada por equipos`. */
const teamName = ({ en, es, pt, az, ar, fr }: SixTexts): SixTexts =>
  six(
    `Team ${en.toLowerCase()}`,
    `${es} por equipos`,
    `${pt} por equipes`,
    `${az}, komanda`,
    `فرق ${ar}`,
    `${fr} par équipes`,
  );

/** Categories of age; seniors need no name, others keep theirs: `M15`. */
const categories: Readonly<Record<string, SixTexts>> = {
  C: six('cadets', 'cadetes', 'cadetes', 'kadetlər', 'أشبال', 'cadets'),
  J: six('juniors', 'júnior', 'juvenil', 'yeniyetmələr', 'ناشئون', 'juniors'),
  V: six('veterans', 'veteranos', 'veteranos', 'veteranlar', 'قدامى', 'vétérans'),
};

/** `Team épée · cadets`. */
export function eventName({ name }: Weapon, isTeam: boolean, category: string | undefined): Texts {
  const what: Texts = isTeam ? teamName(name) : name;
  if (category === undefined || category === 'S') return what;
  return joined(' · ', what, lookUp(categories, category) ?? own(category));
}

export const bout = six('Bout', 'Asalto', 'Assalto', 'Görüş', 'المبارزة', 'Assaut');
export const piste = six('Piste', 'Pista', 'Pista', 'Meydança', 'المنصة', 'Piste');
export const poolRound = six('round', 'ronda', 'fase', 'mərhələ', 'الدور', 'tour');

/** Functions of referees by their role in the file. */
export const functionNames: Readonly<Record<string, SixTexts>> = {
  REF: six('Referee', 'Árbitro', 'Árbitro', 'Hakim', 'الحكم', 'Arbitre'),
  VID: six('Video referee', 'Árbitro de vídeo', 'Árbitro de vídeo', 'Video hakim', 'حكم الفيديو', 'Arbitre vidéo'),
  ASR: six('Assessor', 'Asesor', 'Assessor', 'Köməkçi hakim', 'الحكم المساعد', 'Assesseur'),
};
const functions: Readonly<Record<string, string>> = { P: 'REF', V: 'VID', A: 'ASR' };
export const functionOf = (role: string | undefined): string =>
  role === undefined ? 'REF' : (lookUp(functions, role.toUpperCase()) ?? 'REF');

/** Marks of a competitor who does not finish a bout or the competition: retired, excluded, did not come. */
const marks: Readonly<Record<string, string>> = { A: 'DNF', E: 'DSQ', F: 'DNS', S: 'DNS' };
export const markOf = (status: string | undefined): string | undefined => lookUp(marks, status?.toUpperCase());
