import { makeTexts } from '../../words/texts.ts';
import type { SixTexts } from '../../words/texts.ts';
import { demoItems } from '../demo-item.ts';
import type { DemoData, DemoPart } from '../demo-item.ts';

const apply = makeTexts(
  'Minimum age: 16. Come to the Volunteers’ Office with an identity document and, if you’re under 18, signed permission from a parent or guardian.',
  'Desde los 16 años. Acércate a la Oficina de Voluntarios con un documento de identidad y, si tienes menos de 18, con autorización firmada de tu padre, madre o tutor.',
  'A partir de 16 anos. Venha à Casa dos Voluntários com documento de identidade; menores de 18, com autorização assinada pelo responsável.',
  '16 yaşdan. Şəxsiyyət vəsiqəsi ilə Könüllülər Ofisinə gəlin; 18 yaşına çatmayanlar valideynin və ya qəyyumun imzaladığı icazəni gətirməlidir.',
  'ابتداءً من سن 16 عامًا. تفضل إلى مكتب المتطوعين ومعك وثيقة هوية، ومن هم دون 18 عامًا يحضرون إذنًا موقّعًا من ولي الأمر.',
  'À partir de 16 ans. Présentez-vous à la Maison des bénévoles avec une pièce d’identité et, si vous avez moins de 18 ans, une autorisation parentale signée.',
);

const shifts = (first: string, second: string): SixTexts =>
  makeTexts(
    `Two shifts: ${first} and ${second}. Meal and transport included.`,
    `Dos turnos: ${first} y ${second}. Incluye comida y transporte.`,
    `Dois turnos: ${first} e ${second}. Inclui refeição e transporte.`,
    `İki növbə: ${first} və ${second}. Yemək və nəqliyyat daxildir.`,
    `مناوبتان: ${first} و${second}، مع وجبة ومواصلات.`,
    `Deux créneaux : ${first} et ${second}. Repas et transport compris.`,
  );

const area = (
  name: SixTexts,
  tasks: SixTexts,
  shift: SixTexts,
  location: Pick<DemoData<'volunteer-area'>, 'venue' | 'place'>,
): DemoData<'volunteer-area'> => ({ name, tasks, shifts: shift, apply, ...location });

/** Contacts for staff, in the order of the areas. */
const leads = [
  'Iara Nogueira',
  'Otávio Lins',
  'Benedita Saraiva',
  'Caetano Prado',
  'Mirela Fontes',
  'Joaquim Alencar',
  'Zilda Rezende',
];

