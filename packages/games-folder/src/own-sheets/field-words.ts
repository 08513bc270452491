import { wordsOf } from './words.ts';

/** Fields that a column of an organizer's sheet can contain. */
export const sheetFields = [
  'name',
  'givenName',
  'familyName',
  'birthDate',
  'sex',
  'delegation',
  'school',
  'number',
  'class',
  'event',
  'team',
  'members',
  'seed',
  'mark',
] as const;
export type SheetField = (typeof sheetFields)[number];

/** Titles of columns in English, Spanish, Portuguese, Azerbaijani, Arabic and French. */
const titles: Readonly<Record<SheetField, string>> = {
  name:
    'name|full name|athlete|athlete name|participant|player|competitor|student|student name|' +
    'nombre completo|nombre y apellido|nombre y apellidos|apellidos y nombres|apellidos y nombre|atleta|deportista|participante|jugador|alumno|estudiante|' +
    'nome|nome completo|nome do atleta|nome do aluno|nome atleta|aluno|aluna|jogador|competidor|atletas|' +
    'ad soyad|adı soyadı|soyad ad|soyadı adı|tam ad|idmançı|iştirakçı|şagird|idmançının adı soyadı|' +
    'الاسم|الاسم الكامل|اسم اللاعب|اللاعب|اسم الطالب|الرياضي|اسم الرياضي|المشارك|' +
    'nom et prénom|nom prénom|nom complet|athlète|joueur|élève|concurrent',
  givenName:
    'given name|given names|first name|forename|nombre|nombres|primer nombre|prenome|primeiro nome|nome próprio|' +
    'ad|adı|الاسم الأول|الاسم الشخصي|prénom|prénoms',
  familyName:
    'family name|last name|surname|apellido|apellidos|sobrenome|apelido|último nome|soyad|soyadı|familiya|' +
    'اللقب|اسم العائلة|الاسم العائلي|الكنية|nom|nom de famille',
  birthDate:
    'birth date|date of birth|birthdate|birthday|dob|born|birth|year of birth|birth year|yob|' +
    'fecha de nacimiento|fecha nacimiento|fecha nac|f nacimiento|nacimiento|año de nacimiento|año nac|nacido|' +
    'data de nascimento|data nascimento|data de nasc|data nasc|dt nascimento|dt nasc|nascimento|nasc|ano de nascimento|ano nasc|dn|' +
    'doğum tarixi|təvəllüd|doğum|doğum ili|anadan olduğu tarix|' +
    'تاريخ الميلاد|تاريخ الولادة|سنة الميلاد|سنة الولادة|الميلاد|' +
    'date de naissance|né le|née le|né e le|naissance|année de naissance|ddn',
  sex:
    'sex|gender|m f|f m|m w|sexo|género|genero|gênero|naipe|h m|cins|cinsi|cinsiyyət|k q|' +
    'الجنس|النوع|sexe|genre|h f',
  delegation:
    'delegation|delegation code|municipality|city|town|region|state|country|nation|noc|district|club|' +
    'delegación|municipio|ciudad|región|estado|país|comitiva|provincia|departamento|' +
    'delegação|turma|município|munic|cidade|região|regional|polo|uf|clube|' +
    'nümayəndə heyəti|nümayəndəlik|şəhər|rayon|bölgə|ölkə|klub|' +
    'الوفد|البعثة|البلدية|المدينة|المنطقة|المحافظة|البلد|الدولة|النادي|الولاية|' +
    'délégation|commune|ville|région|département|pays|académie|code délégation',
  school:
    'school|school name|institution|college|escuela|colegio|institución|centro educativo|liceo|unidad educativa|' +
    'escola|colégio|nome da escola|instituição|instituição de ensino|unidade escolar|unidade de ensino|' +
    'məktəb|məktəbin adı|təhsil müəssisəsi|المدرسة|اسم المدرسة|المؤسسة|الثانوية|' +
    'école|établissement|établissement scolaire|collège|lycée|nom de l école',
  number:
    'number|bib|bib number|shirt|shirt number|jersey|start number|dorsal|número de camiseta|camiseta|' +
    'número|número da camisa|camisa|nº camisa|peito|número de peito|nº peito|numeral|' +
    'nömrə|start nömrəsi|forma nömrəsi|köynək|köynək nömrəsi|رقم اللاعب|رقم القميص|الرقم|رقم الصدر|dossard|numéro|numéro de dossard|n dossard|maillot',
  class:
    'class|age class|age group|category|age category|division|categoría|grupo de edad|' +
    'classe|categoria|faixa etária|idade categoria|kateqoriya|yaş qrupu|yaş kateqoriyası|sinif|' +
    'الفئة|الفئة العمرية|الصنف|catégorie|catégorie d âge|tranche d âge',
  event:
    'event|events|competition|discipline|sport|sport event|race|prueba|pruebas|evento|eventos|deporte|disciplina|modalidad|especialidad|' +
    'prova|provas|modalidade|modalidades|esporte|esportes|prova modalidade|modalidade prova|' +
    'yarış|yarışlar|növ|idman növü|yarış növü|' +
    'المسابقة|المسابقات|السباق|الرياضة|اللعبة|المنافسة|الفعالية|' +
    'épreuve|épreuves|compétition|course',
  team:
    'team|team name|squad|equipo|nombre del equipo|equipe|time|nome da equipe|nome do time|seleção|' +
    'komanda|komandanın adı|الفريق|اسم الفريق|équipe|nom de l équipe',
  members:
    'members|players|team members|roster|integrantes|jugadores|miembros|componentes|jogadores|membros|elenco|atletas da equipe|' +
    'üzvlər|oyunçular|heyət|الأعضاء|اللاعبون|اللاعبين|أعضاء الفريق|membres|joueurs|composition|' +
    'composition de l équipe',
  seed:
    'seed|seeding|ranking|rank|cabeza de serie|siembra|cabeça de chave|ranqueamento|səpələnmə|reytinq|' +
    'التصنيف|المصنف|tête de série|classement',
  mark:
    'entry mark|entry time|best|best mark|personal best|season best|seed time|pb|sb|qualifying mark|' +
    'marca|mejor marca|marca de inscripción|mejor tiempo|tiempo de inscripción|' +
    'melhor marca|marca de inscrição|tempo de inscrição|melhor tempo|tempo|índice|' +
    'ən yaxşı nəticə|nəticə|şəxsi rekord|أفضل نتيجة|أفضل رقم|التوقيت|الرقم الشخصي|' +
    'meilleure performance|meilleur temps|temps d engagement|temps d inscription|performance',
};

