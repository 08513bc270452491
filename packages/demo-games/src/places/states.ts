import { makeTexts } from '../words/texts.ts';
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

const state = (
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
  name: { ...makeTexts(pt, pt, pt, az, ar, pt), ...other },
});

export const states: readonly State[] = [
  state('ACR', 'AC', 0.26, 'Acre', 'Akri', 'أكري'),
  state('ALA', 'AL', 0.38, 'Alagoas', 'Alaqoas', 'ألاغواس'),
  state('AMP', 'AP', 0.25, 'Amapá', 'Amapa', 'أمابا'),
  state('AMA', 'AM', 0.46, 'Amazonas', 'Amazonas', 'أمازوناس'),
  state('BAH', 'BA', 0.64, 'Bahia', 'Baiya', 'باهيا', { es: 'Bahía' }),
  state('CEA', 'CE', 0.6, 'Ceará', 'Seara', 'سيارا'),
  state('DFE', 'DF', 0.62, 'Distrito Federal', 'Federal Dairə', 'المقاطعة الاتحادية', {
    en: 'Federal District',
    fr: 'District fédéral',
  }),
  state('ESA', 'ES', 0.5, 'Espírito Santo', 'Espiritu-Santu', 'إسبيريتو سانتو'),
  state('GOI', 'GO', 0.55, 'Goiás', 'Qoyas', 'غوياس'),
  state('MAR', 'MA', 0.4, 'Maranhão', 'Maranyan', 'مارانهاو', { es: 'Marañón' }),
  state('MTO', 'MT', 0.46, 'Mato Grosso', 'Matu-Qrosu', 'ماتو غروسو'),
  state('MTS', 'MS', 0.48, 'Mato Grosso do Sul', 'Cənubi Matu-Qrosu', 'ماتو غروسو دو سول', {
    es: 'Mato Grosso del Sur',
  }),
  state('MIN', 'MG', 0.8, 'Minas Gerais', 'Minas-Jerays', 'ميناس جرايس'),
  state('PAR', 'PA', 0.46, 'Pará', 'Para', 'بارا'),
  state('PRB', 'PB', 0.46, 'Paraíba', 'Paraiba', 'بارايبا'),
  state('PRN', 'PR', 0.76, 'Paraná', 'Parana', 'بارانا'),
  state('PER', 'PE', 0.62, 'Pernambuco', 'Pernambuku', 'بيرنامبوكو'),
  state('PIA', 'PI', 0.38, 'Piauí', 'Piaui', 'بياوي'),
  state('RIO', 'RJ', 0.86, 'Rio de Janeiro', 'Rio-de-Janeyro', 'ريو دي جانيرو', { es: 'Río de Janeiro' }),
  state('RGN', 'RN', 0.45, 'Rio Grande do Norte', 'Riu-Qrandi-du-Norti', 'ريو غراندي دو نورتي', {
    es: 'Río Grande del Norte',
  }),
  state('RGS', 'RS', 0.74, 'Rio Grande do Sul', 'Riu-Qrandi-du-Sul', 'ريو غراندي دو سول', { es: 'Río Grande del Sur' }),
  state('RON', 'RO', 0.3, 'Rondônia', 'Rondoniya', 'روندونيا', { es: 'Rondonia' }),
  state('ROR', 'RR', 0.22, 'Roraima', 'Rorayma', 'رورايما'),
  state('SCA', 'SC', 0.72, 'Santa Catarina', 'Santa-Katarina', 'سانتا كاتارينا', { es: 'Santa Catarina' }),
  state('SPA', 'SP', 1, 'São Paulo', 'San-Paulu', 'ساو باولو'),
  state('SER', 'SE', 0.36, 'Sergipe', 'Serjipi', 'سيرجيبي'),
  state('TOC', 'TO', 0.32, 'Tocantins', 'Tokantins', 'توكانتينس'),
];

const byCode = new Map(states.map((state) => [state.code, state]));

export function findState(code: string): State {
  const state = byCode.get(code);
  if (!state) throw new RangeError(`no state has the code "${code}"`);
  return state;
}
