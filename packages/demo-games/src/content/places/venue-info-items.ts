import { venuePoints } from '../../places/venue-points.ts';
import { venues } from '../../places/venues.ts';
import { compose, makeTexts } from '../../words/texts.ts';
import type { SixTexts } from '../../words/texts.ts';
import { demoItems } from '../demo-item.ts';
import type { DemoData, DemoFile, DemoItem } from '../demo-item.ts';
import { floorPlan } from '../drawing/floor-plan.ts';
import { hallView, lakeView, parkView, poolView, stadiumView } from '../drawing/venue-views.ts';

const stepFreeGate = (number: number): SixTexts =>
  makeTexts(
    `Gate ${number} is step-free. An elevator goes up to the stands, with places for wheelchair users in row A.`,
    `La puerta ${number} no tiene escalones. Un ascensor lleva a la tribuna, con plazas para personas en silla de ruedas en la fila A.`,
    `O portão ${number} não tem degraus. Um elevador leva à arquibancada, com lugares para cadeirantes na fila A.`,
    `${number} nömrəli giriş pilləsizdir. Lift tribunaya qalxır, A sırasında əlil arabasından istifadə edənlər üçün yerlər var.`,
    `البوابة ${number} بلا درجات، ويوصل مصعد إلى المدرجات حيث توجد أماكن لمستخدمي الكراسي المتحركة في الصف A.`,
    `La porte ${number} est de plain-pied. Un ascenseur mène à la tribune, avec des places pour personnes en fauteuil roulant au rang A.`,
  );

const uneven = makeTexts(
  'Paths are gravel and grass. A shuttle for people with reduced mobility leaves from the main entrance every 20 minutes.',
  'Los caminos son de grava y césped. Un transporte para personas con movilidad reducida sale de la entrada principal cada 20 minutos.',
  'Os caminhos são de cascalho e grama. Um transporte para pessoas com mobilidade reduzida sai da entrada principal a cada 20 minutos.',
  'Yollar çınqıllı və otludur. Hərəkəti məhdud insanlar üçün nəqliyyat əsas girişdən hər 20 dəqiqədən bir yola düşür.',
  'الممرات من الحصى والعشب، وتنطلق مركبة لذوي الحركة المحدودة من المدخل الرئيسي كل 20 دقيقة.',
  'Les allées sont en gravier et en herbe. Une navette pour personnes à mobilité réduite part de l’entrée principale toutes les 20 minutes.',
);

const water = makeTexts(
  'Drinking water, toilets on every side, first aid at the field of play',
  'Agua potable, baños en cada lado, primeros auxilios junto al área de competición',
  'Água potável, banheiros em todos os lados, primeiros socorros junto à área de competição',
  'İçməli su, hər tərəfdə tualet, yarış meydançasının yanında ilk yardım',
  'مياه شرب، ودورات مياه في كل جانب، وإسعافات أولية بجانب ساحة المنافسة',
  'Eau potable, toilettes de chaque côté, premiers secours au bord de l’aire de compétition',
);
const lockers = makeTexts(
  'Lockers for athletes, room for families with small children, lost and found at the information desk',
  'Casilleros para deportistas, sala para familias con niños pequeños, objetos perdidos en el punto de información',
  'Armários para atletas, sala para famílias com crianças pequenas, achados e perdidos no balcão de informações',
  'İdmançılar üçün şkaflar, kiçik uşaqlı ailələr üçün otaq, itmiş əşyalar məlumat masasında',
  'خزائن للرياضيين، وغرفة للعائلات التي معها أطفال صغار، والمفقودات في مكتب الاستعلامات',
  'Casiers pour les athlètes, salle pour les familles avec jeunes enfants, objets trouvés au point d’information',
);

const seats = (count: number): SixTexts => {
  const n = compose((language) => new Intl.NumberFormat(language, { numberingSystem: 'latn' }).format(count));
  return makeTexts(
    `${n.en} seats. Admission is free, first come, first served.`,
    `${n.es} asientos. La entrada es gratuita, por orden de llegada.`,
    `${n.pt} lugares. A entrada é gratuita, por ordem de chegada.`,
    `${n.az} oturacaq yeri. Giriş pulsuzdur, yerlər gəliş sırasına görə tutulur.`,
    `عدد المقاعد: ${n.ar}. الدخول مجاني والأولوية لمن يصل أولًا.`,
    `${n.fr} places. L’entrée est gratuite, dans l’ordre d’arrivée.`,
  );
};

