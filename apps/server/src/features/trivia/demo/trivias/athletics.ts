import { said } from '../shape.ts';
import type { DemoTrivia } from '../shape.ts';

export const athletics: DemoTrivia = {
  id: 'track-and-field',
  discipline: 'ath',
  type: 'sport',
  minutes: 5,
  points: 400,
  title: said(
    'Track and field',
    'Pista y campo',
    'Pista e campo',
    'Qaçış yolu və meydança',
    'المضمار والميدان',
    'Piste et concours',
  ),
  description: said(
    'Distances, throws and the wind.',
    'Distancias, lanzamientos y viento.',
    'Distâncias, arremessos, lançamentos e vento.',
    'Məsafələr, atmalar və külək.',
    'المسافات والرمي والرياح.',
    'Distances, lancers et vent.',
  ),
  questions: [
    {
      text: said(
        'How long is one lap of a standard outdoor track in lane 1?',
        '¿Cuánto mide una vuelta por la calle 1 en una pista estándar al aire libre?',
        'Quanto mede uma volta na raia 1 de uma pista padrão ao ar livre?',
        'Standart açıq stadion yolunda 1-ci zolaqla bir dövrə neçə metrdir?',
        'كم يبلغ طول اللفة الواحدة في الحارة 1 من مضمار قياسي مكشوف؟',
        'Combien mesure un tour au couloir 1 d’une piste extérieure standard ?',
      ),
      explanation: said(
        'Four hundred meters. Outer lanes are longer, so the starts are staggered.',
        'Cuatrocientos metros. Las calles exteriores son más largas; por eso las salidas están escalonadas.',
        'Quatrocentos metros. As raias externas são mais longas; por isso as largadas são escalonadas.',
        'Dörd yüz metr. Kənar zolaqlar daha uzundur, buna görə start xətləri pilləli çəkilir.',
        'أربعمئة متر. الحارات الخارجية أطول، ولذلك تتدرج خطوط الانطلاق.',
        'Quatre cents mètres. Les couloirs extérieurs sont plus longs, d’où les départs décalés.',
      ),
      answer: { kind: 'number', number: 400, unit: said('meters', 'metros', 'metros', 'metr', 'متر', 'mètres') },
    },
    {
      text: said(
        'Which of these are throwing events?',
        '¿Cuáles de estas pruebas son lanzamientos?',
        'Quais destas são provas de lançamento ou arremesso?',
        'Bunlardan hansılar atma növləridir?',
        'أي من هذه المسابقات من مسابقات الرمي؟',
        'Lesquelles de ces épreuves sont des lancers ?',
      ),
      explanation: said(
        'There are four: shot put, discus, hammer and javelin.',
        'Son cuatro: peso, disco, martillo y jabalina.',
        'São quatro: peso, disco, martelo e dardo.',
        'Dördü var: nüvə, disk, çəkic və nizə.',
        'هي أربع: دفع الجلة ورمي القرص والمطرقة والرمح.',
        'Il y en a quatre : poids, disque, marteau et javelot.',
      ),
      answer: {
        kind: 'several',
        options: [
          said('Javelin', 'Jabalina', 'Dardo', 'Nizə', 'الرمح', 'Javelot'),
          said(
            'Pole vault',
            'Salto con pértiga',
            'Salto com vara',
            'Şüvüllə tullanma',
            'القفز بالزانة',
            'Saut à la perche',
          ),
          said('Discus', 'Disco', 'Disco', 'Disk', 'القرص', 'Disque'),
          said('Triple jump', 'Triple salto', 'Salto triplo', 'Üçtəkanla tullanma', 'الوثب الثلاثي', 'Triple saut'),
        ],
        right: [0, 2],
      },
    },
    {
      text: said(
        'Put these races in order, the shortest first.',
        'Ordena estas carreras de la más corta a la más larga.',
        'Coloque estas provas em ordem, da mais curta à mais longa.',
        'Bu qaçışları ən qısadan ən uzuna doğru düzün.',
        'رتّب هذه السباقات من الأقصر إلى الأطول.',
        'Classez ces courses de la plus courte à la plus longue.',
      ),
      explanation: said(
        'The steeplechase is 3,000 m long, the half marathon 21.0975 km, the marathon 42.195 km.',
        'Los obstáculos son 3000 m; la media maratón, 21,0975 km; la maratón, 42,195 km.',
        'A prova com obstáculos tem 3.000 m; a meia maratona, 21,0975 km; a maratona, 42,195 km.',
        'Maneəli qaçış 3000 m, yarımmarafon 21,0975 km, marafon 42,195 km-dir.',
        'سباق الموانع 3000 م، ونصف الماراثون 21.0975 كم، والماراثون 42.195 كم.',
        'Le steeple fait 3 000 m, le semi-marathon 21,0975 km, le marathon 42,195 km.',
      ),
      answer: {
        kind: 'order',
        options: [
          said('Steeplechase', 'Obstáculos', 'Com obstáculos', 'Maneəli qaçış', 'سباق الموانع', 'Steeple'),
          said('10,000 m', '10 000 m', '10.000 m', '10 000 m', '10000 م', '10 000 m'),
          said('Half marathon', 'Media maratón', 'Meia maratona', 'Yarımmarafon', 'نصف الماراثون', 'Semi-marathon'),
          said('Marathon', 'Maratón', 'Maratona', 'Marafon', 'الماراثون', 'Marathon'),
        ],
      },
    },
    {
      text: said(
        'What is the strongest tailwind allowed for a 100 m record?',
        '¿Con qué viento a favor como máximo puede valer un récord en 100 m?',
        'Com que vento a favor, no máximo, um tempo nos 100 m pode valer como recorde?',
        '100 m-də nəticənin rekord sayılması üçün arxadan əsən külək ən çox nə qədər ola bilər?',
        'ما أقصى سرعة للريح الخلفية لاحتساب رقم قياسي في سباق 100 م؟',
        'Jusqu’à quel vent favorable un temps sur 100 m peut-il compter comme record ?',
      ),
      explanation: said(
        'With a tailwind over 2.0 m/s the result stands, but it can’t be a record.',
        'Con más de 2,0 m/s a favor el resultado vale, pero no es récord.',
        'Com mais de 2,0 m/s a favor o resultado vale, mas não é recorde.',
        'Arxadan əsən külək 2,0 m/s-dən güclüdürsə, nəticə sayılır, amma rekord olmur.',
        'إذا تجاوزت الريح الخلفية 2.0 م/ث تُحتسب النتيجة، لكنها لا تكون رقمًا قياسيًا.',
        'Au-delà de 2,0 m/s de vent favorable, le résultat compte, mais pas comme record.',
      ),
      answer: {
        kind: 'one',
        options: [
          said('1.0 m/s', '1,0 m/s', '1,0 m/s', '1,0 m/s', '1.0 م/ث', '1,0 m/s'),
          said('2.0 m/s', '2,0 m/s', '2,0 m/s', '2,0 m/s', '2.0 م/ث', '2,0 m/s'),
          said('3.0 m/s', '3,0 m/s', '3,0 m/s', '3,0 m/s', '3.0 م/ث', '3,0 m/s'),
          said('4.0 m/s', '4,0 m/s', '4,0 m/s', '4,0 m/s', '4.0 م/ث', '4,0 m/s'),
        ],
        right: 1,
      },
    },
  ],
};
