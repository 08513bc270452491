import { language as en } from '../languages/en/language.ts';
import { language as es } from '../languages/es/language.ts';
import { language as pt } from '../languages/pt/language.ts';
import { language as az } from '../languages/az/language.ts';
import { language as ar } from '../languages/ar/language.ts';
import { language as fr } from '../languages/fr/language.ts';

/** Every complete folder of languages/, English first. */
export const languages = [en, es, pt, az, ar, fr] as const;
