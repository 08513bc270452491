import { titleMatcher } from './title-matcher.ts';

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
export const entryTitles: Readonly<Record<SheetField, string>> = {
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

/** The field that a title of a sheet of entries means. */
export const titledField = titleMatcher(sheetFields, entryTitles);
