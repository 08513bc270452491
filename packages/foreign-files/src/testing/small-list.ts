/** The meet of `small-meet.ts` as the list of an office: with titles above the columns and marks with a comma. */

const head = 'Prova;Fase;Série;Raia;Atleta;Nasc.;Clube;Tempo;Pontos;Obs.';

export const smallListResults = [
  'Lagoon Cup 2031 – Torneio de Natação;;;;;;;;;',
  'Local: Lagoon Pool;;;;;;;;;',
  'Data: 15/03/2031;;;;;;;;;',
  '',
  head,
  '100 m livre masculino;Eliminatórias;1;4;ÉVORA, Ivo;01/05/2012;Clube Náutico da Praia;57,90;;',
  '100 m livre masculino;Eliminatórias;2;3;Rui Lima;02/07/2013;Clube Nautico da Praia;;;Desclassificado (Turned on the side after 50 m)',
  '100 m livre masculino;Final;;5;Ivo Évora;01/05/2012;Clube Náutico da Praia;57,40;512;',
  '50 m peito feminino;Final por tempo;;1;Ana Tavares;09/01/2019;Sal Mar;49,05;;',
  '4x50 m medley misto;Final por tempo;1;2;;;Clube Náutico da Praia;1:59,99;;',
].join('\r\n');

const line = (...cells: readonly string[]): string => cells.join(';');

/** Tables of an office with a title each, one below another. */
export const smallSchoolGames = [
  line('Jogos Escolares de Praia 2031'),
  line('Local: Estádio Municipal', 'Data: 12/03/2031'),
  '',
  line('Atletismo – 100 m rasos – Masculino – Sub-17 – 1ª série'),
  line('Col.', 'Nome', 'Escola', 'Resultado'),
  line('1º', 'SILVA, João Pedro', 'E.E. Castro Alves', '11,82'),
  line('', 'Rui Lima', 'Colégio Santa Rita', 'não compareceu'),
  '',
  line('100 m rasos – Masculino – Sub-17 – 2ª série'),
  line('Col.', 'Nome', 'Escola', 'Resultado'),
  line('1º', 'Mateus Rocha', 'Colegio Sta. Rita', '11,78'),
  '',
  line('100 m rasos – Masculino – Sub-17 – Final'),
  line('Col.', 'Nome', 'Escola', 'Resultado'),
  line('1º', 'MATEUS ROCHA', 'COLÉGIO SANTA RITA', '11,70'),
  line('2º', 'João Pedro Silva', 'E. E. Castro Alves', '11,74'),
  '',
  line('Salto em distância – Feminino – Sub-14'),
  line('Col.', 'Nome', 'Escola', 'Resultado'),
  line('1º', 'Ana Clara Souza', 'E.E. Castro Alves', '4,52 (+1,2)'),
  line('2º', 'MARIA DO CARMO DIAS', 'Colégio Santa Rita', '4,08'),
].join('\r\n');

/** Matches of volleyball: played, not attended, and planned. */
export const smallMatches = [
  line('Grupo', 'Data', 'Hora', 'Equipe', 'Placar', 'Equipe'),
  line('A', '12/03/2031', '14h', 'E.E. Castro Alves', '2 x 1 (25-20, 22-25, 15-12)', 'Colégio Santa Rita'),
  line('A', '12/03/2031', '15h30', 'EM Rui Barbosa', 'W.O. x 2', 'Colégio Santa Rita'),
  line('A', '13/03/2031', '8h', 'E.E. Castro Alves', '', 'EM Rui Barbosa'),
].join('\r\n');
