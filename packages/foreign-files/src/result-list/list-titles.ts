import { entryTitles, listFields, titleMatcher } from '@podium/games-folder/own-sheets';
import type { ListField } from '@podium/games-folder/own-sheets';

export type { ListField };

/** Titles of columns in English, Spanish, Portuguese, Azerbaijani, Arabic and French. */
const titles: Readonly<Record<ListField, string>> = {
  ...entryTitles,
  number: `${entryTitles.number}|nº|n|num|nr|no`,
  birthDate: `${entryTitles.birthDate}|ano|año|year|année|il|السنة`,
  homeDelegation: 'delegation 1|school 1|delegação 1|escola 1|escuela 1|delegación 1|école 1|məktəb 1|المدرسة 1',
  awayDelegation: 'delegation 2|school 2|delegação 2|escola 2|escuela 2|delegación 2|école 2|məktəb 2|المدرسة 2',
  home:
    'home|home team|team a|team 1|side a|player a|player 1|athlete 1|competitor 1|white|equipo local|equipo a|equipo 1|jugador 1|blancas|' +
    'mandante|equipe a|equipe 1|time a|time 1|time da casa|jogador 1|jogador a|atleta 1|atleta a|competidor 1|lado a|brancas|' +
    'ev sahibi|komanda a|komanda 1|birinci komanda|oyunçu 1|ağlar|صاحب الأرض|الفريق الأول|الفريق أ|اللاعب الأول|الأبيض|' +
    'domicile|recevant|joueur 1|joueur a|concurrent 1|blancs',
  away:
    'away|away team|guest|visitors|team b|team 2|side b|player b|player 2|athlete 2|competitor 2|opponent|black|visitante|equipo visitante|' +
    'equipo b|equipo 2|jugador 2|rival|negras|equipe b|equipe 2|time b|time 2|jogador 2|jogador b|atleta 2|atleta b|competidor 2|lado b|adversário|pretas|' +
    'qonaq|komanda b|komanda 2|ikinci komanda|oyunçu 2|rəqib|qaralar|الضيف|الفريق الثاني|الفريق ب|اللاعب الثاني|الخصم|الأسود|' +
    'extérieur|visiteur|joueur 2|joueur b|concurrent 2|adversaire|noirs',
  homeScore:
    'score a|score 1|home score|home goals|goals a|goals 1|points a|points 1|goles a|goles local|goles 1|puntos a|gols a|gols 1|gols mandante|placar a|placar 1|' +
    'pontos a|hesab a|hesab 1|qol a|أهداف أ|أهداف الأول|نتيجة أ|buts a|buts 1|score domicile',
  awayScore:
    'score b|score 2|away score|away goals|goals b|goals 2|points b|points 2|goles b|goles visitante|goles 2|puntos b|gols b|gols 2|gols visitante|placar b|placar 2|' +
    'pontos b|hesab b|hesab 2|qol b|أهداف ب|أهداف الثاني|نتيجة ب|buts b|buts 2|score extérieur',
  score:
    'score|final score|marcador|marcador final|placar|placar final|resultado do jogo|resultado del partido|hesab|yekun hesab|' +
    'نتيجة المباراة|الأهداف|score final|résultat du match',
  parts:
    'sets|set scores|periods|partials|halves|parciales|parciais|sets parciais|periodos|dəstlər|setlər|الأشواط|نتائج الأشواط|manches|détail',
  winner: 'winner|ganador|ganadora|vencedor|vencedora|qalib|الفائز|vainqueur',
  match:
    'match|game|bout|fight|fixture|partido|encuentro|combate|jogo|partida|confronto|luta|oyun|görüş|المباراة|اللقاء|النزال|rencontre|combat',
  matchNumber:
    'match number|match no|game no|bout no|número de partido|nº de partido|nº do jogo|número do jogo|jogo nº|nº jogo|luta nº|nº da luta|' +
    'oyun nömrəsi|رقم المباراة|n de match|numéro de match',
  place:
    'place|rank|ranking|position|pos|final rank|final position|placing|standing|puesto|lugar|posición|clasificación|clasif|clas|' +
    'colocação|coloc|col|classificação|classif|classificação final|posição|posição final|' +
    'yer|tutduğu yer|sıralama|yekun yer|المركز|الترتيب|المرتبة|المركز النهائي|rang|classement|clt|cl|classement final',
  medal:
    'medal|medals|medalla|medallas|medalha|medalhas|premiação|medalı|medal növü|الميدالية|ميدالية|médaille|médailles',
  status:
    'status|remark|remarks|note|notes|irm|observation|observaciones|observación|estado|obs|observação|observações|situação|' +
    'qeyd|qeydlər|vəziyyət|ملاحظات|ملاحظة|الحالة|remarque|remarques|observations|statut',
  wind: 'wind|wind speed|viento|vento|külək|الرياح|سرعة الرياح|vent',
  points:
    'points|pts|score points|puntos|ptos|puntaje|puntuación|pontos|pontuação|nota|nota final|xal|xallar|bal|ballar|النقاط|نقاط|الدرجة|total points',
  mark:
    'result|results|time|final time|mark|performance|best mark|distance|height|resultado|resultados|marca|tiempo|tiempo final|distancia|altura|' +
    'resultado final|tempo|tempo final|marca final|desempenho|distância|nəticə|nəticələr|vaxt|məsafə|hündürlük|yekun nəticə|' +
    'النتيجة|النتائج|الزمن|التوقيت|الرقم|المسافة|الارتفاع|résultat|résultats|temps|chrono|perf|hauteur',
  sport:
    'sport|sports|discipline|deporte|deportes|disciplina|modalidad|modalidade|modalidades|esporte|esportes|desporto|' +
    'idman növü|idman|الرياضة|اللعبة|نوع الرياضة|sport pratiqué',
  event:
    'event|events|event name|race|competition|prueba|pruebas|nombre de la prueba|evento|especialidad|prova|provas|nome da prova|modalidade prova|prova modalidade|' +
    'yarış növü|yarış|növ|المسابقة|السباق|الفعالية|المنافسة|épreuve|épreuves|course|nom de l épreuve|weight|weight class|peso|categoria de peso|çəki|çəki dərəcəsi|الوزن|poids|catégorie de poids',
  round: 'round|phase|stage|ronda|fase|etapa|instancia|mərhələ|tur|المرحلة|الدور|tour|stade',
  group: 'group|pool|grupo|chave|qrup|المجموعة|poule|groupe',
  matchday: 'matchday|rodada|jornada|journée|oyun günü|الجولة',
  heat: 'heat|heat no|heat number|serie|série|bateria|eliminatória|ilkin yarış|التصفية|المجموعة الزمنية|série n',
  lane:
    'lane|order|start order|calle|carril|orden|orden de salida|raia|baliza|ordem|ordem de largada|ordem de entrada|zolaq|sıra|' +
    'الحارة|رقم الحارة|ترتيب البدء|couloir|ligne d eau|ordre|ordre de départ|board|mesa|tabuleiro|tablero|masa|الطاولة|table|échiquier',
  date: 'date|day|match date|fecha|día|data|dia|data do jogo|data da prova|tarix|gün|التاريخ|اليوم|jour|date du match',
  time: 'start time|time of day|kick off|hora|hora de inicio|horario|horário|hora de início|início|saat|başlama vaxtı|الوقت|الساعة|وقت البدء|heure|heure de début|horaire',
  venue:
    'venue|location|place of competition|court|field|pool name|hall|sede|escenario|lugar de competencia|instalación|cancha|local|local do jogo|local da prova|ginásio|quadra|campo|' +
    'məkan|idman obyekti|meydança|الموقع|الملعب|المكان|القاعة|site|lieu|salle|terrain|stade de compétition',
};

/** The content that a title of a column of results means. */
export const titledListField = titleMatcher(listFields, titles);
