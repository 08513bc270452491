import { translations, sameText } from '../shape.ts';
import type { DemoTrivia } from '../shape.ts';

const swim = translations('Swimming', 'Natación', 'Natação', 'Üzgüçülük', 'السباحة', 'Natation');
const bike = translations('Cycling', 'Ciclismo', 'Ciclismo', 'Velosiped', 'الدراجة', 'Vélo');
const run = translations('Running', 'Carrera', 'Corrida', 'Qaçış', 'الجري', 'Course à pied');

export const triathlon: DemoTrivia = {
  id: 'three-in-a-row',
  discipline: 'tri',
  type: 'sport',
  minutes: 4,
  points: 400,
  title: translations(
    'Three in a row',
    'Tres seguidos',
    'Três em sequência',
    'Ardıcıl üç növ',
    'ثلاث متتالية',
    'Trois à la suite',
  ),
  description: translations(
    'Distances and transitions of the triathlon.',
    'Distancias y transiciones del triatlón.',
    'Distâncias e transições do triatlo.',
    'Triatlonun məsafələri və keçidləri.',
    'مسافات الترايثلون ومناطق التبديل.',
    'Distances et transitions du triathlon.',
  ),
  questions: [
    {
      text: translations(
        'What is the order of a triathlon?',
        '¿En qué orden va un triatlón?',
        'Qual é a ordem de um triatlo?',
        'Triatlon hansı ardıcıllıqla keçirilir?',
        'بأي ترتيب يجري الترايثلون؟',
        'Dans quel ordre se déroule un triathlon ?',
      ),
      explanation: translations(
        'Swimming comes first, for safety: nobody has to swim tired.',
        'El agua va primero, por seguridad: se nada sin cansancio.',
        'A água vem primeiro, por segurança: nada-se sem cansaço.',
        'Təhlükəsizlik üçün su birinci gəlir: insan yorulmamış üzür.',
        'الماء أولًا حفاظًا على السلامة، إذ يسبح الرياضي قبل أن يتعب.',
        'L’eau vient en premier, par sécurité : on nage sans fatigue.',
      ),
      answer: { kind: 'order', options: [swim, bike, run] },
    },
    {
      text: translations(
        'How long is the swim over the standard (Olympic) distance?',
        '¿Cuánto se nada en la distancia estándar (olímpica)?',
        'Quanto se nada na distância padrão (olímpica)?',
        'Standart (olimpiya) məsafədə üzgüçülük neçə metrdir?',
        'كم تبلغ مسافة السباحة في المسافة القياسية (الأولمبية)؟',
        'Quelle distance nage-t-on au format standard (olympique) ?',
      ),
      explanation: translations(
        'It is 1,500 m, followed by a 40 km ride and a 10 km run.',
        'Son 1500 m, y luego 40 km en bicicleta y 10 km a pie.',
        'São 1.500 m, seguidos de 40 km de bicicleta e 10 km a pé.',
        '1500 m, sonra velosipedlə 40 km və 10 km qaçış.',
        '1500 م، تليها 40 كم بالدراجة ثم 10 كم جريًا.',
        'On nage 1 500 m, suivis de 40 km à vélo et de 10 km à pied.',
      ),
      answer: {
        kind: 'number',
        number: 1500,
        unit: translations('meters', 'metros', 'metros', 'metr', 'متر', 'mètres'),
      },
    },
    {
      text: translations(
        'What must be done before taking the bicycle off the rack?',
        '¿Qué hay que hacer antes de tomar la bicicleta del soporte?',
        'O que é preciso fazer antes de tirar a bicicleta do suporte?',
        'Velosipedi dayaqdan götürməzdən əvvəl nə etmək lazımdır?',
        'ما الذي يجب فعله قبل أخذ الدراجة من الحامل؟',
        'Que faut-il faire avant de décrocher le vélo du support ?',
      ),
      explanation: translations(
        'The helmet must be on and fastened until the bicycle is back on the rack.',
        'El casco debe estar puesto y abrochado hasta devolver la bicicleta al soporte.',
        'O capacete deve estar colocado e afivelado até a bicicleta voltar ao suporte.',
        'Dəbilqə taxılıb bağlanmalı və velosiped yerinə qoyulana qədər belə qalmalıdır.',
        'يجب ارتداء الخوذة وإحكام ربطها، وتبقى كذلك حتى إعادة الدراجة إلى الحامل.',
        'Le casque doit être mis et attaché, et le rester jusqu’à ce que le vélo soit raccroché.',
      ),
      answer: {
        kind: 'one',
        options: [
          translations(
            'Fasten the helmet',
            'Abrocharse el casco',
            'Afivelar o capacete',
            'Dəbilqəni bağlamaq',
            'ربط الخوذة',
            'Attacher son casque',
          ),
          translations('Dry off', 'Secarse', 'Enxugar-se', 'Qurulanmaq', 'تجفيف الجسم', 'Se sécher'),
          translations(
            'Pump up the tires',
            'Inflar las ruedas',
            'Encher os pneus',
            'Təkərləri şişirtmək',
            'نفخ الإطارات',
            'Gonfler les pneus',
          ),
        ],
        right: 0,
      },
    },
    {
      text: translations(
        'Which of these are part of a triathlon?',
        '¿Cuáles forman parte de una carrera de triatlón?',
        'Quais fazem parte de uma prova de triatlo?',
        'Bunlardan hansılar triatlon yarışının hissəsidir?',
        'أي مما يلي جزء من سباق الترايثلون؟',
        'Lesquels font partie d’une épreuve de triathlon ?',
      ),
      explanation: translations(
        'The changes between sports are called transitions, T1 and T2, and their time counts.',
        'El cambio de un deporte a otro se llama transición, T1 y T2, y su tiempo cuenta.',
        'A troca de um esporte para outro se chama transição, T1 e T2, e o tempo conta.',
        'Növlərarası keçid T1 və T2 adlanır və onun vaxtı da sayılır.',
        'يسمى التغيير من رياضة إلى أخرى تبديلًا، T1 وT2، ويُحتسب وقته.',
        'Le passage d’un sport à l’autre s’appelle transition, T1 et T2, et son temps compte.',
      ),
      answer: {
        kind: 'several',
        options: [
          translations('Transition', 'Transición', 'Transição', 'Keçid', 'التبديل', 'Transition'),
          translations('Shooting', 'Tiro', 'Tiro', 'Atıcılıq', 'الرماية', 'Tir'),
          run,
          translations('Fencing', 'Esgrima', 'Esgrima', 'Qılıncoynatma', 'المبارزة', 'Escrime'),
        ],
        right: [0, 2],
      },
    },
    {
      text: translations(
        'How many athletes are on a mixed relay team?',
        '¿Cuántos deportistas forman un equipo de relevo mixto?',
        'Quantos atletas formam uma equipe de revezamento misto?',
        'Qarışıq estafet komandasında neçə idmançı olur?',
        'كم رياضيًا في فريق التتابع المختلط؟',
        'Combien d’athlètes forment une équipe de relais mixte ?',
      ),
      explanation: translations(
        'Four, two women and two men; each swims, rides and runs a short course.',
        'Cuatro: dos mujeres y dos hombres; cada uno nada, pedalea y corre un recorrido corto.',
        'Quatro: duas mulheres e dois homens; cada um nada, pedala e corre um percurso curto.',
        'Dörd: iki qadın və iki kişi; hər biri qısa məsafədə üzür, velosiped sürür və qaçır.',
        'أربعة: سيدتان ورجلان، يسبح كل منهم ويركب الدراجة ويجري مسافة قصيرة.',
        'Quatre, deux femmes et deux hommes ; chacun nage, roule et court un parcours court.',
      ),
      answer: { kind: 'one', options: [sameText('2'), sameText('3'), sameText('4'), sameText('6')], right: 2 },
    },
  ],
};
