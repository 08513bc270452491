/** The safe-sport area: film, rights, help, contacts. */
import { languages } from '@podium/games';
import { makeTexts } from '../../words/texts.ts';
import type { DemoContext } from '../context.ts';
import type { DemoPart } from '../demo-item.ts';
import { demoItems } from '../demo-item.ts';
import { filmCaptions, filmFiles, filmPaths, filmPoster, filmSeconds } from './film.ts';

const captionPath = (language: string): string => `captions/safe-sport-${language}.vtt`;

export function safeSport({ isSmall }: DemoContext): DemoPart {
  return {
    items: [
      ...demoItems('safe-sport', isSmall ? pages.slice(0, 1) : pages),
      ...demoItems('safe-contact', isSmall ? contacts.slice(0, 2) : contacts),
    ],
    files: [
      ...filmFiles(),
      filmPoster,
      ...languages.map((language) => ({
        path: captionPath(language),
        purpose: 'captions' as const,
        content: new TextEncoder().encode(filmCaptions[language]),
      })),
    ],
  };
}

type Rows<Name extends 'safe-sport' | 'safe-contact'> = Parameters<typeof demoItems<Name>>[1];

const pages: Rows<'safe-sport'> = [
  [
    'film',
    {
      title: makeTexts(
        'You can say no. You can tell us.',
        'Puedes decir que no. Puedes contárnoslo.',
        'Você pode dizer não. Você pode nos contar.',
        '“Yox” deyə bilərsiniz. Bizə danışa bilərsiniz.',
        'يمكنك أن تقول لا. ويمكنك أن تخبرنا.',
        'Vous pouvez dire non. Vous pouvez nous en parler.',
      ),
      text: makeTexts(
        'Nobody in sport should hurt you on purpose, physically or in any other way. This short film shows what is not okay, even if the person is your coach, a teammate or someone important, and who is there for you at the Games.',
        'El deporte nunca debería hacer daño a propósito, ni físico ni de ningún otro tipo. Este breve video muestra qué no está bien, aunque la persona sea tu entrenador, alguien del equipo o alguien importante, y quién está para ayudarte en los Juegos.',
        'O esporte nunca deveria machucar de propósito, nem no corpo nem de outra forma. Este vídeo curto mostra o que não é certo, mesmo que a pessoa seja seu treinador, alguém da equipe ou alguém importante, e quem está aqui por você nos Jogos.',
        'İdman heç vaxt qəsdən incitməməlidir, nə bədəni, nə də ruhu. Bu qısa film nəyin yolverilməz olduğunu (bunu edən məşqçiniz, komanda yoldaşınız və ya vəzifəli biri olsa belə) və Oyunlarda sizə kimin kömək edəcəyini göstərir.',
        'لا ينبغي للرياضة أن تؤذي أحدًا عمدًا، لا جسديًا ولا بأي شكل آخر. يبيّن هذا الفيلم القصير ما هو غير مقبول، حتى لو كان الشخص مدربك أو زميلك أو شخصًا مهمًا، ويبيّن من يقف إلى جانبك في الدورة.',
        'Le sport ne devrait jamais faire mal exprès, ni au corps ni autrement. Ce court film montre ce qui n’est pas normal, même venant d’un entraîneur, d’un coéquipier ou de quelqu’un d’important, et qui est là pour vous pendant les Jeux.',
      ),
      video: { path: filmPaths.video },
      fallback: { path: filmPaths.fallback },
      captions: Object.fromEntries(languages.map((language) => [language, { path: captionPath(language) }])),
      poster: {
        path: filmPoster.path,
        alt: makeTexts(
          'Two hands hold a small light between hills at dusk.',
          'Dos manos sostienen una pequeña luz entre colinas al anochecer.',
          'Duas mãos seguram uma pequena luz entre colinas ao anoitecer.',
          'Alatoranda təpələr arasında iki əl kiçik işıq tutur.',
          'يدان تحملان ضوءًا صغيرًا بين التلال عند الغسق.',
          'Deux mains tiennent une petite lumière entre des collines au crépuscule.',
        ),
      },
      duration: filmSeconds,
    },
  ],
  [
    'rights',
    {
      title: makeTexts(
        'Your rights',
        'A qué tienes derecho',
        'A que você tem direito',
        'Hüquqlarınız',
        'حقوقك',
        'Ce à quoi vous avez droit',
      ),
      text: makeTexts(
        'You have a right to train without fear, to be spoken to with respect, and to decide who touches you and why. Being yelled at, laughed at because of your body, sent unwanted messages or made to train while injured is not part of sport.\n\nYou may stop, leave and come back with someone. You may bring a person you trust to any conversation, medical visit or doping control. It is never your fault, and there is no time limit for talking about it.',
        'Tienes derecho a entrenar sin miedo, a que te hablen con respeto y a decidir quién te toca y para qué. Los gritos, las burlas sobre tu cuerpo, los mensajes que no quieres o que te obliguen a entrenar con una lesión no son parte del deporte.\n\nPuedes parar, irte y volver con alguien. Puedes llevar a una persona de confianza a cualquier conversación, visita médica o control antidopaje. Nunca es culpa tuya, y no hay plazo para contarlo.',
        'Você tem direito a treinar sem medo, a ser tratado com respeito e a decidir quem toca em você e por quê. Gritos, piadas sobre seu corpo, mensagens indesejadas ou ser obrigado a treinar com uma lesão não fazem parte do esporte.\n\nVocê pode parar, sair e voltar com alguém. Pode levar uma pessoa de confiança a qualquer conversa, consulta ou controle de dopagem. Nunca é culpa sua, e não há prazo para contar.',
        'Qorxmadan məşq etmək, hörmətlə rəftar görmək, sizə kimin və nə üçün toxuna biləcəyinə özünüz qərar vermək hüququnuz var. Qışqırmaq, bədəninizə görə lağ etmək, istəmədiyiniz mesajlar göndərmək, zədəli halda məşqə məcbur etmək idmanın bir hissəsi deyil.\n\nDayana, gedə və kiminləsə qayıda bilərsiniz. İstənilən söhbətə, həkimə və ya dopinq yoxlamasına etibar etdiyiniz adamla gələ bilərsiniz. Bu heç vaxt sizin günahınız deyil və danışmaq üçün vaxt məhdudiyyəti yoxdur.',
        'من حقك أن تتدرب من دون خوف وأن تُخاطَب باحترام وأن تقرر من يلمسك ولماذا. الصراخ والسخرية من جسدك والرسائل التي لا تريدها وإجبارك على التدريب وأنت مصاب ليست جزءًا من الرياضة.\n\nيمكنك أن تتوقف وتغادر وتعود مع شخص آخر. يمكنك اصطحاب من تثق به إلى أي لقاء أو زيارة طبية أو فحص منشطات. ليس الذنب ذنبك أبدًا، ولا توجد مهلة للحديث عن الأمر.',
        'Vous avez le droit de vous entraîner sans peur, qu’on vous parle avec respect et de décider qui vous touche et pourquoi. Les cris, les moqueries sur votre corps, les messages non désirés ou l’obligation de s’entraîner malgré une blessure ne font pas partie du sport.\n\nVous pouvez arrêter, partir et revenir avec quelqu’un. Vous pouvez venir avec une personne de confiance à tout entretien, à toute visite médicale ou à tout contrôle antidopage. Ce n’est jamais votre faute, et il n’y a pas de délai pour en parler.',
      ),
    },
  ],
  [
    'how-help-works',
    {
      title: makeTexts(
        'What happens when you tell us',
        'Qué pasa cuando nos lo cuentas',
        'O que acontece quando você nos conta',
        'Bizə danışanda nə baş verir',
        'ماذا يحدث عندما تخبرنا',
        'Ce qui se passe quand vous nous parlez',
      ),
      text: makeTexts(
        'A trained person listens. You choose where, in which language and whether you give your name. You do not have to prove anything.\n\nTogether you decide the next step. Only if someone is in danger do we have to act at once, and then we tell you first. Nothing from the conversation appears in results, rankings or your account.',
        'Te escucha una persona con formación. Tú eliges dónde, en qué idioma y si das tu nombre. No tienes que demostrar nada.\n\nEl siguiente paso lo deciden juntos. Solo si alguien corre peligro tenemos que actuar de inmediato, y antes te lo decimos. Nada de lo hablado aparece en resultados, clasificaciones ni en tu cuenta.',
        'Uma pessoa preparada escuta você. Você escolhe onde, em que língua e se quer dizer seu nome. Não precisa provar nada.\n\nO próximo passo é decidido em conjunto. Só se alguém correr perigo precisamos agir na hora, e antes avisamos você. Nada da conversa aparece em resultados, classificações ou na sua conta.',
        'Sizi hazırlıqlı mütəxəssis dinləyir. Harada, hansı dildə danışacağınızı və adınızı deyib-deməyəcəyinizi özünüz seçirsiniz. Heç nə sübut etməli deyilsiniz.\n\nNövbəti addıma birlikdə qərar verirsiniz. Yalnız kimsə təhlükədədirsə, dərhal hərəkət etməliyik və bunu əvvəlcə sizə deyirik. Söhbət barədə heç nə nəticələrdə, sıralamalarda və hesabınızda görünmür.',
        'يستمع إليك شخص مدرَّب. أنت تختار المكان واللغة وما إذا كنت ستذكر اسمك. ليس عليك إثبات أي شيء.\n\nتقرران معًا الخطوة التالية. لا نتصرف فورًا إلا إذا كان أحد في خطر، وسنخبرك قبل ذلك. لا يظهر شيء من الحديث في النتائج أو الترتيب أو حسابك.',
        'Une personne formée vous écoute. Vous choisissez où, dans quelle langue et si vous donnez votre nom. Vous n’avez rien à prouver.\n\nLa suite se décide ensemble. Nous ne devons agir immédiatement que si quelqu’un est en danger, et nous vous le disons d’abord. Rien de ce que vous dites n’apparaît dans les résultats, les classements ou votre compte.',
      ),
    },
  ],
];

