/** Motifs of the official photos: a drawing and its alternative text. */
import { makeTexts } from '../../words/texts.ts';
import type { SixTexts } from '../../words/texts.ts';
import {
  beachRun,
  bout,
  cyclists,
  duel,
  fireworks,
  flags,
  longJump,
  medals,
  podium,
  runners,
  swimmer,
  swimStart,
  underwater,
} from '../drawing/moments.ts';
import { hallView, lakeView, poolView, stadiumView } from '../drawing/venue-views.ts';

interface SceneOfPhoto {
  draw: (seed: number) => string;
  alt: SixTexts;
}

export const scenes = {
  pool: {
    draw: () => poolView(),
    alt: makeTexts(
      'The pool before the finals, with full stands',
      'La piscina antes de las finales, con las gradas llenas',
      'A piscina antes das finais, com as arquibancadas cheias',
      'Finallardan əvvəl hovuz, tribunalar doludur',
      'المسبح قبل النهائيات والمدرجات ممتلئة',
      'Le bassin avant les finales, tribunes pleines',
    ),
  },
  swimStart: {
    draw: (seed) => swimStart({ seed }),
    alt: makeTexts(
      'Swimmers dive from the starting blocks',
      'Nadadores se lanzan desde los bloques de salida',
      'Nadadores saltam dos blocos de partida',
      'Üzgüçülər start tumbalarından suya atılır',
      'سباحون يقفزون من منصات الانطلاق',
      'Des nageurs plongent depuis les plots de départ',
    ),
  },
  swimmer: {
    draw: (seed) => swimmer({ seed }),
    alt: makeTexts(
      'A swimmer in goggles reaches forward at the surface',
      'Un nadador con gafas estira el brazo en la superficie',
      'Um nadador de óculos estica o braço na superfície',
      'Eynəkli üzgüçü su səthində qolunu irəli uzadır',
      'سباح بنظارات يمد ذراعه على سطح الماء',
      'Un nageur à lunettes tend le bras à la surface',
    ),
  },
  underwater: {
    draw: (seed) => underwater({ seed }),
    alt: makeTexts(
      'Three swimmers glide under water among bubbles',
      'Tres nadadores se deslizan bajo el agua entre burbujas',
      'Três nadadores deslizam debaixo d’água entre bolhas',
      'Üç üzgüçü suyun altında qabarcıqlar arasında süzülür',
      'ثلاثة سباحين ينسابون تحت الماء بين الفقاعات',
      'Trois nageurs glissent sous l’eau parmi les bulles',
    ),
  },
  stadium: {
    draw: () => stadiumView(),
    alt: makeTexts(
      'The athletics stadium in the evening light',
      'El estadio de atletismo con la luz de la tarde',
      'O estádio de atletismo à luz do entardecer',
      'Axşam işığında atletika stadionu',
      'ملعب ألعاب القوى في ضوء المساء',
      'Le stade d’athlétisme dans la lumière du soir',
    ),
  },
  runners: {
    draw: (seed) => runners({ seed }),
    alt: makeTexts(
      'Four sprinters on the red track at sunset',
      'Cuatro velocistas en la pista roja al atardecer',
      'Quatro velocistas na pista vermelha ao pôr do sol',
      'Qürub çağı qırmızı qaçış yolunda dörd sprinter',
      'أربعة عدائين على المضمار الأحمر عند الغروب',
      'Quatre sprinteurs sur la piste rouge au coucher du soleil',
    ),
  },
  nightRunners: {
    draw: (seed) => runners({ seed, light: 'night', count: 3 }),
    alt: makeTexts(
      'Three runners under floodlights',
      'Tres corredores bajo los focos',
      'Três corredores sob os refletores',
      'Projektor işığında üç qaçışçı',
      'ثلاثة عدائين تحت الأضواء الكاشفة',
      'Trois coureurs sous les projecteurs',
    ),
  },
  longJump: {
    draw: (seed) => longJump({ seed }),
    alt: makeTexts(
      'An athlete in mid-air above the sand pit',
      'Un deportista en el aire sobre el foso de arena',
      'Um atleta no ar acima da caixa de areia',
      'Qum çalasının üzərində, havada idmançı',
      'رياضي في الهواء فوق حفرة الرمل',
      'Un athlète en l’air au-dessus de la fosse de réception',
    ),
  },
  basketball: {
    draw: (seed) => duel({ seed, court: 'basketball', floor: '#c98d52' }),
    alt: makeTexts(
      'Two players jump for the ball under the basket',
      'Dos jugadores saltan por el balón bajo la canasta',
      'Dois jogadores saltam pela bola sob a cesta',
      'İki oyunçu səbət altında top uğrunda sıçrayır',
      'لاعبان يقفزان نحو الكرة تحت السلة',
      'Deux joueurs sautent vers le ballon sous le panier',
    ),
  },
  volleyball: {
    draw: (seed) => duel({ seed, court: 'volleyball', floor: '#2f7f8f' }),
    alt: makeTexts(
      'A spike at the volleyball net, met by the block',
      'Un remate en la red de voleibol frente al bloqueo',
      'Uma cortada na rede de vôlei diante do bloqueio',
      'Voleybol torunda hücum zərbəsi və blok',
      'ضربة ساحقة عند شبكة الكرة الطائرة أمام الصد',
      'Une attaque au filet de volleyball face au contre',
    ),
  },
  hall: {
    draw: (seed) => hallView(seed, ['#b7773f', '#dca266']),
    alt: makeTexts(
      'The empty court under the spotlights',
      'La cancha vacía bajo los focos',
      'A quadra vazia sob os holofotes',
      'Projektor işığında boş meydança',
      'الملعب خاليًا تحت الأضواء',
      'Le terrain vide sous les projecteurs',
    ),
  },
  bout: {
    draw: (seed) => bout({ seed, mat: '#e8c34a', edge: '#b23a3a' }),
    alt: makeTexts(
      'Two judoka, in white and in blue, fight for a grip',
      'Dos judocas, de blanco y de azul, buscan el agarre',
      'Dois judocas, de branco e de azul, disputam a pegada',
      'Ağ və göy geyimli iki cüdoçu tutuş uğrunda mübarizə aparır',
      'لاعبا جودو بالأبيض والأزرق يتنافسان على المسكة',
      'Deux judokas, en blanc et en bleu, cherchent la saisie',
    ),
  },
  nextBout: {
    draw: (seed) => bout({ seed, mat: '#5fae86', edge: '#24506e' }),
    alt: makeTexts(
      'A bout on the green mat, watched by the referee',
      'Un combate en el tatami verde ante el árbitro',
      'Uma luta no tatame verde, sob o olhar do árbitro',
      'Yaşıl tatamidə görüş, hakim izləyir',
      'نزال على البساط الأخضر أمام الحكم',
      'Un combat sur le tapis vert, sous l’œil de l’arbitre',
    ),
  },
  lake: {
    draw: () => lakeView(),
    alt: makeTexts(
      'The start line on the lake, between palm trees',
      'La línea de salida en el lago, entre palmeras',
      'A linha de largada no lago, entre palmeiras',
      'Palma ağacları arasında göldə start xətti',
      'خط الانطلاق على البحيرة بين أشجار النخيل',
      'La ligne de départ sur le lac, entre les palmiers',
    ),
  },
  beachRun: {
    draw: (seed) => beachRun({ seed }),
    alt: makeTexts(
      'Three athletes run out of the lake across the beach',
      'Tres deportistas salen corriendo del lago por la playa',
      'Três atletas saem correndo do lago pela praia',
      'Üç idmançı göldən çıxıb çimərlik boyu qaçır',
      'ثلاثة رياضيين يخرجون من البحيرة ويركضون على الشاطئ',
      'Trois athlètes sortent du lac et courent sur la plage',
    ),
  },
  cyclists: {
    draw: (seed) => cyclists({ seed }),
    alt: makeTexts(
      'Three cyclists on the road beside the lake',
      'Tres ciclistas en la carretera junto al lago',
      'Três ciclistas na estrada à beira do lago',
      'Göl kənarındakı yolda üç velosipedçi',
      'ثلاثة دراجين على الطريق المحاذي للبحيرة',
      'Trois cyclistes sur la route au bord du lac',
    ),
  },
  podium: {
    draw: (seed) => podium({ seed }),
    alt: makeTexts(
      'Three medalists wave from the podium under confetti',
      'Tres medallistas saludan desde el podio entre confeti',
      'Três medalhistas acenam do pódio sob confetes',
      'Üç medalçı konfetti altında fəxri kürsüdən əl edir',
      'ثلاثة فائزين بالميداليات يلوحون من المنصة وسط القصاصات الملونة',
      'Trois médaillés saluent du podium sous les confettis',
    ),
  },
  medals: {
    draw: (seed) => medals({ seed }),
    alt: makeTexts(
      'A gold, a silver and a bronze medal on their ribbons',
      'Una medalla de oro, una de plata y una de bronce con sus cintas',
      'Uma medalha de ouro, uma de prata e uma de bronze com suas fitas',
      'Lentlərində qızıl, gümüş və bürünc medal',
      'ميدالية ذهبية وأخرى فضية وثالثة برونزية بأشرطتها',
      'Une médaille d’or, une d’argent et une de bronze avec leurs rubans',
    ),
  },
  flags: {
    draw: (seed) => flags({ seed }),
    alt: makeTexts(
      'Young people wave beneath colorful flags',
      'Jóvenes saludan bajo banderas de colores',
      'Jovens acenam sob bandeiras coloridas',
      'Gənclər rəngarəng bayraqların altında əl edir',
      'شباب يلوحون تحت أعلام ملونة',
      'Des jeunes saluent sous des drapeaux colorés',
    ),
  },
  eveningFlags: {
    draw: (seed) => flags({ seed, light: 'evening' }),
    alt: makeTexts(
      'Flags above the stands in the evening',
      'Banderas sobre las gradas al anochecer',
      'Bandeiras acima das arquibancadas ao anoitecer',
      'Axşam tribunaların üzərində bayraqlar',
      'أعلام فوق المدرجات في المساء',
      'Des drapeaux au-dessus des tribunes le soir',
    ),
  },
  fireworks: {
    draw: (seed) => fireworks({ seed }),
    alt: makeTexts(
      'Fireworks above the stadium, where the flame burns',
      'Fuegos artificiales sobre el estadio, donde arde la llama',
      'Fogos de artifício sobre o estádio, onde arde a chama',
      'Məşəlin yandığı stadionun üzərində atəşfəşanlıq',
      'ألعاب نارية فوق الملعب حيث تشتعل الشعلة',
      'Un feu d’artifice au-dessus du stade, où brûle la flamme',
    ),
  },
} satisfies Record<string, SceneOfPhoto>;
export type SceneName = keyof typeof scenes;
