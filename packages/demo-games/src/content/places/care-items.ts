import { makeTexts } from '../../words/texts.ts';
import type { SixTexts } from '../../words/texts.ts';
import { demoItems } from '../demo-item.ts';
import type { DemoData, DemoItem, DemoPart } from '../demo-item.ts';
import { hospitalView } from '../drawing/building-views.ts';
import { same } from './hotel-items.ts';

const allDay = makeTexts(
  'Emergency room: 24 hours, every day',
  'Urgencias: 24 horas, todos los días',
  'Pronto-socorro: 24 horas, todos os dias',
  'Təcili yardım: hər gün, sutka boyu',
  'الطوارئ: على مدار الساعة، كل يوم',
  'Urgences : jour et nuit, tous les jours',
);

const hospital = (
  name: string,
  address: string,
  [latitude, longitude]: [number, number],
  { phone, services, hours = allDay }: { phone: string; services: SixTexts; hours?: SixTexts },
): DemoData<'place'> => ({
  type: 'hospital',
  name: same(name),
  address: { pt: address },
  localAddress: address,
  point: { latitude, longitude },
  phone,
  hours,
  services,
});

const view = makeTexts(
  'The hospital, with the green cross over its entrance',
  'El hospital, con la cruz verde sobre la entrada',
  'O hospital, com a cruz verde sobre a entrada',
  'Xəstəxana, girişinin üstündə yaşıl xaç',
  'المستشفى وفوق مدخله الصليب الأخضر',
  'L’hôpital, la croix verte au-dessus de l’entrée',
);

/** Four hospitals, starting with the reference hospital of the Games. */
export function hospitalPart(count?: number): DemoPart {
  const selectedHospitals = hospitals()
    .slice(0, count)
    .map(({ id, data, ...item }) => {
      const path = `files/${id}.webp`;
      return { ...item, id, data: { ...data, photo: { path, alt: view } } };
    });
  const files = selectedHospitals.map(({ data }, seed) => ({
    path: data.photo.path,
    purpose: 'photo' as const,
    content: hospitalView({ seed }),
  }));
  return { items: selectedHospitals, files };
}

function hospitals() {
  return demoItems('place', [
    [
      'hospital-serra-clara',
      hospital('Hospital Serra Clara', 'Eixo Norte, Quadra 12', [-15.7752, -47.8853], {
        phone: '+55 61 3555-0300',
        services: makeTexts(
          'Reference hospital of the Games: injuries, surgery, children and adolescents\nInterpreters in Spanish, English and French by day',
          'Hospital de referencia de los Juegos: lesiones, cirugía, niños y adolescentes\nIntérpretes de español, inglés y francés durante el día',
          'Hospital de referência dos Jogos: lesões, cirurgia, crianças e adolescentes\nIntérpretes de espanhol, inglês e francês durante o dia',
          'Oyunların əsas xəstəxanası: zədələr, cərrahiyyə, uşaqlar və yeniyetmələr\nGündüz ispan, ingilis və fransız dillərində tərcüməçilər',
          'المستشفى المرجعي للدورة: الإصابات والجراحة والأطفال والمراهقون\nمترجمون للإسبانية والإنجليزية والفرنسية نهارًا',
          'Hôpital de référence des Jeux : blessures, chirurgie, enfants et adolescents\nInterprètes en espagnol, anglais et français la journée',
        ),
      }),
    ],
    [
      'hospital-lago',
      hospital('Hospital do Lago', 'Via do Lago, Trecho 4', [-15.8069, -47.8423], {
        phone: '+55 61 3555-0340',
        services: makeTexts(
          'Nearest hospital to Lake Beach: heat illness, water accidents, allergies',
          'El hospital más cercano a la Playa del Lago: golpes de calor, accidentes en el agua, alergias',
          'O hospital mais próximo da Praia do Lago: insolação, acidentes na água, alergias',
          'Göl Çimərliyinə ən yaxın xəstəxana: istivurma, suda bədbəxt hadisələr, allergiya',
          'أقرب مستشفى إلى شاطئ البحيرة: ضربات الحر وحوادث المياه والحساسية',
          'L’hôpital le plus proche de la Plage du lac : coups de chaleur, accidents dans l’eau, allergies',
        ),
      }),
    ],
    [
      'hospital-campus',
      hospital('Hospital Universitário do Planalto', 'Campus Norte, Bloco H', [-15.7668, -47.8694], {
        phone: '+55 61 3555-0380',
        services: makeTexts(
          'Nearest hospital to the campus halls: emergencies, eye care, dentist on call',
          'El hospital más cercano a los pabellones del campus: urgencias, oftalmología, dentista de guardia',
          'O hospital mais próximo dos ginásios do campus: emergências, oftalmologia, dentista de plantão',
          'Kampusdakı zallara ən yaxın xəstəxana: təcili yardım, göz həkimi, növbətçi diş həkimi',
          'أقرب مستشفى إلى قاعات الحرم الجامعي: الطوارئ وطب العيون وطبيب أسنان مناوب',
          'L’hôpital le plus proche des salles du campus : urgences, ophtalmologie, dentiste de garde',
        ),
      }),
    ],
    [
      'clinic-sport',
      hospital('Clínica Movimento', 'Eixo Sul, Quadra 9', [-15.8084, -47.8872], {
        phone: '+55 61 3555-0420',
        hours: makeTexts(
          'Daily 07:00–20:00, by appointment through the team doctor',
          'Todos los días, de 7:00 a 20:00, con cita solicitada por el médico del equipo',
          'Todos os dias das 7h às 20h, com hora marcada pelo médico da equipe',
          'Hər gün 07:00–20:00, qəbula komanda həkimi yazdırır',
          'يوميًا 07:00–20:00، بموعد عن طريق طبيب الفريق',
          'Tous les jours, de 7 h à 20 h, sur rendez-vous pris par le médecin de l’équipe',
        ),
        services: makeTexts(
          'Sports medicine: ultrasound, physiotherapy, splints',
          'Medicina deportiva: ecografía, fisioterapia, férulas',
          'Medicina esportiva: ultrassom, fisioterapia, imobilizações',
          'İdman təbabəti: ultrasəs, fizioterapiya, şinalar',
          'طب رياضي: تصوير بالموجات فوق الصوتية وعلاج طبيعي وجبائر',
          'Médecine du sport : échographie, kinésithérapie, attelles',
        ),
      }),
    ],
  ]);
}