/** Seats, number of gates and the step-free gate; 0 for venues with uneven paths. */
const facts: Readonly<Record<string, [seats: number, gates: number, stepFree: number]>> = {
  AQC: [3200, 4, 2],
  CBH: [2800, 4, 1],
  MAH: [1900, 3, 1],
  GYH: [2400, 4, 3],
  FNH: [900, 2, 1],
  RKH: [1200, 2, 2],
  HBH: [1600, 4, 2],
  BKH: [4100, 4, 1],
  VVH: [3500, 4, 4],
  SHR: [400, 2, 1],
  STA: [9800, 4, 2],
  FBG: [2500, 3, 1],
  BKP: [1500, 2, 0],
  BCH: [2000, 2, 0],
  PRK: [800, 2, 0],
};

const addresses: Readonly<Record<string, string>> = {
  AQC: 'Setor Esportivo Norte, Lote 2',
  CBH: 'Setor Esportivo Norte, Lote 5',
  MAH: 'Setor Esportivo Sul, Lote 1',
  GYH: 'Setor Esportivo Norte, Lote 7',
  FNH: 'Setor Esportivo Sul, Lote 3',
  RKH: 'Setor Esportivo Sul, Lote 4',
  HBH: 'Setor Esportivo Norte, Lote 9',
  BKH: 'Setor Esportivo Norte, Lote 4',
  VVH: 'Setor Esportivo Norte, Lote 6',
  SHR: 'Estrada do Mirante, km 3',
  STA: 'Setor Esportivo Norte, Lote 1',
  FBG: 'Setor Esportivo Norte, Lote 11',
  BKP: 'Parque das Trilhas, Portaria 1',
  BCH: 'Via da Orla, Portaria 2',
  PRK: 'Parque da Cidade, Portaria 3',
};

interface View {
  draw: () => string;
  alt: SixTexts;
}

const views: Readonly<Record<string, View>> = {
  AQC: {
    draw: poolView,
    alt: makeTexts(
      'Eight lanes of a pool under the lights, full stands behind',
      'Ocho calles de una piscina iluminada y, al fondo, la tribuna llena',
      'Oito raias de uma piscina iluminada e, ao fundo, a arquibancada cheia',
      'İşıqlandırılmış hovuzun səkkiz zolağı, arxada dolu tribuna',
      'ثماني حارات في مسبح مضاء وخلفها مدرجات ممتلئة',
      'Huit couloirs d’un bassin éclairé, tribune pleine à l’arrière-plan',
    ),
  },
  STA: {
    draw: stadiumView,
    alt: makeTexts(
      'The stadium in the late afternoon, with its red track and full stands',
      'El estadio al atardecer, con la pista roja y la tribuna llena',
      'O estádio no fim da tarde, com a pista vermelha e a arquibancada cheia',
      'Axşamüstü stadion: qırmızı qaçış yolu və dolu tribunalar',
      'الملعب قبيل الغروب بمضماره الأحمر ومدرجاته الممتلئة',
      'Le stade en fin d’après-midi, piste rouge et tribunes pleines',
    ),
  },
  BKH: {
    draw: () => hallView(3, ['#8a5a2b', '#d9a05b']),
    alt: makeTexts(
      'A wooden court under spotlights',
      'Una cancha de madera bajo los focos',
      'Uma quadra de madeira sob os refletores',
      'Projektor işığında parket meydança',
      'ملعب خشبي تحت الأضواء الكاشفة',
      'Un parquet sous les projecteurs',
    ),
  },
  CBH: {
    draw: () => hallView(4, ['#22577a', '#f2c14e']),
    alt: makeTexts(
      'A mat area in yellow and blue under spotlights',
      'Un área de tatami amarilla y azul bajo los focos',
      'Uma área de tatame amarela e azul sob os refletores',
      'Projektor işığında sarı və mavi tatami',
      'بساط أصفر وأزرق تحت الأضواء الكاشفة',
      'Un tatami jaune et bleu sous les projecteurs',
    ),
  },
  BCH: {
    draw: lakeView,
    alt: makeTexts(
      'The lake with orange buoys and a sandy beach',
      'El lago con boyas naranjas y una playa de arena',
      'O lago com boias laranja e uma praia de areia',
      'Narıncı buyları olan göl və qumlu çimərlik',
      'البحيرة وعوامات برتقالية وشاطئ رملي',
      'Le lac avec ses bouées orange et une plage de sable',
    ),
  },
  PRK: {
    draw: parkView,
    alt: makeTexts(
      'Lawns, trees and a path in City Park',
      'Césped, árboles y un sendero en el Parque de la Ciudad',
      'Gramados, árvores e um caminho no Parque da Cidade',
      'Şəhər Parkında çəmənlər, ağaclar və cığır',
      'مروج وأشجار وممر في حديقة المدينة',
      'Pelouses, arbres et allée dans le Parc de la ville',
    ),
  },
};

