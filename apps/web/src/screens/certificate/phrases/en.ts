export const phrases = {
  title: 'Certificate check',
  description: 'Checks whether a certificate of the Games is genuine.',
  code: 'Code:',
  needsScripts: 'This check requires JavaScript.',
  genuine: 'This certificate is genuine',
  holder: 'Issued to',
  course: 'For the course',
  provider: 'Provider',
  issued: 'Issued on',
  unknown: 'No certificate has this code',
  unknownHint: 'Check the code for typing errors. It has twelve letters and digits.',
} as const;
