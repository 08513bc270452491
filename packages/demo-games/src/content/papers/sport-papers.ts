/** Regulations of competitions, and reports. */
import { makeTexts } from '../../words/texts.ts';
import { rules } from './paper-lines.ts';
import type { PaperLines } from './paper-lines.ts';

export const sportPapers: Readonly<Record<string, PaperLines>> = {
  'athletics-regulations': rules([
    makeTexts(
      'One false start disqualifies.',
      'Una salida nula descalifica.',
      'Uma saída falsa desclassifica.',
      'Bir falstart diskvalifikasiya ilə nəticələnir.',
      'انطلاقة خاطئة واحدة تؤدي إلى الاستبعاد.',
      'Un faux départ disqualifie.',
    ),
    makeTexts(
      'Eight athletes advance to a final on the track.',
      'Ocho deportistas pasan a una final en pista.',
      'Oito atletas avançam a uma final de pista.',
      'Qaçış növlərində finala səkkiz idmançı vəsiqə qazanır.',
      'يتأهل ثمانية رياضيين إلى النهائي في سباقات المضمار.',
      'Huit athlètes accèdent à une finale sur piste.',
    ),
    makeTexts(
      'Personal poles are measured the day before.',
      'Las pértigas propias se miden la víspera.',
      'Varas próprias são medidas na véspera.',
      'Şəxsi şüvüllər bir gün əvvəl ölçülür.',
      'تُقاس زانات القفز الخاصة في اليوم السابق.',
      'Les perches personnelles sont mesurées la veille.',
    ),
  ]),
  'swimming-regulations': rules([
    makeTexts(
      'Swimmers tied for the last qualifying place swim again.',
      'En caso de empate por la última plaza clasificatoria, se nada un desempate.',
      'Em caso de empate pela última vaga, há prova de desempate.',
      'Son vəsiqə uğrunda vaxtlar bərabər olarsa, əlavə üzüş keçirilir.',
      'عند تساوي الزمن على آخر مركز مؤهل يُجرى سباق فاصل.',
      'À temps égal pour la dernière place qualificative, un barrage est nagé.',
    ),
    makeTexts(
      'Relay lineups are handed in one hour before.',
      'La composición de los relevos se entrega una hora antes.',
      'A escalação dos revezamentos é entregue uma hora antes.',
      'Estafet heyətləri bir saat əvvəl təqdim olunur.',
      'تُسلَّم أسماء سباحي التتابع قبل السباق بساعة.',
      'La composition des relais est remise une heure avant.',
    ),
  ]),
  'judo-draw': () => [
    ['1', 'Oito cabeças de chave, pela colocação nos Jogos anteriores.'],
    ['2', 'Atletas do mesmo estado ficam em lados opostos da chave.'],
  ],
  'report-week-one': rules([
    makeTexts(
      '48,300 spectators at 15 venues',
      '48.300 espectadores en 15 sedes',
      '48.300 espectadores em 15 locais',
      '15 idman obyektində 48.300 tamaşaçı',
      '48,300 متفرج في 15 موقعًا',
      '48 300 spectateurs sur 15 sites',
    ),
    makeTexts(
      '6,120 bus trips, 97% on time',
      '6.120 viajes de autobús, 97 % puntuales',
      '6.120 viagens de ônibus, 97% no horário',
      '6.120 avtobus reysi, 97%-i vaxtında',
      '6,120 رحلة بالحافلات، 97% منها في موعدها',
      '6 120 trajets en bus, 97 % à l’heure',
    ),
    makeTexts(
      '131,000 meals, 212 requests for cassava cake',
      '131.000 comidas, 212 pedidos de pastel de mandioca',
      '131 mil refeições, 212 pedidos de bolo de mandioca',
      '131.000 porsiya yemək, maniok keki üçün 212 xahiş',
      '131,000 وجبة و212 طلبًا لكعكة الكسافا',
      '131 000 repas, 212 demandes de gâteau au manioc',
    ),
    makeTexts(
      '740 visits to first-aid rooms, mostly for blisters',
      '740 visitas a las salas de primeros auxilios, sobre todo por ampollas',
      '740 atendimentos, a maioria por bolhas nos pés',
      'İlk yardım otaqlarına 740 müraciət, əsasən ayaqdakı suluqlara görə',
      '740 مراجعة لغرف الإسعاف، معظمها بسبب بثور القدمين',
      '740 passages dans les salles de premiers secours, surtout pour des ampoules',
    ),
  ]),
  'report-anti-doping': (language) => [
    [makeTexts('Athletics', 'Atletismo', 'Atletismo', 'Atletika', 'ألعاب القوى', 'Athlétisme')[language], '34'],
    [makeTexts('Swimming', 'Natación', 'Natação', 'Üzgüçülük', 'السباحة', 'Natation')[language], '31'],
    [
      makeTexts(
        'Road cycling',
        'Ciclismo en ruta',
        'Ciclismo de estrada',
        'Şose velosiped idmanı',
        'دراجات الطريق',
        'Cyclisme sur route',
      )[language],
      '12',
    ],
    [makeTexts('Judo', 'Judo', 'Judô', 'Cüdo', 'الجودو', 'Judo')[language], '10'],
  ],
  'report-technical-delegate-swimming': rules([
    makeTexts(
      'Water temperature between 25.8 and 26.4 °C',
      'Temperatura del agua entre 25,8 y 26,4 °C',
      'Temperatura da água entre 25,8 e 26,4 °C',
      'Suyun temperaturu 25,8 ilə 26,4 °C arasında',
      'حرارة الماء بين 25.8 و26.4 درجة مئوية',
      'Température de l’eau entre 25,8 et 26,4 °C',
    ),
    makeTexts(
      'Touch pads checked every morning, one replaced',
      'Placas de contacto revisadas cada mañana, una cambiada',
      'Placas de toque verificadas toda manhã, uma trocada',
      'Toxunma lövhələri hər səhər yoxlanılıb, biri dəyişdirilib',
      'فُحصت لوحات اللمس كل صباح واستُبدلت واحدة',
      'Plaques de touche vérifiées chaque matin, une remplacée',
    ),
  ]),
};