const hallAlt = makeTexts(
  'The hall under spotlights, with full stands',
  'El pabellón bajo los focos, con las gradas llenas',
  'O ginásio sob os refletores, com as arquibancadas cheias',
  'Projektor işığında zal, tribunalar doludur',
  'القاعة تحت الأضواء الكاشفة والمدرجات ممتلئة',
  'La salle sous les projecteurs, tribunes pleines',
);
/** Floor colors outside and inside the lines. */
const halls: Readonly<Record<string, [around: string, inside: string]>> = {
  MAH: ['#8c2f39', '#d9825f'],
  GYH: ['#4a3f78', '#9b8fd0'],
  FNH: ['#2d4a57', '#7fa8a0'],
  RKH: ['#1f5f4a', '#5fad8a'],
  HBH: ['#2a4d8f', '#6f9fd8'],
  VVH: ['#1f6f8b', '#f0a868'],
};

function drawView(code: string, seed: number): View | undefined {
  const floor = halls[code];
  return floor ? { draw: () => hallView(seed, floor), alt: hallAlt } : views[code];
}

const planned = new Set(['AQC', 'BKH', 'CBH', 'STA']);

const planAlt = (name: SixTexts, gate: number): SixTexts =>
  makeTexts(
    `Floor plan, ${name.en}: the step-free route leads from gate ${gate} to the field of play; first aid is in the nearest corner.`,
    `Plano: ${name.es}. El recorrido sin escalones va de la puerta ${gate} al área de competición; los primeros auxilios están en la esquina más cercana.`,
    `Planta: ${name.pt}. O caminho sem degraus vai do portão ${gate} à área de competição; os primeiros socorros ficam no canto mais próximo.`,
    `${name.az}, plan: pilləsiz yol ${gate} nömrəli girişdən yarış meydançasına aparır; ilk yardım ən yaxın küncdədir.`,
    `مخطط ${name.ar}: يمتد المسار الخالي من الدرجات من البوابة ${gate} إلى ساحة المنافسة، والإسعافات الأولية في أقرب زاوية.`,
    `Plan : ${name.fr}. Le cheminement sans marche va de la porte ${gate} à l’aire de compétition ; les premiers secours sont dans l’angle le plus proche.`,
  );

/** Access, services, pictures and plans of every venue. */
export function venueInfoItems({ isSmall }: { isSmall: boolean }): { items: DemoItem[]; files: DemoFile[] } {
  const files: DemoFile[] = [];
  const selectedVenues = isSmall ? venues.slice(0, 1) : venues;
  const items = selectedVenues.map(({ code, name }, index): [string, DemoData<'venue-info'>] => {
    const [seatCount, gates, gate] = facts[code]!;
    const view = drawView(code, index);
    const photo = `files/venue-${code.toLowerCase()}.webp`;
    const plan = `files/plan-${code.toLowerCase()}.svg`;
    if (view) files.push({ path: photo, purpose: 'photo', content: view.draw() });
    if (planned.has(code))
      files.push({ path: plan, purpose: 'plan', content: floorPlan({ gates, stepFreeGate: gate }) });
    return [
      `venue-${code.toLowerCase()}`,
      {
        venue: code,
        localAddress: addresses[code]!,
        description: seats(seatCount),
        access: gate === 0 ? uneven : stepFreeGate(gate),
        isStepFree: gate !== 0,
        services: index % 2 === 0 ? water : compose((language) => `${water[language]}\n${lockers[language]}`),
        phone: `+55 61 3555-08${String(10 + index)}`,
        point: venuePoints[code],
        ...(view && { photo: { path: photo, alt: view.alt } }),
        ...(planned.has(code) && { plan: { path: plan, alt: planAlt(name, gate) } }),
      },
    ];
  });
  return { items: demoItems('venue-info', items), files };
}