/** Seven areas in which volunteers help. */
export function volunteers({ isSmall }: { isSmall: boolean }): DemoPart {
  const day = shifts('06:00–14:00', '13:30–21:30');
  const lateShifts = shifts('07:00–15:00', '14:30–23:00');
  const areas: [string, DemoData<'volunteer-area'>][] = [
    [
      'welcome',
      area(
        makeTexts('Welcome', 'Bienvenida', 'Acolhimento', 'Qarşılama', 'الاستقبال', 'Accueil'),
        makeTexts(
          'Receive delegations at the airport and the bus station, find their bus, and walk them to the Accreditation Center.',
          'Reciben a las delegaciones en el aeropuerto y la terminal, les indican su autobús y las acompañan al Centro de Acreditación.',
          'Recebem as delegações no aeroporto e na rodoviária, indicam o ônibus e as acompanham até o Centro de Credenciamento.',
          'Nümayəndə heyətlərini hava limanında və avtovağzalda qarşılayır, avtobuslarını göstərir və Akkreditasiya Mərkəzinə aparırlar.',
          'يستقبلون الوفود في المطار ومحطة الحافلات ويرشدونها إلى حافلاتها ويرافقونها إلى مركز الاعتماد.',
          'Ils accueillent les délégations à l’aéroport et à la gare routière, les guident vers leur bus et les accompagnent au Centre d’accréditation.',
        ),
        day,
        { place: 'airport-desk' },
      ),
    ],
    [
      'information',
      area(
        makeTexts('Information', 'Información', 'Informações', 'Məlumat', 'الاستعلامات', 'Information'),
        makeTexts(
          'Answer questions at the desks: next contests, shuttles, lost and found, and who can help in which language.',
          'Responden preguntas en los puntos de información: próximas competiciones, transporte, objetos perdidos y quién ayuda en cada idioma.',
          'Respondem a perguntas nos balcões: próximas provas, transporte, achados e perdidos e quem ajuda em cada idioma.',
          'Məlumat masalarında sualları cavablandırırlar: növbəti yarışlar, nəqliyyat, itmiş əşyalar, hansı dildə kim kömək edir.',
          'يجيبون عن الأسئلة في مكاتب الاستعلامات: المنافسات المقبلة والمواصلات والمفقودات ومن يساعد بكل لغة.',
          'Ils répondent aux questions aux points d’information : prochaines épreuves, navettes, objets trouvés, et qui aide dans quelle langue.',
        ),
        lateShifts,
        { place: 'information-desk-park' },
      ),
    ],
    [
      'field-of-play',
      area(
        makeTexts(
          'Field of play',
          'Área de competición',
          'Área de competição',
          'Yarış meydançası',
          'ساحة المنافسة',
          'Aire de compétition',
        ),
        makeTexts(
          'Carry equipment, rake the pit, dry the court and bring baskets to the call room. The referees give instructions.',
          'Llevan material, rastrillan el foso, secan la cancha y acercan las cestas a la cámara de llamadas. Los jueces dan las instrucciones.',
          'Carregam material, nivelam a caixa de areia, secam a quadra e levam cestos à câmara de chamada, seguindo as instruções dos árbitros.',
          'Ləvazimatı daşıyır, qum çalasını hamarlayır, meydançanı qurulayır və çağırış otağına səbətlər aparırlar. Təlimatı hakimlər verir.',
          'ينقلون المعدات ويسوّون حفرة الرمل ويجففون الأرضية ويوصلون السلال إلى غرفة النداء، بإرشاد من الحكام.',
          'Ils portent le matériel, ratissent la fosse, sèchent le terrain et apportent les paniers à la chambre d’appel, guidés par les arbitres.',
        ),
        day,
        { venue: 'STA' },
      ),
    ],
    [
      'ceremonies',
      area(
        makeTexts('Ceremonies', 'Ceremonias', 'Cerimônias', 'Mərasimlər', 'المراسم', 'Cérémonies'),
        makeTexts(
          'Lead medalists to the podium, carry medals and flags, and rehearse the order every morning.',
          'Acompañan a los medallistas al podio, llevan medallas y banderas y ensayan el orden cada mañana.',
          'Acompanham os medalhistas ao pódio, levam medalhas e bandeiras e ensaiam a ordem todas as manhãs.',
          'Medalçıları fəxri kürsüyə aparır, medalları və bayraqları daşıyır, hər səhər mərasimin gedişini məşq edirlər.',
          'يرافقون الفائزين بالميداليات إلى المنصة ويحملون الميداليات والأعلام ويتدربون على الترتيب كل صباح.',
          'Ils conduisent les médaillés au podium, portent médailles et drapeaux et répètent l’ordre chaque matin.',
        ),
        lateShifts,
        { venue: 'AQC' },
      ),
    ],
    [
      'languages',
      area(
        makeTexts('Languages', 'Idiomas', 'Idiomas', 'Dillər', 'اللغات', 'Langues'),
        makeTexts(
          'Interpret for guests in Spanish, English, French, Arabic or Azerbaijani at medical visits, in the call room and in interviews.',
          'Interpretan para invitados en español, inglés, francés, árabe o azerí en consultas médicas, cámara de llamadas y entrevistas.',
          'Interpretam para convidados em espanhol, inglês, francês, árabe ou azerbaijano em consultas médicas, na câmara de chamada e em entrevistas.',
          'Qonaqlar üçün ispan, ingilis, fransız, ərəb və ya Azərbaycan dilində tərcümə edirlər: həkimdə, çağırış otağında, müsahibələrdə.',
          'يترجمون للضيوف بالإسبانية أو الإنجليزية أو الفرنسية أو العربية أو الأذربيجانية عند الطبيب وفي غرفة النداء وفي المقابلات.',
          'Ils servent d’interprètes aux invités en espagnol, anglais, français, arabe ou azerbaïdjanais chez le médecin, à la chambre d’appel et lors des interviews.',
        ),
        day,
        { place: 'volunteers-office' },
      ),
    ],
    [
      'environment',
      area(
        makeTexts('Environment', 'Medio ambiente', 'Meio ambiente', 'Ətraf mühit', 'البيئة', 'Environnement'),
        makeTexts(
          'Run the refill stations for bottles and show which bin takes what. Every liter refilled is counted.',
          'Atienden las estaciones de recarga de botellas y muestran qué va en cada contenedor. Cada litro recargado se cuenta.',
          'Cuidam dos pontos de reabastecimento de garrafas e mostram o que vai em cada lixeira. Cada litro é contado.',
          'Butulka doldurma məntəqələrində işləyir, hansı konteynerə nə atıldığını göstərirlər. Doldurulan hər litr sayılır.',
          'يشرفون على محطات إعادة تعبئة القوارير ويوضحون ما يوضع في كل حاوية، ويُحتسب كل لتر تعاد تعبئته.',
          'Ils tiennent les stations de remplissage des gourdes et montrent dans quel bac jeter quoi. Chaque litre servi est compté.',
        ),
        day,
        { venue: 'PRK' },
      ),
    ],
    [
      'spectators',
      area(
        makeTexts('Spectators', 'Público', 'Público', 'Tamaşaçılar', 'الجمهور', 'Public'),
        makeTexts(
          'Show the way to seats and step-free entrances, and look after children until their families are found.',
          'Indican los asientos y las entradas sin escalones, y cuidan a los niños hasta encontrar a su familia.',
          'Indicam os lugares e as entradas sem degraus e cuidam das crianças até que a família seja encontrada.',
          'Yerləri və pilləsiz girişləri göstərir, ailəsi tapılana qədər uşaqlara baxırlar.',
          'يرشدون إلى المقاعد والمداخل الخالية من الدرجات ويعتنون بالأطفال إلى حين العثور على ذويهم.',
          'Ils indiquent les places et les entrées sans marche, et veillent sur les enfants jusqu’à l’arrivée de leur famille.',
        ),
        lateShifts,
        { venue: 'BKH' },
      ),
    ],
  ];
  const staffedAreas = areas.map(([id, data], index): [string, DemoData<'volunteer-area'>] => [
    id,
    {
      ...data,
      lead: leads[index],
      leadPhone: `+55 61 3555-02${String(10 + index)}`,
      leadEmail: `${id}@voluntarios.example.org`,
    },
  ]);
  const selectedVolunteers = isSmall
    ? staffedAreas
        .slice(1, 2)
        .map(([id, data]): [string, DemoData<'volunteer-area'>] => [id, { ...data, place: undefined }])
    : staffedAreas;
  return { items: demoItems('volunteer-area', selectedVolunteers), files: [] };
}
