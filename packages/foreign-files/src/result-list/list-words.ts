/** Words of the cells of a list of results, in English, Spanish, Portuguese, Azerbaijani, Arabic and French. */
import { wordsOf } from '@podium/games-folder/own-sheets';

/** Values by their words: `não compareceu` is found in `NÃO COMPARECEU.` */
function wordTable<Value extends string>(texts: Readonly<Record<Value, string>>): ReadonlyMap<string, Value> {
  return new Map(
    (Object.entries(texts) as [Value, string][]).flatMap(([value, list]) =>
      list.split('|').map((text) => [wordsOf(text).join(' '), value] as const),
    ),
  );
}

/** Marks of competitors without a result. */
export const irmWords = wordTable({
  DNS:
    'dns|ns|did not start|absent|no show|np|no se presentó|no presentado|no tomó la salida|ausente|não largou|não compareceu|' +
    'faltou|falta|ausência|n c|starta çıxmadı|gəlmədi|iştirak etmədi|لم يحضر|غائب|غياب|عدم البدء|لم يشارك|non partant|abs|ne s est pas présenté',
  DNF:
    'dnf|did not finish|retired|abandonó|abandono|abandonou|no terminó|não completou|não concluiu|não terminou|finişə çatmadı|yarışı tərk etdi|' +
    'لم يكمل|عدم الإكمال|لم ينه|abandon|aband|ab|n a pas terminé|ret',
  DSQ:
    'dsq|dq|disq|disqualified|disqualification|descalificado|descalificada|descalificación|desc|desclassificado|desclassificada|desclassificação|' +
    'desclass|desqualificado|desqualificada|diskvalifikasiya|diskvalifikasiya edildi|diskvalifikasiya olundu|استبعاد|مستبعد|إقصاء|disqualifié|disqualifiée|disqual',
  WDR: 'wdr|wd|withdrawn|withdrew|scratch|scr|retirado|retirada|desistiu|desistência|desistente|iştirakdan imtina|انسحاب|انسحب|منسحب|forfait|retrait',
  NM: 'nm|nh|no mark|no height|no distance|sin marca|nulo|nulos|sem marca|nəticəsiz|بدون نتيجة|sans marque|sans performance|mnv',
});

/** A side that did not come to its match. */
export const walkoverWords = wordTable({
  WO: 'wo|w o|walkover|walk over|não compareceu|no se presentó|forfait|gəlmədi|غياب|لم يحضر|dns',
});

const medalWords = wordTable({
  gold: 'gold|oro|ouro|qızıl|ذهبية|ذهب|ذهبي|or|🥇',
  silver: 'silver|plata|prata|gümüş|فضية|فضة|فضي|argent|🥈',
  bronze: 'bronze|bronce|bürünc|برونزية|برونز|برونزي|🥉',
});

/** Emojis of medals have no letters. */
const medalSigns: Readonly<Record<string, 'gold' | 'silver' | 'bronze'>> = {
  '🥇': 'gold',
  '🥈': 'silver',
  '🥉': 'bronze',
};

/** The medal that a cell names: `Medalha de ouro`, `🥇`. */
export function medalIn(cell: string): 'gold' | 'silver' | 'bronze' | undefined {
  for (const [sign, medal] of Object.entries(medalSigns)) if (cell.includes(sign)) return medal;
  const words = wordsOf(cell);
  return words.length > 4 ? undefined : words.map((word) => medalWords.get(word)).find((found) => found !== undefined);
}

/** The sexes of an event in which both compete. */
export const mixedWords: ReadonlySet<string> = new Set(
  wordsOf('misto mista mistos mixto mixta mixtos mixed mixte mixtes qarışıq مختلط مختلطة'),
);

/** Names of age classes, followed by nothing else. */
export const classNames: readonly string[] = (
  'pre mirim|mirim|infantil|infanto juvenil|infanto|juvenil|cadete|cadetes|junior|juniors|juniores|adulto|adultos|absoluto|senior|seniors|iniciante|iniciantes|petiz|fraldinha|benjamin|benjamim|' +
  'benjamín|alevín|prebenjamín|menores|mayores|cadet|cadets|minime|minimes|poussin|poussins|benjamins|yeniyetmələr|uşaqlar|gənclər|الناشئين|ناشئون|أشبال|الأشبال|الشباب|البراعم|youth|' +
  'cadete a|cadete b|juvenil a|juvenil b|categoria a|categoria b|categoria c|categoría a|categoría b|categoría c|category a|category b|category c'
)
  .split('|')
  .map((name) => wordsOf(name).join(' '));
