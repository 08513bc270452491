export const pt = {
  athleteNumber: 'Atleta {number}',
  eventOfBranch: '{event} ({branch})',
  undecided: 'As disputas anteriores são oficiais. Falta decidir quem ocupa a vaga aberta aqui.',
  goOn: {
    places:
      '{places, plural, one {O primeiro lugar avança para a próxima fase.} many {Os # primeiros avançam para a próxima fase.} other {Os # primeiros avançam para a próxima fase.}}',
    best: '{marks, plural, one {Avança o melhor resultado de toda a fase.} many {Avançam os # melhores resultados de toda a fase.} other {Avançam os # melhores resultados de toda a fase.}}',
    others:
      '{marks, plural, one {Avança também o melhor resultado entre os demais em toda a fase.} many {Avançam também os # melhores resultados entre os demais em toda a fase.} other {Avançam também os # melhores resultados entre os demais em toda a fase.}}',
    mark: 'Para avançar é preciso {mark} ou melhor.',
    otherMark: 'Fora dessas posições é preciso {mark} ou melhor.',
  },
  prospect: {
    through:
      '{places, plural, one {Primeiro lugar garantido} many {Lugar garantido entre os # primeiros} other {Lugar garantido entre os # primeiros}}',
    win: '{places, plural, one {Uma vitória garante o primeiro lugar} many {Uma vitória garante um lugar entre os # primeiros} other {Uma vitória garante um lugar entre os # primeiros}}',
    draw: '{places, plural, one {Um empate garante o primeiro lugar} many {Um empate garante um lugar entre os # primeiros} other {Um empate garante um lugar entre os # primeiros}}',
    mustWin:
      '{places, plural, one {Só uma vitória mantém a chance de ficar em primeiro} many {Só uma vitória mantém a chance de ficar entre os # primeiros} other {Só uma vitória mantém a chance de ficar entre os # primeiros}}',
    mustNotLose:
      '{places, plural, one {Uma derrota acaba com a chance de ficar em primeiro} many {Uma derrota acaba com a chance de ficar entre os # primeiros} other {Uma derrota acaba com a chance de ficar entre os # primeiros}}',
    out: '{places, plural, one {Não pode mais terminar em primeiro lugar} many {Não pode mais terminar entre os # primeiros} other {Não pode mais terminar entre os # primeiros}}',
    open: '{places, plural, one {Ainda pode terminar em primeiro lugar} many {Ainda pode terminar entre os # primeiros} other {Ainda pode terminar entre os # primeiros}}',
  },
  entryMethod: {
    WC: 'Convite',
    Q: 'Torneio classificatório',
    LL: 'Repescado',
    PR: 'Ranking protegido',
    SR: 'Ranking especial',
    SE: 'Isenção especial',
    JE: 'Isenção júnior',
    ALT: 'Suplente',
    DA: 'Acesso direto',
    UP: 'Vaga de universalidade',
    HQ: 'Vaga de anfitrião',
  },
  round: {
    heats: 'Eliminatórias',
    heat: 'Série {number}',
    qualification: 'Classificatória',
    final: 'Final',
    semifinals: 'Semifinais',
    semifinal: 'Semifinal {number}',
    quarterfinals: 'Quartas de final',
    quarterfinal: 'Quarta de final {number}',
    roundOf:
      '{number, select, 64 {32 avos de final} 32 {16 avos de final} 16 {Oitavas de final} other {Fase de {number}}}',
    group: 'Grupo {number}',
    repechage: 'Repescagem',
  },
};
