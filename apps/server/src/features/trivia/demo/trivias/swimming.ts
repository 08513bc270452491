import { translations } from '../shape.ts';
import type { DemoTrivia } from '../shape.ts';

export const swimming: DemoTrivia = {
  id: 'swimming-strokes',
  discipline: 'swm',
  type: 'sport',
  minutes: 5,
  points: 400,
  title: translations(
    'Four strokes',
    'Cuatro estilos',
    'Quatro nados',
    'Dörd üzgüçülük üsulu',
    'أربع طرق للسباحة',
    'Quatre nages',
  ),
  description: translations(
    'Strokes, starts and turns in the pool.',
    'Estilos, salidas y virajes en la piscina.',
    'Nados, saídas e viradas na piscina.',
    'Hovuzda üsullar, startlar və dönüşlər.',
    'طرق السباحة والانطلاق والدوران في المسبح.',
    'Nages, départs et virages en bassin.',
  ),
  questions: [
    {
      text: translations(
        'Put the strokes of the individual medley in order.',
        'Ordena los estilos de la prueba individual de estilos.',
        'Coloque em ordem os nados do medley individual.',
        'Fərdi kompleks üzgüçülükdə üsulları sıra ilə düzün.',
        'رتّب طرق السباحة في سباق الفردي المتنوع.',
        'Mettez dans l’ordre les nages du quatre nages individuel.',
      ),
      explanation: translations(
        'Butterfly, backstroke, breaststroke, freestyle. In a medley relay backstroke comes first, because it starts in the water.',
        'Mariposa, espalda, braza y libre. En el relevo de estilos la espalda va primero, porque se sale desde el agua.',
        'Borboleta, costas, peito e livre. No revezamento medley o nado costas vem primeiro, porque a saída é dentro da água.',
        'Batterflay, arxası üstə, brass və sərbəst üsul. Kombinə edilmiş estafetdə arxası üstə üzgüçülük birinci gəlir, çünki start suda verilir.',
        'الفراشة ثم الظهر ثم الصدر ثم الحرة. وفي التتابع المتنوع تأتي سباحة الظهر أولًا لأن انطلاقها من داخل الماء.',
        'Papillon, dos, brasse, nage libre. En relais, le dos passe en premier, car son départ se fait dans l’eau.',
      ),
      answer: {
        kind: 'order',
        options: [
          translations('Butterfly', 'Mariposa', 'Borboleta', 'Batterflay', 'الفراشة', 'Papillon'),
          translations('Backstroke', 'Espalda', 'Costas', 'Arxası üstə', 'الظهر', 'Dos'),
          translations('Breaststroke', 'Braza', 'Peito', 'Brass', 'الصدر', 'Brasse'),
          translations('Freestyle', 'Libre', 'Livre', 'Sərbəst', 'الحرة', 'Nage libre'),
        ],
      },
    },
    {
      text: translations(
        'How long is an Olympic pool?',
        '¿Cuánto mide de largo una piscina olímpica?',
        'Qual é o comprimento de uma piscina olímpica?',
        'Olimpiya hovuzunun uzunluğu nə qədərdir?',
        'كم يبلغ طول المسبح الأولمبي؟',
        'Quelle est la longueur d’un bassin olympique ?',
      ),
      explanation: translations(
        'Fifty meters: a long course. Short-course pools measure 25 meters.',
        'Cincuenta metros: piscina larga. La piscina corta mide 25 metros.',
        'Cinquenta metros: piscina longa. A piscina curta tem 25 metros.',
        'Əlli metr: uzun hovuz. Qısa hovuzun uzunluğu 25 metrdir.',
        'خمسون مترًا، وهو المسبح الطويل. أما المسبح القصير فطوله 25 مترًا.',
        'Cinquante mètres : le grand bassin. Le petit bassin mesure 25 mètres.',
      ),
      answer: {
        kind: 'number',
        number: 50,
        unit: translations('meters', 'metros', 'metros', 'metr', 'متر', 'mètres'),
      },
    },
    {
      text: translations(
        'In which stroke does the race start in the water?',
        '¿En qué estilo se sale desde dentro del agua?',
        'Em qual nado a saída é dentro da água?',
        'Hansı üsulda start suda verilir?',
        'في أي طريقة سباحة يكون الانطلاق من داخل الماء؟',
        'Dans quelle nage le départ se fait-il dans l’eau ?',
      ),
      explanation: translations(
        'Backstroke swimmers hold the grips of the block and push off from the wall.',
        'En espalda se agarran las asas del poyete y se empuja desde la pared.',
        'No nado costas, o atleta segura as alças do bloco e dá impulso na parede.',
        'Arxası üstə üzənlər start dayağının tutacağından tutub divardan itələnirlər.',
        'في سباحة الظهر يمسك السباحون بمقبض منصة البدء ويدفعون أنفسهم من الجدار.',
        'En dos, les nageurs tiennent les poignées du plot et poussent sur le mur.',
      ),
      answer: {
        kind: 'one',
        options: [
          translations('Butterfly', 'Mariposa', 'Borboleta', 'Batterflay', 'الفراشة', 'Papillon'),
          translations('Freestyle', 'Libre', 'Livre', 'Sərbəst', 'الحرة', 'Nage libre'),
          translations('Backstroke', 'Espalda', 'Costas', 'Arxası üstə', 'الظهر', 'Dos'),
          translations('Breaststroke', 'Braza', 'Peito', 'Brass', 'الصدر', 'Brasse'),
        ],
        right: 2,
      },
    },
    {
      text: translations(
        'In which strokes must both hands touch the wall at the turn?',
        '¿En qué estilos hay que tocar la pared con las dos manos en el viraje?',
        'Em quais nados é obrigatório tocar a parede com as duas mãos na virada?',
        'Hansı üsullarda dönüş zamanı divara hər iki əllə toxunmaq lazımdır?',
        'في أي طرق السباحة يجب لمس الجدار باليدين معًا عند الدوران؟',
        'Dans quelles nages faut-il toucher le mur des deux mains au virage ?',
      ),
      explanation: translations(
        'In breaststroke and butterfly both hands touch at the same time. In freestyle any part of the body may touch.',
        'En braza y mariposa se toca con las dos manos a la vez. En libre vale cualquier parte del cuerpo.',
        'No peito e na borboleta, as duas mãos tocam ao mesmo tempo. No livre, vale qualquer parte do corpo.',
        'Brass və batterflayda hər iki əl eyni anda toxunur. Sərbəst üsulda bədənin istənilən hissəsi ilə toxunmaq olar.',
        'في سباحتي الصدر والفراشة تلمس اليدان الجدار في وقت واحد. وفي الحرة يكفي أي جزء من الجسم.',
        'En brasse et en papillon, les deux mains touchent en même temps. En nage libre, n’importe quelle partie du corps suffit.',
      ),
      answer: {
        kind: 'several',
        options: [
          translations('Breaststroke', 'Braza', 'Peito', 'Brass', 'الصدر', 'Brasse'),
          translations('Backstroke', 'Espalda', 'Costas', 'Arxası üstə', 'الظهر', 'Dos'),
          translations('Butterfly', 'Mariposa', 'Borboleta', 'Batterflay', 'الفراشة', 'Papillon'),
          translations('Freestyle', 'Libre', 'Livre', 'Sərbəst', 'الحرة', 'Nage libre'),
        ],
        right: [0, 2],
      },
    },
    {
      text: translations(
        'How far can freestyle swimmers stay underwater after the start?',
        '¿Hasta qué distancia se puede nadar bajo el agua tras la salida en libre?',
        'Até que distância se pode nadar submerso depois da saída no nado livre?',
        'Sərbəst üsulda startdan sonra su altında ən çox neçə metr üzmək olar?',
        'ما أقصى مسافة يجوز قطعها تحت الماء بعد الانطلاق في السباحة الحرة؟',
        'Jusqu’à quelle distance peut-on rester sous l’eau après le départ en nage libre ?',
      ),
      explanation: translations(
        'By 15 meters the head must have broken the surface.',
        'A los 15 metros la cabeza ya debe haber salido a la superficie.',
        'Aos 15 metros, a cabeça já deve ter rompido a superfície.',
        '15-ci metrə qədər baş suyun səthinə çıxmalıdır.',
        'يجب أن يظهر الرأس فوق سطح الماء عند مسافة 15 مترًا على الأكثر.',
        'À 15 mètres au plus tard, la tête doit avoir percé la surface.',
      ),
      answer: {
        kind: 'one',
        options: [
          translations('5 m', '5 m', '5 m', '5 m', '5 م', '5 m'),
          translations('10 m', '10 m', '10 m', '10 m', '10 م', '10 m'),
          translations('15 m', '15 m', '15 m', '15 m', '15 م', '15 m'),
          translations('25 m', '25 m', '25 m', '25 m', '25 م', '25 m'),
        ],
        right: 2,
      },
    },
  ],
};
