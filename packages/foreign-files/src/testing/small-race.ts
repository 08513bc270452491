/** A made-up race of a photo finish: in letters of Windows, and in those of Unicode. */
const text = [
  '3,1,2,Girls 100 m Heats,-0.4,m/s,,,,100,15:42:10.1234',
  '1,114,4,Conceição,Rosa,Sal Mar,12.341,,12.341,0.142,,,,,',
  '2,207,5,Barros,Lia,Clube Náutico,12.349,,0.008,0.151,,,,,',
  '3,98,3,Costa,Ema,Sal Mar,13.02,,0.671,,,,,,',
  'DNS,311,6,Dias,Ana,Escola da Praia,,,,,,,,,',
  'DQ,312,2,Évora,Inês,Escola da Praia,,,,,,,,,',
  '',
].join('\r\n');

/** All its letters have the same number in both. */
export const smallRace = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
export const smallWideRace = new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
