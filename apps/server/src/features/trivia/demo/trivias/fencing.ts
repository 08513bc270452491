import { translations, sameText } from '../shape.ts';
import type { DemoTrivia, Texts } from '../shape.ts';

const foil = translations('Foil', 'Florete', 'Florete', 'Rapira', 'سلاح الشيش', 'Fleuret');
const epee = translations('Épée', 'Espada', 'Espada', 'Şpaqa', 'سيف المبارزة', 'Épée');
const sabre = translations('Saber', 'Sable', 'Sabre', 'Sablya', 'السيف العربي', 'Sabre');
const weapons: readonly Texts[] = [foil, epee, sabre];

export const fencing: DemoTrivia = {
  id: 'three-weapons',
  discipline: 'fen',
  type: 'sport',
  minutes: 4,
  points: 400,
  title: translations('Three weapons', 'Tres armas', 'Três armas', 'Üç silah', 'ثلاثة أسلحة', 'Trois armes'),
  description: translations(
    'Foil, épée and saber, and what tells them apart.',
    'Florete, espada y sable, y en qué se distinguen.',
    'Florete, espada e sabre, e o que os distingue.',
    'Rapira, şpaqa və sablya: fərqləri nədədir.',
    'الشيش وسيف المبارزة والسيف العربي وما يميز بينها.',
    'Fleuret, épée et sabre, et ce qui les distingue.',
  ),
  questions: [
    {
      text: translations(
        'With which weapon is the whole body the target?',
        '¿Con qué arma es válido todo el cuerpo?',
        'Com qual arma o corpo inteiro é alvo válido?',
        'Hansı silahda bütün bədən zərbə sahəsidir?',
        'في أي سلاح يكون الجسم كله هدفًا؟',
        'Avec quelle arme tout le corps est-il une cible ?',
      ),
      explanation: translations(
        'Épée: from head to foot. In foil only the trunk counts; in saber, everything above the waist except the hands.',
        'Espada: de la cabeza a los pies. En florete vale el tronco; en sable, todo por encima de la cintura menos las manos.',
        'Espada: da cabeça aos pés. No florete vale o tronco; no sabre, tudo acima da cintura, menos as mãos.',
        'Şpaqa: başdan ayağadək. Rapirada gövdə, sablyada əllər istisna olmaqla beldən yuxarı hər yer sayılır.',
        'سيف المبارزة: من الرأس إلى القدم. في الشيش يُحتسب الجذع، وفي السيف العربي كل ما فوق الخصر عدا اليدين.',
        'L’épée : de la tête aux pieds. Au fleuret compte le tronc ; au sabre, tout ce qui est au-dessus de la taille sauf les mains.',
      ),
      answer: { kind: 'one', options: weapons, right: 1 },
    },
    {
      text: translations(
        'With which weapon can you score with the edge of the blade?',
        '¿Con qué arma se puede puntuar con el filo de la hoja?',
        'Com qual arma se pode pontuar com o fio da lâmina?',
        'Hansı silahda tiyənin kəsən tərəfi ilə xal qazanmaq olar?',
        'بأي سلاح يمكن تسجيل لمسة بحد النصل؟',
        'Avec quelle arme peut-on toucher du tranchant de la lame ?',
      ),
      explanation: translations(
        'Saber takes cuts and thrusts; foil and épée only the point.',
        'El sable admite corte y punta; el florete y la espada, solo punta.',
        'O sabre aceita corte e ponta; o florete e a espada, só a ponta.',
        'Sablyada həm kəsmə, həm sancma sayılır; rapira və şpaqada yalnız uc.',
        'السيف العربي يقبل القطع والطعن، أما الشيش وسيف المبارزة فبالطرف المدبب فقط.',
        'Le sabre compte la taille et l’estoc ; le fleuret et l’épée, la pointe seulement.',
      ),
      answer: { kind: 'one', options: weapons, right: 2 },
    },
    {
      text: translations(
        'Which weapons use right of way (priority)?',
        '¿En qué armas existe la prioridad?',
        'Em quais armas existe a prioridade?',
        'Hansı silahlarda hücum üstünlüyü qaydası var?',
        'في أي الأسلحة توجد قاعدة أولوية الهجوم؟',
        'Avec quelles armes la priorité existe-t-elle ?',
      ),
      explanation: translations(
        'In foil and saber, whoever attacks first has priority. In épée both score when both hit at once.',
        'En florete y sable tiene prioridad quien ataca primero. En espada, si se tocan a la vez, puntúan los dos.',
        'No florete e no sabre, quem ataca primeiro tem prioridade. Na espada, se os dois tocam juntos, os dois pontuam.',
        'Rapira və sablyada ilk hücum edən üstünlük qazanır. Şpaqada eyni anda vuranların hər ikisi xal alır.',
        'في الشيش والسيف العربي الأولوية لمن يبدأ الهجوم. وفي سيف المبارزة تُحتسب اللمستان إذا وقعتا معًا.',
        'Au fleuret et au sabre, qui attaque en premier a la priorité. À l’épée, si les deux touchent ensemble, les deux marquent.',
      ),
      answer: { kind: 'several', options: weapons, right: [0, 2] },
    },
    {
      text: translations(
        'How many touches win an individual direct-elimination bout?',
        '¿A cuántos tocados se disputa un asalto individual de eliminación directa?',
        'Até quantos toques vai um assalto individual de eliminação direta?',
        'Birbaşa eliminasiyada fərdi görüş neçə zərbəyə qədər davam edir?',
        'إلى كم لمسة تستمر المبارزة الفردية في خروج المغلوب؟',
        'En combien de touches se dispute un assaut individuel d’élimination directe ?',
      ),
      explanation: translations(
        'Fifteen. In pools, bouts go to five.',
        'Quince. En las poules se tira a cinco.',
        'Quinze. Nas poules, até cinco.',
        'On beş. Qruplarda görüşlər beş zərbəyə qədərdir.',
        'خمس عشرة لمسة. وفي المجموعات خمس لمسات.',
        'Quinze. En poules, les assauts vont à cinq.',
      ),
      answer: { kind: 'number', number: 15 },
    },
    {
      text: translations(
        'Put the referee’s words in order.',
        'Ordena las palabras del árbitro.',
        'Coloque em ordem as palavras do árbitro.',
        'Hakimin sözlərini sıra ilə düzün.',
        'رتّب كلمات الحكم.',
        'Mettez dans l’ordre les mots de l’arbitre.',
      ),
      explanation: translations(
        'Fencing speaks French: on guard, ready?, go, stop.',
        'La esgrima habla francés: en guardia, ¿listos?, adelante, alto.',
        'A esgrima fala francês: em guarda, prontos?, adiante, alto.',
        'Qılıncoynatmanın dili fransızcadır: mövqe tut, hazırsınız?, başla, dayan.',
        'المبارزة تتحدث الفرنسية: وضع الاستعداد، جاهزان؟، ابدآ، توقفا.',
        'L’escrime parle français : les mots sont les mêmes dans le monde entier.',
      ),
      answer: {
        kind: 'order',
        options: [sameText('En garde'), sameText('Prêts\u00A0?'), sameText('Allez'), sameText('Halte')],
      },
    },
  ],
};
