import { say } from '../words/texts.ts';
import type { SixTexts } from '../words/texts.ts';

/** A delegation. The feed requires three characters, so each state has a code in addition to its usual two letters. */
export interface State {
  code: string;
  /** The usual two letters: `SP`. */
  letters: string;
  name: SixTexts;
  /** Relative number of good athletes, 0.2 to 1. */
  weight: number;
}

const one = (
  code: string,
  letters: string,
  weight: number,
  pt: string,
  az: string,
  ar: string,
  other?: Partial<SixTexts>,
): State => ({
  code,
  letters,
  weight,
  name: { ...say(pt, pt, pt, az, ar, pt), ...other },
});

export const states: readonly State[] = [
  one('ACR', 'AC', 0.26, 'Acre', 'Akri', 'أكري'),
  one('ALA', 'AL', 0.38, 'Alagoas', 'Alaqoas', 'ألاغواس'),
  one('AMP', 'AP', 0.25, 'Amapá', 'Amapa', 'أمابا'),
  one('AMA', 'AM', 0.46, 'Amazonas', 'Amazonas', 'أمازوناس'),
  one('BAH', 'BA', 0.64, 'Bahia', 'Baiya', 'باهيا', { es: 'Bahía' }),
  one('CEA', 'CE', 0.6, 'Ceará', 'Seara', 'سيارا'),
  one('DFE', 'DF', 0.62, 'Distrito Federal', 'Federal Dairə', 'المقاطعة الاتحادية', {
    en: 'Federal District',
    fr: 'District fédéral',
  }),
  one('ESA', 'ES', 0.5, 'Espírito Santo', 'Espiritu-Santu', 'إسبيريتو سانتو'),
  one('GOI', 'GO', 0.55, 'Goiás', 'Qoyas', 'غوياس'),
  one('MAR', 'MA', 0.4, 'Maranhão', 'Maranyan', 'مارانهاو', { es: 'Marañón' }),
  one('MTO', 'MT', 0.46, 'Mato Grosso', 'Matu-Qrosu', 'ماتو غروسو'),
  one('MTS', 'MS', 0.48, 'Mato Grosso do Sul', 'Cənubi Matu-Qrosu', 'ماتو غروسو دو سول', { es: 'Mato Grosso del Sur' }),
  one('MIN', 'MG', 0.8, 'Minas Gerais', 'Minas-Jerays', 'ميناس جرايس'),
  one('PAR', 'PA', 0.46, 'Pará', 'Para', 'بارا'),
  one('PRB', 'PB', 0.46, 'Paraíba', 'Paraiba', 'بارايبا'),
  one('PRN', 'PR', 0.76, 'Paraná', 'Parana', 'بارانا'),
  one('PER', 'PE', 0.62, 'Pernambuco', 'Pernambuku', 'بيرنامبوكو'),
  one('PIA', 'PI', 0.38, 'Piauí', 'Piaui', 'بياوي'),
  one('RIO', 'RJ', 0.86, 'Rio de Janeiro', 'Rio-de-Janeyro', 'ريو دي جانيرو', { es: 'Río de Janeiro' }),
  one('RGN', 'RN', 0.45, 'Rio Grande do Norte', 'Riu-Qrandi-du-Norti', 'ريو غراندي دو نورتي', {
    es: 'Río Grande del Norte',
  }),
  one('RGS', 'RS', 0.74, 'Rio Grande do Sul', 'Riu-Qrandi-du-Sul', 'ريو غراندي دو سول', { es: 'Río Grande del Sur' }),
  one('RON', 'RO', 0.3, 'Rondônia', 'Rondoniya', 'روندونيا', { es: 'Rondonia' }),
  one('ROR', 'RR', 0.22, 'Roraima', 'Rorayma', 'رورايما'),
  one('SCA', 'SC', 0.72, 'Santa Catarina', 'Santa-Katarina', 'سانتا كاتارينا', { es: 'Santa Catarina' }),
  one('SPA', 'SP', 1, 'São Paulo', 'San-Paulu', 'ساو باولو'),
  one('SER', 'SE', 0.36, 'Sergipe', 'Serjipi', 'سيرجيبي'),
  one('TOC', 'TO', 0.32, 'Tocantins', 'Tokantins', 'توكانتينس'),
];

const byCode = new Map(states.map((state) => [state.code, state]));

export function stateOf(code: string): State {
  const state = byCode.get(code);
  if (!state) throw new RangeError(`no state has the code "${code}"`);
  return state;
}
