import { said, same } from '../shape.ts';
import type { DemoTrivia } from '../shape.ts';

export const volleyball: DemoTrivia = {
  id: 'volleyball-six',
  discipline: 'vvo',
  type: 'sport',
  minutes: 4,
  points: 400,
  title: said('Six a side', 'Seis por lado', 'Seis de cada lado', 'Altıya altı', 'ستة ضد ستة', 'Six contre six'),
  description: said(
    'Touches, sets and rotation in volleyball.',
    'Toques, sets y rotación en el voleibol.',
    'Toques, sets e rodízio no vôlei.',
    'Voleybolda toxunuşlar, setlər və yerdəyişmə.',
    'اللمسات والأشواط والدوران في الكرة الطائرة.',
    'Touches, sets et rotation au volleyball.',
  ),
  questions: [
    {
      text: said(
        'How many times may a team touch the ball before it crosses the net, not counting a block?',
        '¿Cuántos toques puede dar un equipo antes de pasar el balón, sin contar el bloqueo?',
        'Quantos toques uma equipe pode dar antes de passar a bola, sem contar o bloqueio?',
        'Blok sayılmadan, top tordan keçənə qədər komanda ona neçə dəfə toxuna bilər?',
        'كم لمسة يُسمح بها للفريق قبل عبور الكرة الشبكة دون احتساب الصد؟',
        'Combien de touches une équipe peut-elle faire avant de renvoyer le ballon, contre non compris ?',
      ),
      explanation: said(
        'Three. A block touch doesn’t count.',
        'Tres. El toque de bloqueo no cuenta.',
        'Três. O toque no bloqueio não conta.',
        'Üç. Blokda toxunuş bura daxil deyil.',
        'ثلاث. ولا تُحتسب لمسة الصد منها.',
        'Trois. La touche du contre n’en fait pas partie.',
      ),
      answer: { kind: 'number', number: 3 },
    },
    {
      text: said(
        'Who wears a shirt of a different color?',
        '¿Quién lleva una camiseta de otro color?',
        'Quem usa camisa de outra cor?',
        'Kim fərqli rəngdə köynək geyinir?',
        'من يرتدي قميصًا بلون مختلف؟',
        'Qui porte un maillot d’une autre couleur ?',
      ),
      explanation: said(
        'The libero, who plays in the back row and may not block.',
        'El líbero, que juega en la zona de defensa y no puede bloquear.',
        'O líbero, que joga no fundo de quadra e não pode bloquear.',
        'Libero: o, arxa xətdə oynayır və blok qoya bilməz.',
        'الليبرو، الذي يلعب في الخط الخلفي ولا يجوز له الصد.',
        'Le libéro, qui joue à l’arrière et n’a pas le droit de contrer.',
      ),
      answer: {
        kind: 'one',
        options: [
          said('The setter', 'El colocador', 'O levantador', 'Bağlayıcı', 'صانع الألعاب', 'Le passeur'),
          said('The captain', 'El capitán', 'O capitão', 'Kapitan', 'القائد', 'Le capitaine'),
          said('The libero', 'El líbero', 'O líbero', 'Libero', 'الليبرو', 'Le libéro'),
          said('The server', 'Quien saca', 'Quem saca', 'Servis edən', 'من يرسل', 'Le serveur'),
        ],
        right: 2,
      },
    },
    {
      text: said(
        'Put a typical rally in order.',
        'Ordena una jugada habitual.',
        'Coloque em ordem uma jogada comum.',
        'Adi bir hücumun ardıcıllığını düzün.',
        'رتّب مراحل اللعب المعتاد.',
        'Mettez dans l’ordre un échange habituel.',
      ),
      explanation: said(
        'Serve, reception, set, attack.',
        'Saque, recepción, colocación y ataque.',
        'Saque, recepção, levantamento e ataque.',
        'Servis, qəbul, pas, hücum.',
        'الإرسال ثم الاستقبال ثم الإعداد ثم الهجوم.',
        'Service, réception, passe, attaque.',
      ),
      answer: {
        kind: 'order',
        options: [
          said('Serve', 'Saque', 'Saque', 'Servis', 'الإرسال', 'Service'),
          said('Reception', 'Recepción', 'Recepção', 'Qəbul', 'الاستقبال', 'Réception'),
          said('Set', 'Colocación', 'Levantamento', 'Pas', 'الإعداد', 'Passe'),
          said('Attack', 'Ataque', 'Ataque', 'Hücum', 'الهجوم', 'Attaque'),
        ],
      },
    },
    {
      text: said(
        'How many points win the fifth set, with a two-point lead?',
        '¿A cuántos puntos se juega el quinto set, con dos de ventaja?',
        'Até quantos pontos vai o quinto set, com dois de vantagem?',
        'Beşinci set iki xal fərqlə neçə xala qədər oynanılır?',
        'إلى كم نقطة يُلعب الشوط الخامس بفارق نقطتين؟',
        'En combien de points se joue le cinquième set, avec deux points d’écart ?',
      ),
      explanation: said(
        'Fifteen; the four sets before it go to twenty-five.',
        'A quince; los cuatro anteriores, a veinticinco.',
        'Quinze; os quatro anteriores vão até vinte e cinco.',
        'On beş; əvvəlki dörd set iyirmi beş xala qədərdir.',
        'خمس عشرة نقطة، أما الأشواط الأربعة السابقة فإلى خمس وعشرين.',
        'Quinze ; les quatre précédents vont à vingt-cinq.',
      ),
      answer: { kind: 'one', options: [same('11'), same('15'), same('21'), same('25')], right: 1 },
    },
    {
      text: said(
        'In which direction do players rotate?',
        '¿En qué sentido rotan los jugadores?',
        'Em que sentido os jogadores fazem o rodízio?',
        'Oyunçular hansı istiqamətdə yerlərini dəyişirlər?',
        'في أي اتجاه يدور اللاعبون؟',
        'Dans quel sens tournent les joueurs ?',
      ),
      explanation: said(
        'Clockwise, whenever their team wins back the serve.',
        'En el sentido de las agujas del reloj, cada vez que su equipo recupera el saque.',
        'No sentido horário, sempre que a equipe recupera o saque.',
        'Saat əqrəbi istiqamətində, komanda servis hüququnu geri aldıqda.',
        'في اتجاه عقارب الساعة كلما استعاد فريقهم الإرسال.',
        'Dans le sens des aiguilles d’une montre, chaque fois que leur équipe reprend le service.',
      ),
      answer: {
        kind: 'one',
        options: [
          said(
            'Clockwise',
            'En sentido horario',
            'Sentido horário',
            'Saat əqrəbi istiqamətində',
            'مع عقارب الساعة',
            'Sens horaire',
          ),
          said(
            'Counterclockwise',
            'En sentido antihorario',
            'Sentido anti-horário',
            'Saat əqrəbinin əksinə',
            'عكس عقارب الساعة',
            'Sens antihoraire',
          ),
        ],
        right: 0,
      },
    },
  ],
};