const contacts: Rows<'safe-contact'> = [
  [
    'team',
    {
      name: makeTexts(
        'Safe-sport team of the Games',
        'Equipo de deporte seguro de los Juegos',
        'Equipe de esporte seguro dos Jogos',
        'Oyunların təhlükəsiz idman komandası',
        'فريق الرياضة الآمنة في الدورة',
        'Équipe sport sûr des Jeux',
      ),
      description: makeTexts(
        'Trained people, six languages. You don’t have to give your name.',
        'Personas con formación, seis idiomas. No hace falta que des tu nombre.',
        'Pessoas preparadas, seis línguas. Você não precisa dizer seu nome.',
        'Hazırlıqlı mütəxəssislər, altı dil. Adınızı deməyə də bilərsiniz.',
        'أشخاص مدرَّبون يتحدثون ست لغات، ولست مضطرًا إلى ذكر اسمك.',
        'Des personnes formées, six langues. Vous n’avez pas à donner votre nom.',
      ),
      phone: '+55 61 5550 0140',
      email: 'safe@games.example',
      chat: 'https://chat.games.example/safe',
      hours: makeTexts('Day and night', 'Día y noche', 'Dia e noite', 'Gecə-gündüz', 'ليلًا ونهارًا', 'Jour et nuit'),
      isEmergency: true,
    },
  ],
  [
    'emergency',
    {
      name: makeTexts('Ambulance', 'Ambulancia', 'Ambulância', 'Təcili yardım', 'الإسعاف', 'Ambulance'),
      description: makeTexts(
        'If someone is injured or in danger now.',
        'Si alguien está herido o en peligro ahora.',
        'Se alguém está ferido ou em perigo agora.',
        'Kimsə zədə alıbsa və ya indi təhlükədədirsə.',
        'إذا كان أحد مصابًا أو في خطر الآن.',
        'Si quelqu’un est blessé ou en danger maintenant.',
      ),
      phone: '192',
      hours: makeTexts('Day and night', 'Día y noche', 'Dia e noite', 'Gecə-gündüz', 'ليلًا ونهارًا', 'Jour et nuit'),
      isEmergency: true,
    },
  ],
  [
    'helpline',
    {
      name: makeTexts(
        'Children’s helpline',
        'Línea de ayuda para menores',
        'Linha de ajuda para crianças e adolescentes',
        'Uşaq yardım xətti',
        'خط مساعدة الأطفال',
        'Ligne d’aide aux enfants',
      ),
      description: makeTexts(
        'Independent of the Games, free of charge.',
        'Independiente de los Juegos, gratuita.',
        'Independente dos Jogos, gratuita.',
        'Oyunlardan asılı deyil, pulsuzdur.',
        'مستقل عن الدورة ومجاني.',
        'Indépendante des Jeux, gratuite.',
      ),
      phone: '100',
      hours: makeTexts('Day and night', 'Día y noche', 'Dia e noite', 'Gecə-gündüz', 'ليلًا ونهارًا', 'Jour et nuit'),
    },
  ],
  [
    'office',
    {
      name: makeTexts(
        'Safe-sport office',
        'Oficina de deporte seguro',
        'Posto de esporte seguro',
        'Təhlükəsiz idman otağı',
        'مكتب الرياضة الآمنة',
        'Bureau sport sûr',
      ),
      description: makeTexts(
        'Athletics Stadium, gate 2, and lobby of Hotel Doze Colunas.',
        'Estadio de Atletismo, puerta 2, y vestíbulo del Hotel Doze Colunas.',
        'Estádio de Atletismo, portão 2, e saguão do Hotel Doze Colunas.',
        'Atletika Stadionu, 2 nömrəli giriş və “Doze Colunas” otelinin foyesi.',
        'ملعب ألعاب القوى، البوابة 2، وبهو فندق Doze Colunas.',
        'Stade d’athlétisme, porte 2, et hall de l’hôtel Doze Colunas.',
      ),
      email: 'office@safe.games.example',
      web: 'https://safe.games.example/',
      hours: makeTexts(
        '07:00 to 23:00',
        'De 7:00 a 23:00',
        'Das 7h às 23h',
        '07:00–23:00',
        'من 07:00 إلى 23:00',
        'De 7 h à 23 h',
      ),
    },
  ],
];