/** Words of titles about someone else than the athlete, or about numbers and dates that a plan has no place for. */
const otherWords = new Set(
  wordsOf(
    'mother father parent guardian coach teacher trainer phone mobile email mail id passport document registration ' +
      'madre padre tutor tutora entrenador entrenadora profesor profesora teléfono móvil celular correo documento dni pasaporte cédula ' +
      'mãe pai responsável técnico técnica professor professora treinador telefone e-mail rg cpf matrícula passaporte emissão ' +
      'anası atası valideyn məşqçi müəllim telefon sənəd pasport vəsiqə ' +
      'الأم الأب الوالد الوالدة المدرب المدربة المعلم الهاتف الجوال البريد الهوية الجواز ولي ' +
      'mère père tuteur entraîneur entraîneuse professeur responsable téléphone courriel passeport licence',
  ),
);

/** Fields by the words of their titles. A title of two fields belongs to the first of them. */
const fieldByTitle = new Map<string, SheetField>();
for (const field of sheetFields)
  for (const title of titles[field].split('|')) {
    const key = wordsOf(title).join(' ');
    if (!fieldByTitle.has(key)) fieldByTitle.set(key, field);
  }
const longestFirst = [...fieldByTitle].toSorted(([one], [other]) => other.length - one.length);

export interface TitleMatch {
  field: SheetField;
  /** True if the whole title is known, not only a part of it. */
  isExact: boolean;
}

/**
 * The field that a title of a column means: `Data de Nasc. (dd/mm/aaaa)` is a birth date, `Prova 2` an event.
 *
 * @returns undefined if no known title is among its words
 */
export function titledField(title: string): TitleMatch | undefined {
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
}
