/** Pairs of a character and the Latin letter that it resembles (UTS 39), as capitals and as small letters. */
const capitals = pairs('АA ВB ЕE КK МM НH ОO РP СC ТT ХX УY ІI ЈJ ЅS ԚQ ԜW ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX');
const smalls = pairs('аa еe оo рp сc уy хx іi јj ѕs һh ԁd ԛq ԝw οo αa νv ιi ρp υu κk օo ոn սu հh յj զq ɑa ɡg ıi 0o 1l');

/** Small capitals, which can occur in Latin text: `ᴘᴏᴅɪᴜᴍ`. */
const smallCapitals = pairs('ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz');

function pairs(text: string): ReadonlyMap<string, string> {
  return new Map(text.split(' ').map((pair) => Array.from(pair) as [string, string]));
}

const mapLetters = (text: string, letters: ReadonlyMap<string, string>): string =>
  Array.from(text, (sign) => letters.get(sign) ?? sign).join('');

/**
 * Visual shape of a username: two names with the same shape are indistinguishable, and the second counts as taken.
 * @example usernameShape('S0uza') === usernameShape('souza'), usernameShape('Аnа') === usernameShape('Ana')
 */
export function usernameShape(username: string): string {
  const latin = mapLetters(username.trim().normalize('NFKC'), capitals).replaceAll('I', 'l');
  const small = mapLetters(latin.toLowerCase().replace(/i\u0307/gu, 'i'), smallCapitals);
  const shape = mapLetters(small, smalls).replaceAll('rn', 'm').replaceAll('vv', 'w').normalize('NFC');
  // A mark that makes no letter of its own, such as one on a digit, is easily overlooked.
  return shape.replace(/(?<=[\p{Script=Latin}\p{N}._-])\p{M}+/gu, '');
}

/** Names that appear to speak for the Games or this app, in the languages of the app. */
const reserved = new Set(
  `admin administrator administrador administradora administrateur administratrice inzibatci idareci root superuser system sistema systeme
   moderator moderador moderadora moderateur podium podiumapp support suporte soporte soutien assistance asistencia assistencia destek komek
   help helpdesk ajuda ayuda aide yardim organizer organiser organizacao organizacion organisation organization organizador organizadora
   organisateur organizadores organizers teskilat teskilatci comite committee komite official oficial officiel resmi security seguranca
   seguridad securite tehlukesizlik games jogos juegos jeux oyunlar webmaster postmaster noreply info contact contato contacto staff equipe equipo
   team referee arbitro arbitre hakim judge juiz demo guest convidado invitado invite qonaq anonymous anonimo anonyme null undefined
   مدير المدير مشرف المشرف إدارة الإدارة الدعم دعم المنظم المنظمون اللجنة رسمي الألعاب مساعدة ضيف
   админ администратор поддержка модератор организатор помощь`
    .split(/\s+/u)
    .map(keepLetters),
);

/** Removes marks, separators and digits: `Admin_1`, `ADMİN` and `s.u.p.o.r.t.e` are reserved too. */
function keepLetters(username: string): string {
  const letters = username
    .normalize('NFKD')
    .replace(/[\p{M}\p{N}._-]/gu, '')
    .replaceAll('ə', 'e')
    .replaceAll('ı', 'i');
  return letters.toLowerCase();
}

const reservedShapes = new Set([...reserved].map(usernameShape));

/**
 * True if a username is reserved or too similar to a reserved one, or consists of such words: `demo.adm1n`. The names of
 * erased accounts are reserved too.
 */
export function isReservedUsername(username: string): boolean {
  const words = username.split(/[._-]+/u).filter((word) => word !== '');
  return (
    isReservedWord(username) ||
    (words.length > 1 && words.every(isReservedWord)) ||
    usernameShape(username).startsWith(usernameShape('erased-'))
  );
}

const isReservedWord = (username: string): boolean =>
  [keepLetters(username), keepLetters(username.replaceAll('0', 'o').replaceAll('1', 'i'))].some(
    (name) => reserved.has(name) || reservedShapes.has(usernameShape(name)),
  );
