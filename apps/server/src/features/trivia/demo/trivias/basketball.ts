import { said } from '../shape.ts';
import type { DemoTrivia } from '../shape.ts';

export const basketball: DemoTrivia = {
  id: 'basketball-rules',
  discipline: 'bkb',
  type: 'sport',
  minutes: 4,
  points: 400,
  title: said('Under the basket', 'Bajo el aro', 'Embaixo da cesta', 'Səbətin altında', 'تحت السلة', 'Sous le panier'),
  description: said(
    'Points, fouls and the clock in basketball.',
    'Puntos, faltas y reloj en el baloncesto.',
    'Pontos, faltas e cronômetro no basquete.',
    'Basketbolda xallar, follar və vaxt.',
    'النقاط والأخطاء والوقت في كرة السلة.',
    'Points, fautes et chronomètre au basketball.',
  ),
  questions: [
    {
      text: said(
        'How many players does a team have on the court?',
        '¿Cuántos jugadores tiene un equipo en la cancha?',
        'Quantos jogadores uma equipe tem em quadra?',
        'Komandanın meydançada neçə oyunçusu olur?',
        'كم لاعبًا لكل فريق داخل الملعب؟',
        'Combien de joueurs une équipe aligne-t-elle sur le terrain ?',
      ),
      explanation: said(
        'Five a side. In 3x3 there are three.',
        'Cinco por equipo. En el 3x3 son tres.',
        'Cinco de cada lado. No 3x3 são três.',
        'Hər tərəfdə beş nəfər. 3x3-də üç nəfər olur.',
        'خمسة لكل فريق. وفي كرة السلة 3×3 ثلاثة.',
        'Cinq par équipe. En 3x3, ils sont trois.',
      ),
      answer: { kind: 'number', number: 5 },
    },
    {
      text: said(
        'How high above the floor is the rim?',
        '¿A qué altura está el aro?',
        'A que altura do chão fica o aro?',
        'Səbətin halqası yerdən hansı hündürlükdədir?',
        'كم يبلغ ارتفاع الحلقة عن الأرض؟',
        'À quelle hauteur se trouve l’anneau ?',
      ),
      explanation: said(
        'It is 3.05 m, ten feet, in every senior game.',
        'Está a 3,05 m, diez pies, en todos los partidos de categoría absoluta.',
        'Fica a 3,05 m, dez pés, em todo jogo adulto.',
        'Böyüklərin bütün oyunlarında 3,05 m, yəni on futdur.',
        'ارتفاعها 3.05 م، أي عشرة أقدام، في جميع مباريات الكبار.',
        'À 3,05 m, soit dix pieds, dans tout match senior.',
      ),
      answer: {
        kind: 'one',
        options: [
          said('2.75 m', '2,75 m', '2,75 m', '2,75 m', '2.75 م', '2,75 m'),
          said('3.05 m', '3,05 m', '3,05 m', '3,05 m', '3.05 م', '3,05 m'),
          said('3.25 m', '3,25 m', '3,25 m', '3,25 m', '3.25 م', '3,25 m'),
          said('3.50 m', '3,50 m', '3,50 m', '3,50 m', '3.50 م', '3,50 m'),
        ],
        right: 1,
      },
    },
    {
      text: said(
        'Put these baskets in order, fewest points first.',
        'Ordena estas canastas de menos a más puntos.',
        'Coloque estas cestas em ordem, da que vale menos à que vale mais.',
        'Bu atışları ən az xaldan ən çox xala doğru düzün.',
        'رتّب هذه الرميات من الأقل نقاطًا إلى الأكثر.',
        'Classez ces paniers, du moins au plus de points.',
      ),
      explanation: said(
        'One, two and three points.',
        'Uno, dos y tres puntos.',
        'Um, dois e três pontos.',
        'Bir, iki və üç xal.',
        'نقطة، ثم نقطتان، ثم ثلاث نقاط.',
        'Un, deux et trois points.',
      ),
      answer: {
        kind: 'order',
        options: [
          said('Free throw', 'Tiro libre', 'Lance livre', 'Cərimə atışı', 'رمية حرة', 'Lancer franc'),
          said('Dunk', 'Mate', 'Enterrada', 'Səbətə yuxarıdan vurma', 'رمية ساحقة', 'Dunk'),
          said(
            'Shot from beyond the arc',
            'Tiro desde fuera del arco',
            'Arremesso de fora do arco',
            'Qövs xəttinin arxasından atış',
            'رمية من خارج القوس',
            'Tir derrière l’arc',
          ),
        ],
      },
    },
    {
      text: said(
        'Which of these are violations?',
        '¿Cuáles de estas acciones son violaciones?',
        'Quais destas ações são violações?',
        'Bunlardan hansılar qayda pozuntusudur?',
        'أي من هذه مخالفات؟',
        'Lesquelles de ces actions sont des violations ?',
      ),
      explanation: said(
        'Taking too many steps and dribbling a second time give the ball to the other team.',
        'Dar pasos de más o botar por segunda vez da el balón al otro equipo.',
        'Dar passos demais ou driblar pela segunda vez dá a bola à outra equipe.',
        'Artıq addım atmaq və topu ikinci dəfə yerə vurmağa başlamaq topu rəqib komandaya verir.',
        'المشي بالكرة وتكرار المحاورة ينقلان الكرة إلى الفريق الآخر.',
        'Marcher avec le ballon ou reprendre son dribble donne le ballon à l’autre équipe.',
      ),
      answer: {
        kind: 'several',
        options: [
          said('Traveling', 'Pasos', 'Andada', 'Artıq addım', 'المشي بالكرة', 'Marcher'),
          said(
            'Bounce pass',
            'Pase picado',
            'Passe quicado',
            'Yerə vuraraq ötürmə',
            'التمريرة المرتدة',
            'Passe à terre',
          ),
          said(
            'Double dribble',
            'Dobles',
            'Drible duplo',
            'İkinci dribling',
            'المحاورة المزدوجة',
            'Reprise de dribble',
          ),
          said('Rebound', 'Rebote', 'Rebote', 'Ribaund', 'المتابعة', 'Rebond'),
        ],
        right: [0, 2],
      },
    },
  ],
};
