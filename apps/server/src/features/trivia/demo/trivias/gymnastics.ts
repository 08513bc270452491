import { translations } from '../shape.ts';
import type { DemoTrivia } from '../shape.ts';

export const gymnastics: DemoTrivia = {
  id: 'gymnastics-apparatus',
  discipline: 'gar',
  type: 'sport',
  minutes: 4,
  points: 400,
  title: translations(
    'On the apparatus',
    'En los aparatos',
    'Nos aparelhos',
    'Gimnastika alətlərində',
    'على الأجهزة',
    'Aux agrès',
  ),
  description: translations(
    'Who performs on what in artistic gymnastics.',
    'Quién compite en qué en la gimnasia artística.',
    'Quem se apresenta em quê na ginástica artística.',
    'İdman gimnastikasında kim hansı alətdə çıxış edir.',
    'من يؤدي على أي جهاز في الجمباز الفني.',
    'Qui concourt sur quoi en gymnastique artistique.',
  ),
  questions: [
    {
      text: translations(
        'On how many apparatus do men compete?',
        '¿En cuántos aparatos compiten los hombres?',
        'Em quantos aparelhos competem os homens?',
        'Kişilər neçə növdə yarışırlar?',
        'على كم جهازًا يتنافس الرجال؟',
        'Sur combien d’agrès concourent les hommes ?',
      ),
      explanation: translations(
        'Six: floor, pommel horse, rings, vault, parallel bars and horizontal bar. Women compete on four.',
        'Seis: suelo, caballo con arcos, anillas, salto, paralelas y barra fija. Las mujeres, en cuatro.',
        'Seis: solo, cavalo com alças, argolas, salto, barras paralelas e barra fixa. As mulheres, em quatro.',
        'Altı: sərbəst hərəkətlər, at, halqalar, dayaqlı tullanma, paralel qollar və turnik. Qadınlar dörd növdə yarışırlar.',
        'ستة: الحركات الأرضية وحصان الحلق والحلق وطاولة القفز والمتوازي والعقلة. أما السيدات فعلى أربعة.',
        'Six : sol, cheval d’arçons, anneaux, saut, barres parallèles et barre fixe. Les femmes, sur quatre.',
      ),
      answer: { kind: 'number', number: 6 },
    },
    {
      text: translations(
        'Which apparatus are for women only?',
        '¿Qué aparatos son solo de mujeres?',
        'Quais aparelhos são só das mulheres?',
        'Hansı alətlər yalnız qadınlar üçündür?',
        'أي الأجهزة للسيدات فقط؟',
        'Quels agrès sont réservés aux femmes ?',
      ),
      explanation: translations(
        'The beam and the uneven bars. Men and women both compete on vault and floor.',
        'La barra de equilibrio y las asimétricas. Salto y suelo son de todos.',
        'A trave e as barras assimétricas. Salto e solo são de todos.',
        'Gimnastika tiri və müxtəlif hündürlüklü qollar. Tullanma və sərbəst hərəkətlər hamı üçündür.',
        'عارضة التوازن والمتوازي مختلف الارتفاع. أما القفز والحركات الأرضية فللجميع.',
        'La poutre et les barres asymétriques. Le saut et le sol sont pour tous.',
      ),
      answer: {
        kind: 'several',
        options: [
          translations('Floor', 'Suelo', 'Solo', 'Sərbəst hərəkətlər', 'الحركات الأرضية', 'Sol'),
          translations('Balance beam', 'Barra de equilibrio', 'Trave', 'Gimnastika tiri', 'عارضة التوازن', 'Poutre'),
          translations(
            'Uneven bars',
            'Barras asimétricas',
            'Barras assimétricas',
            'Müxtəlif hündürlüklü qollar',
            'المتوازي مختلف الارتفاع',
            'Barres asymétriques',
          ),
          translations('Vault', 'Salto', 'Salto', 'Dayaqlı tullanma', 'طاولة القفز', 'Saut'),
        ],
        right: [1, 2],
      },
    },
    {
      text: translations(
        'How wide is the balance beam?',
        '¿Cuánto mide de ancho la barra de equilibrio?',
        'Qual é a largura da trave?',
        'Gimnastika tirinin eni nə qədərdir?',
        'كم يبلغ عرض عارضة التوازن؟',
        'Quelle est la largeur de la poutre ?',
      ),
      explanation: translations(
        'Ten centimeters; it is five meters long.',
        'Diez centímetros, y cinco metros de largo.',
        'Dez centímetros, com cinco metros de comprimento.',
        'On santimetr; uzunluğu isə beş metrdir.',
        'عشرة سنتيمترات، وطولها خمسة أمتار.',
        'Dix centimètres, pour cinq mètres de long.',
      ),
      answer: {
        kind: 'one',
        options: [
          translations('5 cm', '5 cm', '5 cm', '5 sm', '5 سم', '5 cm'),
          translations('10 cm', '10 cm', '10 cm', '10 sm', '10 سم', '10 cm'),
          translations('15 cm', '15 cm', '15 cm', '15 sm', '15 سم', '15 cm'),
          translations('20 cm', '20 cm', '20 cm', '20 sm', '20 سم', '20 cm'),
        ],
        right: 1,
      },
    },
    {
      text: translations(
        'Put the women’s apparatus in Olympic order.',
        'Ordena los aparatos femeninos en el orden olímpico.',
        'Coloque os aparelhos femininos na ordem olímpica.',
        'Qadınların növlərini olimpiya sırası ilə düzün.',
        'رتّب أجهزة السيدات حسب الترتيب الأولمبي.',
        'Mettez les agrès féminins dans l’ordre olympique.',
      ),
      explanation: translations(
        'Vault, uneven bars, beam, floor: the team that begins at the vault follows this order.',
        'Salto, asimétricas, barra de equilibrio y suelo: es el orden del equipo que empieza en salto.',
        'Salto, barras assimétricas, trave e solo: é a ordem da equipe que começa no salto.',
        'Tullanma, qollar, tir, sərbəst hərəkətlər: tullanmadan başlayan komanda bu sıra ilə gedir.',
        'القفز ثم المتوازي مختلف الارتفاع ثم العارضة ثم الحركات الأرضية، وهو ترتيب الفريق الذي يبدأ بالقفز.',
        'Saut, barres asymétriques, poutre, sol : c’est l’ordre de l’équipe qui commence au saut.',
      ),
      answer: {
        kind: 'order',
        options: [
          translations('Vault', 'Salto', 'Salto', 'Dayaqlı tullanma', 'طاولة القفز', 'Saut'),
          translations(
            'Uneven bars',
            'Barras asimétricas',
            'Barras assimétricas',
            'Müxtəlif hündürlüklü qollar',
            'المتوازي مختلف الارتفاع',
            'Barres asymétriques',
          ),
          translations('Balance beam', 'Barra de equilibrio', 'Trave', 'Gimnastika tiri', 'عارضة التوازن', 'Poutre'),
          translations('Floor', 'Suelo', 'Solo', 'Sərbəst hərəkətlər', 'الحركات الأرضية', 'Sol'),
        ],
      },
    },
  ],
};
