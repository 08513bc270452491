import { hotels } from '../../places/hotels.ts';
import { compose, makeTexts } from '../../words/texts.ts';
import type { SixTexts } from '../../words/texts.ts';
import { demoItems } from '../demo-item.ts';
import type { DemoData, DemoPart } from '../demo-item.ts';
import { hotelView } from '../drawing/building-views.ts';

const breakfast = makeTexts(
  'Breakfast from 05:00 on days with early competitions',
  'Desayuno desde las 5:00 los días en que se compite temprano',
  'Café da manhã a partir das 5h nos dias de provas de manhã cedo',
  'Yarışların tez başladığı günlərdə səhər yeməyi saat 05:00-dan',
  'فطور ابتداءً من الساعة 05:00 في أيام المنافسات المبكرة',
  'Petit déjeuner dès 5 h les jours d’épreuves matinales',
);
const allergies = makeTexts(
  'Allergy-friendly, vegetarian and halal meals on request',
  'Comidas vegetarianas, halal y aptas para personas con alergias, previa solicitud',
  'Refeições vegetarianas, halal e para pessoas com alergia, sob pedido',
  'Allergiyası olanlar üçün, vegetarian və halal yeməklər istək üzrə',
  'وجبات لذوي الحساسية ووجبات نباتية وحلال عند الطلب',
  'Repas adaptés aux allergies, végétariens ou halal sur demande',
);
const stepFree = makeTexts(
  'Step-free entrance and six rooms for wheelchair users',
  'Entrada sin escalones y seis habitaciones para personas en silla de ruedas',
  'Entrada sem degraus e seis quartos para cadeirantes',
  'Pilləsiz giriş və əlil arabasından istifadə edənlər üçün altı otaq',
  'مدخل بلا درجات وست غرف لمستخدمي الكراسي المتحركة',
  'Entrée sans marche et six chambres pour personnes en fauteuil roulant',
);
const laundry = makeTexts(
  'Laundry within 24 hours, drying room for sports equipment',
  'Lavandería en 24 horas y cuarto de secado para el material deportivo',
  'Lavanderia em 24 horas e sala de secagem para o material esportivo',
  'Camaşırlar 24 saat ərzində yuyulur, idman ləvazimatı üçün qurutma otağı',
  'غسيل الملابس خلال 24 ساعة وغرفة لتجفيف المعدات الرياضية',
  'Blanchisserie en 24 heures, séchoir pour le matériel sportif',
);
const physio = makeTexts(
  'Physiotherapy room one floor above the lobby',
  'Sala de fisioterapia en el primer piso',
  'Sala de fisioterapia no primeiro andar',
  'İkinci mərtəbədə fizioterapiya otağı',
  'غرفة للعلاج الطبيعي في الطابق الأول',
  'Salle de kinésithérapie au premier étage',
);
const quiet = makeTexts(
  'Quiet hours from 22:00 to 06:00',
  'Horario de silencio: de 22:00 a 6:00',
  'Horário de silêncio das 22h às 6h',
  'Sakitlik vaxtı: saat 22:00-dan 06:00-dək',
  'ساعات الهدوء من 22:00 إلى 06:00',
  'Heures de calme de 22 h à 6 h',
);
const study = makeTexts(
  'Study room with internet until 21:00',
  'Sala de estudio con internet hasta las 21:00',
  'Sala de estudos com internet até as 21h',
  'Saat 21:00-a qədər internetli dərs otağı',
  'قاعة للدراسة مزوّدة بالإنترنت حتى الساعة 21:00',
  'Salle d’étude avec internet jusqu’à 21 h',
);

/** Delegation lodged in each hotel, in the order of the hotels. */
const lodged = ['SPA', 'RIO', 'BAH', 'PAR', 'CEA', 'ACR'] as const;

const services = [breakfast, allergies, stepFree, laundry, physio, quiet, study];

const desk = makeTexts(
  'Reception: 24 hours; Games desk: 06:00–22:00',
  'Recepción: 24 horas; mostrador de los Juegos: de 6:00 a 22:00',
  'Recepção: 24 horas; balcão dos Jogos: das 6h às 22h',
  'Qəbul bölməsi: 24 saat; Oyunlar üzrə məlumat masası: 06:00–22:00',
  'الاستقبال: على مدار الساعة؛ مكتب الدورة: 06:00–22:00',
  'Réception : jour et nuit ; bureau des Jeux : de 6 h à 22 h',
);

export const same = (text: string): SixTexts => compose(() => text);

const avenueText = makeTexts(
  'The hotel on its avenue, with palms at the entrance',
  'El hotel en su avenida, con palmeras en la entrada',
  'O hotel em sua avenida, com palmeiras na entrada',
  'Prospektdəki otel, girişində palmalar',
  'الفندق على شارعه الرئيسي وأمام مدخله أشجار نخيل',
  'L’hôtel sur son avenue, des palmiers devant l’entrée',
);
const lakeText = makeTexts(
  'The hotel by the lake, with palms at the entrance',
  'El hotel junto al lago, con palmeras en la entrada',
  'O hotel à beira do lago, com palmeiras na entrada',
  'Göl kənarındakı otel, girişində palmalar',
  'الفندق بجانب البحيرة وأمام مدخله أشجار نخيل',
  'L’hôtel au bord du lac, des palmiers devant l’entrée',
);

/** Hotels of the delegations, or only the first `count`; each has four services, in rotation. */
export function hotelPart(count = hotels.length): DemoPart {
  const hotelItems = hotels.slice(0, count).map((hotel) => ({
    ...hotel,
    photo: `files/hotel-${hotel.id}.webp`,
    isAtLake: hotel.address.startsWith('Via do Lago'),
  }));
  const items = demoItems(
    'place',
    hotelItems.map(({ id, name, address, point, photo, isAtLake }, index) => {
      const hotelServices = [0, 1, 2, 3].map((step) => services[(index * 2 + step) % services.length]!);
      const data: DemoData<'place'> = {
        type: 'hotel',
        name: same(name),
        address: { pt: address },
        localAddress: address,
        point,
        phone: `+55 61 3555-0${String(101 + index * 7)}`,
        hours: desk,
        lodges: lodged[index],
        services: compose((language) => hotelServices.map((service) => service[language]).join('\n')),
        photo: { path: photo, alt: isAtLake ? lakeText : avenueText },
      };
      return [`hotel-${id}`, data];
    }),
  );
  const files = hotelItems.map(({ photo, isAtLake }, seed) => ({
    path: photo,
    purpose: 'photo' as const,
    content: hotelView({ seed, isAtLake }),
  }));
  return { items, files };
}
