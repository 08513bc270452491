import { makeTexts } from '../../words/texts.ts';
import type { SixTexts } from '../../words/texts.ts';

export const roles = {
  athlete: makeTexts(
    'National team athlete',
    'Deportista de la selección nacional',
    'Atleta da seleção nacional',
    'Milli komandanın idmançısı',
    'من رياضيي المنتخب الوطني',
    'Athlète de l’équipe nationale',
  ),
  champion: makeTexts(
    'Former youth champion',
    'Título nacional juvenil en su trayectoria',
    'Título nacional juvenil na carreira',
    'Keçmiş gənclər çempionu',
    'لقب وطني سابق في فئة الشباب',
    'Titre national jeunes au palmarès',
  ),
  teacher: makeTexts(
    'Physical education teacher',
    'Docente de educación física',
    'Docente de educação física',
    'Fiziki tərbiyə müəllimi',
    'تدريس التربية البدنية',
    'Professeur d’éducation physique',
  ),
  coach: makeTexts(
    'Coach and university lecturer',
    'Entrenamiento y docencia universitaria',
    'Treinamento e docência universitária',
    'Məşqçi və universitet müəllimi',
    'تدريب رياضي وتدريس جامعي',
    'Entraînement et enseignement à l’université',
  ),
} as const;

/** Sentences that fit any athlete; two or three make a biography. */
export const athleteLines: readonly SixTexts[] = [
  makeTexts(
    'Started out at a public school and has competed in these Games twice.',
    'Empezó a entrenar en una escuela pública y participó dos veces en estos Juegos.',
    'Começou a treinar em uma escola pública e participou duas vezes destes Jogos.',
    'Dövlət məktəbində məşqə başlayıb və bu Oyunlarda iki dəfə iştirak edib.',
    'البداية في مدرسة حكومية، ثم مشاركتان في هذه الدورة.',
    'A commencé à s’entraîner dans une école publique et a participé deux fois à ces Jeux.',
  ),
  makeTexts(
    'Talks about training and studying at the same time, and about what helps on days when nothing works.',
    'Habla de cómo entrenar y estudiar a la vez, y de lo que ayuda en los días en que nada sale.',
    'Fala sobre treinar e estudar ao mesmo tempo e sobre o que ajuda nos dias em que nada dá certo.',
    'Eyni vaxtda məşq edib oxumaqdan və heç nəyin alınmadığı günlərdə nəyin kömək etdiyindən danışır.',
    'حديث عن الجمع بين التدريب والدراسة وعما يساعد في الأيام الصعبة.',
    'Parle de l’entraînement mené de front avec les études, et de ce qui aide les jours où rien ne va.',
  ),
  makeTexts(
    'Ask about nerves before a final: the answer includes breathing, music and a lucky sock.',
    'Pregunta por los nervios antes de una final: la respuesta incluye respiración, música y una media de la suerte.',
    'Pergunte sobre o nervosismo antes de uma final: a resposta inclui respiração, música e uma meia da sorte.',
    'Finaldan əvvəlki həyəcan haqqında soruşun: cavabda nəfəs məşqi, musiqi və uğur gətirən corab var.',
    'اسأل عن التوتر قبل النهائي، ففي الجواب تنفس وموسيقى وجورب يجلب الحظ.',
    'Demandez comment vaincre le trac avant une finale : la réponse parle de respiration, de musique et d’une chaussette porte-bonheur.',
  ),
  makeTexts(
    'Came back after a long injury and shows exercises that protect knees and shoulders.',
    'Volvió tras una larga lesión y muestra ejercicios que protegen rodillas y hombros.',
    'Voltou depois de uma longa lesão e mostra exercícios que protegem joelhos e ombros.',
    'Uzun sürən zədədən sonra idmana qayıdıb, dizləri və çiyinləri qoruyan hərəkətlər göstərir.',
    'عودة بعد إصابة طويلة، مع عرض تمارين تحمي الركبتين والكتفين.',
    'De retour après une longue blessure, montre des exercices qui protègent genoux et épaules.',
  ),
  makeTexts(
    'Brings equipment for everyone: come in sports clothes and try it.',
    'Trae material para todo el mundo: ven con ropa deportiva y prueba.',
    'Traz equipamento para todo mundo: venha com roupa esportiva e experimente.',
    'Hamı üçün ləvazimat gətirir: idman geyimində gəlin və sınayın.',
    'معدات للجميع: تعال بملابس رياضية وجرّب.',
    'Apporte du matériel pour tout le monde : venez en tenue de sport et essayez.',
  ),
];

export const professorLines: readonly SixTexts[] = [
  makeTexts(
    'Founded a school club that now has more than two hundred members.',
    'Fundó un club escolar que hoy tiene más de doscientos integrantes.',
    'Fundou um clube escolar que hoje tem mais de duzentos integrantes.',
    'Hazırda iki yüzdən çox üzvü olan məktəb klubu yaradıb.',
    'تأسيس نادٍ مدرسي يضم اليوم أكثر من مئتي عضو.',
    'A fondé un club scolaire qui compte aujourd’hui plus de deux cents membres.',
  ),
  makeTexts(
    'Answers questions about scholarships, entrance exams and sports at university.',
    'Responde preguntas sobre becas, exámenes de ingreso y deporte en la universidad.',
    'Responde a perguntas sobre bolsas, vestibular e esporte na universidade.',
    'Təqaüdlər, qəbul imtahanları və universitetdə idman haqqında sualları cavablandırır.',
    'إجابات عن أسئلة المنح وامتحانات القبول والرياضة الجامعية.',
    'Répond aux questions sur les bourses, les examens d’entrée et le sport à l’université.',
  ),
  makeTexts(
    'Leads a short class for teachers: games that need no equipment.',
    'Imparte una clase breve para docentes: juegos que no necesitan material.',
    'Dá uma aula curta para docentes: jogos que não precisam de material.',
    'Müəllimlər üçün qısa dərs keçir: ləvazimat tələb etməyən oyunlar.',
    'حصة قصيرة للمعلمين عن ألعاب لا تحتاج إلى معدات.',
    'Anime un cours bref pour les enseignants : des jeux sans matériel.',
  ),
  makeTexts(
    'Works with children who have never done sports before, and with those who were told that sports weren’t for them.',
    'Trabaja con niños que nunca hicieron deporte y con aquellos a quienes dijeron que no era para ellos.',
    'Trabalha com crianças que nunca praticaram esporte e com aquelas que ouviram que esporte não era para elas.',
    'Heç vaxt idmanla məşğul olmamış uşaqlarla və “bu sənlik deyil” deyilən uşaqlarla işləyir.',
    'عمل مع أطفال لم يمارسوا الرياضة قط ومع من قيل لهم إنها ليست لهم.',
    'Travaille avec des enfants qui n’avaient jamais fait de sport, et avec ceux à qui l’on a dit que ce n’était pas pour eux.',
  ),
];
