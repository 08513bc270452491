export const phrases = {
  title: 'Controles',
  about: 'Para emergencias. Cada cambio vale de inmediato para todos.',
  names: { readOnly: 'Juegos de solo lectura', medalsFrozen: 'Medallas congeladas' },
  texts: {
    readOnly:
      'No se guarda nada de lo que envían usuarios u organizadores. La fuente de datos sigue activa y todos pueden consultar.',
    medalsFrozen: 'Todos ven las medallas de este momento: medallero, medallistas y recuentos. Los resultados siguen.',
  },
  offTexts: {
    readOnly: 'Usuarios y organizadores pueden volver a guardar cambios.',
    medalsFrozen:
      'Todos vuelven a ver todas las medallas. Los dispositivos reciben una notificación de las que se añadieron entretanto.',
  },
  on: 'Activado',
  off: 'Desactivado',
  last: 'Último cambio: {time}, {name}',
  never: 'Aún no se ha activado',
  reason: 'Motivo: {reason}',
  turnOn: 'Activar',
  turnOff: 'Desactivar',
  turnOnNamed: 'Activar: {name}',
  turnOffNamed: 'Desactivar: {name}',
  publicReason: 'Motivo (lo ven todos)',
  done: 'Interruptor cambiado',
  also: 'También útil',
  notice: 'Mostrar un aviso en todas las páginas',
  hide: 'Ocultar a un participante',
  banner: 'Los Juegos son de solo lectura: solo se pueden cambiar los interruptores.',
  medalsBanner: 'Medallas congeladas desde: {time}',
  menu: 'Controles',
  decisions: { 'switch-set': 'Interruptor activado o desactivado' },
} as const;
