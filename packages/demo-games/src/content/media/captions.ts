import { languages } from '@podium/games';
import { makeTexts } from '../../words/texts.ts';
import type { SixTexts } from '../../words/texts.ts';
import type { DemoFile } from '../demo-item.ts';
import type { ClipName } from './clips.ts';

interface Cue {
  from: string;
  until: string;
  text: SixTexts;
}

const cues: Readonly<Record<ClipName, readonly Cue[]>> = {
  pool: [
    {
      from: '00:00.200',
      until: '00:02.400',
      text: makeTexts(
        'They’re off! Six lanes, fifty meters.',
        '¡Salida! Seis calles, cincuenta metros.',
        'Foi dada a largada! Seis raias, cinquenta metros.',
        'Start verildi! Altı zolaq, əlli metr.',
        'انطلق السباق! ست حارات وخمسون مترًا.',
        'C’est parti ! Six couloirs, cinquante mètres.',
      ),
    },
    {
      from: '00:02.600',
      until: '00:04.900',
      text: makeTexts(
        'Lane two leads as they reach the wall.',
        'La calle dos va primera al llegar a la pared.',
        'A raia dois lidera na chegada à parede.',
        'Divara çatanda ikinci zolaq qabaqdadır.',
        'الحارة الثانية في المقدمة عند الوصول إلى الجدار.',
        'Le couloir deux est en tête à l’arrivée au mur.',
      ),
    },
  ],
  track: [
    {
      from: '00:00.200',
      until: '00:01.900',
      text: makeTexts(
        'Into the home straight.',
        'Entran en la recta final.',
        'Entram na reta final.',
        'Finiş düzünə çıxdılar.',
        'دخلوا المسار المستقيم الأخير.',
        'Les voilà dans la dernière ligne droite.',
      ),
    },
    {
      from: '00:02.000',
      until: '00:03.900',
      text: makeTexts(
        'The crowd is on its feet!',
        '¡El público se pone de pie!',
        'O público está de pé!',
        'Tamaşaçılar ayağa qalxıb!',
        'نهض الجمهور من مقاعده!',
        'Le public est debout !',
      ),
    },
  ],
};

const captionPath = (clip: ClipName, language: string): string => `files/${clip}-${language}.vtt`;

/** WebVTT in every language. */
export const captionFiles = (clip: ClipName): DemoFile[] =>
  languages.map((language) => ({
    path: captionPath(clip, language),
    purpose: 'captions',
    content: `WEBVTT\n\n${cues[clip].map(({ from, until, text }) => `${from} --> ${until}\n${text[language]}\n`).join('\n')}`,
  }));