const other = (
  name: SixTexts,
  address: string,
  [latitude, longitude]: [number, number],
  contact: Pick<DemoData<'place'>, 'hours' | 'services' | 'phone' | 'web'>,
): DemoData<'place'> => ({
  type: 'other',
  name,
  address: { pt: address },
  localAddress: address,
  point: { latitude, longitude },
  ...contact,
});

/** Formats `06:30` as in Portuguese and French: `6h30`, `6 h 30`. */
const spokenHour = (clock: string, gap: string): string => {
  const [hour, minute] = clock.split(':');
  return `${Number(hour)}${gap}h${minute === '00' ? '' : `${gap}${minute}`}`;
};

const hours = (from: string, until: string): SixTexts =>
  makeTexts(
    `Daily ${from}–${until}`,
    `Todos los días, de ${from.replace(/^0/u, '')} a ${until.replace(/^0/u, '')}`,
    `Todos os dias, das ${spokenHour(from, '')} às ${spokenHour(until, '')}`,
    `Hər gün ${from}–${until}`,
    `يوميًا ${from}–${until}`,
    `Tous les jours, de ${spokenHour(from, ' ')} à ${spokenHour(until, ' ')}`,
  );

/** Restaurants, accreditation, lost property, pharmacies, arrivals. */
export function otherItems(): DemoItem[] {
  return demoItems('place', [
    [
      'accreditation-center',
      other(
        makeTexts(
          'Accreditation Center',
          'Centro de Acreditación',
          'Centro de Credenciamento',
          'Akkreditasiya Mərkəzi',
          'مركز الاعتماد',
          'Centre d’accréditation',
        ),
        'Parque Esportivo, Portão 1',
        [-15.7858, -47.8994],
        {
          hours: hours('06:30', '21:00'),
          phone: '+55 61 3555-0010',
          services: makeTexts(
            'Bring your passport or identity card; minors come with their head of delegation',
            'Trae tu pasaporte o documento de identidad; los menores vienen con su jefe de delegación',
            'Traga passaporte ou documento de identidade; menores vêm com o chefe de delegação',
            'Pasport və ya şəxsiyyət vəsiqəsi gətirin; yetkinlik yaşına çatmayanlar nümayəndə heyətinin rəhbəri ilə gəlir',
            'أحضر جواز السفر أو بطاقة الهوية؛ ويحضر القاصرون مع رئيس الوفد',
            'Apportez passeport ou carte d’identité ; les mineurs viennent avec leur chef de délégation',
          ),
        },
      ),
    ],
    [
      'dining-hall',
      other(
        makeTexts(
          'Athletes’ Dining Hall',
          'Comedor de Deportistas',
          'Refeitório dos Atletas',
          'İdmançıların Yeməkxanası',
          'مطعم الرياضيين',
          'Restaurant des athlètes',
        ),
        'Parque Esportivo, Pavilhão B',
        [-15.7848, -47.9028],
        {
          hours: hours('05:00', '23:30'),
          services: makeTexts(
            'Open to everyone with an accreditation; allergens are marked on every dish',
            'Abierto a todas las personas acreditadas; los alérgenos figuran en cada plato',
            'Aberto a todas as pessoas credenciadas; os alérgenos estão indicados em cada prato',
            'Akkreditasiyası olan hər kəs üçün açıqdır; hər yeməkdə allergenlər göstərilir',
            'مفتوح لكل من يحمل بطاقة اعتماد، ومسببات الحساسية مذكورة عند كل طبق',
            'Ouvert à toute personne accréditée ; les allergènes sont indiqués pour chaque plat',
          ),
        },
      ),
    ],
    [
      'information-desk-park',
      other(
        makeTexts(
          'Information desk, Sports Park',
          'Punto de información, Parque Deportivo',
          'Balcão de informações, Parque Esportivo',
          'Məlumat masası, İdman Parkı',
          'مكتب الاستعلامات، المدينة الرياضية',
          'Point d’information, Parc sportif',
        ),
        'Parque Esportivo, Praça Central',
        [-15.7833, -47.9019],
        { hours: hours('07:00', '22:00'), phone: '+55 61 3555-0020' },
      ),
    ],
    [
      'lost-property',
      other(
        makeTexts(
          'Lost and found office',
          'Oficina de objetos perdidos',
          'Achados e perdidos',
          'Tapılmış əşyalar bürosu',
          'مكتب المفقودات',
          'Bureau des objets trouvés',
        ),
        'Parque Esportivo, Pavilhão D',
        [-15.7853, -47.9041],
        { hours: hours('08:00', '22:00'), phone: '+55 61 3555-0021' },
      ),
    ],
    [
      'volunteers-office',
      other(
        makeTexts(
          'Volunteers’ Office',
          'Oficina de Voluntarios',
          'Casa dos Voluntários',
          'Könüllülər Ofisi',
          'مكتب المتطوعين',
          'Maison des bénévoles',
        ),
        'Parque Esportivo, Pavilhão D',
        [-15.7853, -47.9041],
        { hours: hours('07:00', '22:00'), phone: '+55 61 3555-0030' },
      ),
    ],
    [
      'pharmacy-axis',
      other(
        makeTexts(
          'Pharmacy on Eixo Norte',
          'Farmacia del Eixo Norte',
          'Farmácia do Eixo Norte',
          '“Eixo Norte” prospektindəki aptek',
          'صيدلية شارع إيشو نورتي',
          'Pharmacie de l’Eixo Norte',
        ),
        'Eixo Norte, Quadra 3, Loja 18',
        [-15.7849, -47.8862],
        {
          hours: makeTexts(
            'Open 24 hours, every day',
            'Abierta 24 horas, todos los días',
            '24 horas, todos os dias',
            'Hər gün, sutka boyu',
            'على مدار الساعة، كل يوم',
            'Jour et nuit, tous les jours',
          ),
          phone: '+55 61 3555-0510',
          services: makeTexts(
            'Ask your team doctor before you take anything: it may be on the prohibited list',
            'Consulta al médico de tu equipo antes de tomar cualquier medicamento: puede estar en la lista de sustancias prohibidas',
            'Consulte o médico da equipe antes de tomar qualquer remédio: ele pode estar na lista de substâncias proibidas',
            'Dərman qəbul etməzdən əvvəl komanda həkimindən soruşun: qadağan olunmuş maddələrin siyahısında ola bilər',
            'استشر طبيب الفريق قبل تناول أي دواء، فقد يكون في قائمة المواد المحظورة',
            'Demandez au médecin de l’équipe avant de prendre un médicament : il peut figurer sur la liste des interdictions',
          ),
        },
      ),
    ],
    [
      'pharmacy-lake',
      other(
        makeTexts(
          'Pharmacy at the lake',
          'Farmacia del Lago',
          'Farmácia do Lago',
          'Göl sahilindəki aptek',
          'صيدلية البحيرة',
          'Pharmacie du lac',
        ),
        'Via do Lago, Trecho 2, Loja 3',
        [-15.7992, -47.8387],
        { hours: hours('07:00', '23:00'), phone: '+55 61 3555-0520' },
      ),
    ],
    [
      'central-bus-station',
      other(
        makeTexts(
          'Central Bus Station',
          'Terminal Central de Autobuses',
          'Rodoviária Central',
          'Mərkəzi Avtovağzal',
          'محطة الحافلات المركزية',
          'Gare routière centrale',
        ),
        'Eixo Central, Plataforma A',
        [-15.7942, -47.8828],
        { hours: hours('04:30', '00:30'), phone: '+55 61 3555-0610' },
      ),
    ],
    [
      'airport-desk',
      other(
        makeTexts(
          'Arrivals desk at the airport',
          'Mostrador de llegadas en el aeropuerto',
          'Balcão de chegadas no aeroporto',
          'Hava limanında qarşılama masası',
          'مكتب الوصول في المطار',
          'Bureau des arrivées à l’aéroport',
        ),
        'Aeroporto, Desembarque, Porta 2',
        [-15.8697, -47.9172],
        {
          hours: makeTexts(
            'Around the clock on arrival and departure days',
            'Los días de llegada y salida, las 24 horas',
            'Nos dias de chegada e de partida, 24 horas',
            'Gəliş və gediş günlərində sutka boyu',
            'في أيام الوصول والمغادرة على مدار الساعة',
            'Les jours d’arrivée et de départ, jour et nuit',
          ),
        },
      ),
    ],
    [
      'prayer-room',
      other(
        makeTexts(
          'Prayer and quiet room',
          'Sala de oración y silencio',
          'Sala de oração e silêncio',
          'İbadət və sakitlik otağı',
          'غرفة للصلاة والسكينة',
          'Salle de prière et de recueillement',
        ),
        'Parque Esportivo, Pavilhão C',
        [-15.7842, -47.9036],
        { hours: hours('05:00', '22:00') },
      ),
    ],
  ]);
}
