export const phrases = {
  title: 'Participantes',
  about:
    'O que o público pode ver de cada participante e como se escreve o nome. A mudança vale na hora, em todas as páginas.',
  search: 'Nome, número ou código',
  none: 'Nenhum participante encontrado',
  name: 'Nome',
  delegation: 'Delegação e esporte',
  level: 'Nível de publicação',
  levels: {
    full: 'Tudo',
    basic: 'Nome, gênero e faixa etária',
    number: 'Só número e delegação',
    folder: 'O que diz a pasta dos Jogos',
  },
  decision: 'Decisão',
  decidedBy: '{name}: {reason}',
  change: 'Mudar nível',
  changeTitle: 'O que o público pode ver de {name}?',
  changed: 'Nível alterado',
  hint: 'Só com o número, o nome some também de resultados, busca, fotos e avisos.',
  mentions:
    '{count, plural, one {Um texto publicado pode citar este participante. Corrija-o: o nível não o altera.} many {# de textos publicados podem citar este participante. Corrija-os: o nível não os altera.} other {# textos publicados podem citar este participante. Corrija-os: o nível não os altera.}}',
  rename: {
    action: 'Corrigir nome',
    title: 'Corrigir o nome de {name}',
    family: 'Sobrenome',
    given: 'Prenome',
    done: 'Nome corrigido',
    hint: 'A correção vale até a fonte de resultados ou uma pasta enviar outro nome.',
    clear: 'Voltar a mostrar o nome da fonte ou da pasta',
    overtaken: '“{said}”: não é mais mostrado; depois chegou outro nome',
  },
} as const;
