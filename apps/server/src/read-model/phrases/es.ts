export const es = {
  athleteNumber: 'Deportista {number}',
  eventOfBranch: '{event} ({branch})',
  undecided: 'Las competiciones anteriores son oficiales. Falta decidir quién ocupa el lugar abierto aquí.',
  goOn: {
    places:
      '{places, plural, one {El primer puesto pasa a la siguiente ronda.} many {Los # primeros puestos pasan a la siguiente ronda.} other {Los # primeros puestos pasan a la siguiente ronda.}}',
    best: '{marks, plural, one {Pasa el mejor resultado de toda la ronda.} many {Pasan los # mejores resultados de toda la ronda.} other {Pasan los # mejores resultados de toda la ronda.}}',
    others:
      '{marks, plural, one {También pasa el mejor de los demás resultados de toda la ronda.} many {También pasan los # mejores de los demás resultados de toda la ronda.} other {También pasan los # mejores de los demás resultados de toda la ronda.}}',
    mark: 'Para pasar hace falta {mark} o mejor.',
    otherMark: 'Fuera de esos puestos hace falta {mark} o mejor.',
  },
  prospect: {
    through:
      '{places, plural, one {Primer puesto asegurado} many {Puesto asegurado entre los # primeros} other {Puesto asegurado entre los # primeros}}',
    win: '{places, plural, one {Una victoria asegura el primer puesto} many {Una victoria asegura un puesto entre los # primeros} other {Una victoria asegura un puesto entre los # primeros}}',
    draw: '{places, plural, one {Un empate asegura el primer puesto} many {Un empate asegura un puesto entre los # primeros} other {Un empate asegura un puesto entre los # primeros}}',
    mustWin:
      '{places, plural, one {Solo una victoria mantiene posible el primer puesto} many {Solo una victoria mantiene posible un puesto entre los # primeros} other {Solo una victoria mantiene posible un puesto entre los # primeros}}',
    mustNotLose:
      '{places, plural, one {Una derrota descarta el primer puesto} many {Una derrota descarta un puesto entre los # primeros} other {Una derrota descarta un puesto entre los # primeros}}',
    out: '{places, plural, one {Ya no puede terminar en el primer puesto} many {Ya no puede terminar entre los # primeros} other {Ya no puede terminar entre los # primeros}}',
    open: '{places, plural, one {Aún puede terminar en el primer puesto} many {Aún puede terminar entre los # primeros} other {Aún puede terminar entre los # primeros}}',
  },
  entryMethod: {
    WC: 'Invitación',
    Q: 'Torneo clasificatorio',
    LL: 'Repescado',
    PR: 'Ranking protegido',
    SR: 'Ranking especial',
    SE: 'Exención especial',
    JE: 'Exención júnior',
    ALT: 'Suplente',
    DA: 'Acceso directo',
    UP: 'Plaza de universalidad',
    HQ: 'Plaza de anfitrión',
  },
  round: {
    heats: 'Series',
    heat: 'Serie {number}',
    qualification: 'Clasificatoria',
    final: 'Final',
    semifinals: 'Semifinales',
    semifinal: 'Semifinal {number}',
    quarterfinals: 'Cuartos de final',
    quarterfinal: 'Cuarto de final {number}',
    roundOf:
      '{number, select, 64 {Treintaidosavos de final} 32 {Dieciseisavos de final} 16 {Octavos de final} other {Ronda de {number}}}',
    group: 'Grupo {number}',
    repechage: 'Repesca',
  },
};
