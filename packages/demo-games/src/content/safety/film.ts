/** The film of the safe-sport area: it is silent, and its captions tell the story. */
import type { Language } from '@podium/games';
import { compose, makeTexts } from '../../words/texts.ts';
import type { SixTexts } from '../../words/texts.ts';
import type { DemoFile } from '../demo-item.ts';
import { readFootage } from '../footage/footage.ts';

const filmPaths = { video: 'videos/safe-sport.mp4', fallback: 'videos/safe-sport.webm' } as const;

export const filmFiles = (): DemoFile[] => [
  { path: filmPaths.video, purpose: 'video', content: readFootage('safe-sport.mp4') },
  { path: filmPaths.fallback, purpose: 'video', content: readFootage('safe-sport.webm') },
];

export const filmPoster: DemoFile = {
  path: 'photos/safe-sport.svg',
  purpose: 'photo',
  content: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720" width="1280" height="720"><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1c224a"/><stop offset=".7" stop-color="#5b4a7c"/><stop offset="1" stop-color="#b7798a"/></linearGradient><radialGradient id="l"><stop offset="0" stop-color="#ffe9ad"/><stop offset=".35" stop-color="#ffd678" stop-opacity=".55"/><stop offset="1" stop-color="#ffd678" stop-opacity="0"/></radialGradient></defs><rect width="1280" height="720" fill="url(#s)"/><g fill="#fff" opacity=".8"><circle cx="140" cy="90" r="3"/><circle cx="320" cy="170" r="2"/><circle cx="520" cy="70" r="2.5"/><circle cx="760" cy="150" r="2"/><circle cx="980" cy="80" r="3"/><circle cx="1160" cy="190" r="2"/></g><path d="M0 430q200 -90 420 -30t460 -40t400 20v340h-1280z" fill="#3e3c6a"/><path d="M0 540q240 -70 520 -20t760 -30v230h-1280z" fill="#2c2e58"/><circle cx="640" cy="400" r="300" fill="url(#l)"/><circle cx="640" cy="380" r="30" fill="#fff3cf"/><path d="M330 720c10 -130 60 -200 150 -240c50 -22 110 -20 140 10c24 24 8 44 -30 44h-50c-20 60 -40 120 -40 186z" fill="#6e4a3a"/><path d="M950 720c-10 -130 -60 -200 -150 -240c-50 -22 -110 -20 -140 10c-24 24 -8 44 30 44h50c20 60 40 120 40 186z" fill="#8d5f48"/><path d="M0 660q320 -50 640 -10t640 -10v80h-1280z" fill="#1a1e3e"/></svg>`,
};

/** Start and end in seconds, and the text. */
const cues: readonly (readonly [number, number, SixTexts])[] = [
  [
    1,
    5.5,
    makeTexts(
      'Sometimes something feels wrong, and you are alone with it.',
      'A veces algo no está bien y no tienes con quién hablarlo.',
      'Às vezes algo não está certo, e você não tem com quem falar.',
      'Bəzən nəsə düz deyil və siz bununla tək qalırsınız.',
      'أحيانًا تشعر بأن شيئًا ما ليس صحيحًا، وتكون وحدك معه.',
      'Parfois, quelque chose ne va pas et vous n’avez personne à qui en parler.',
    ),
  ],
  [
    6,
    11,
    makeTexts(
      'It is not your fault. Talk to someone you trust.',
      'No es culpa tuya. Habla con alguien de confianza.',
      'Não é culpa sua. Fale com alguém de confiança.',
      'Bu sizin günahınız deyil. Etibar etdiyiniz adamla danışın.',
      'ليس الذنب ذنبك. تحدّث مع شخص تثق به.',
      'Ce n’est pas votre faute. Parlez-en à quelqu’un de confiance.',
    ),
  ],
  [
    11.5,
    15.5,
    makeTexts(
      'You take the next step together, at your own pace.',
      'El siguiente paso lo dan juntos, a tu ritmo.',
      'O próximo passo vocês dão juntos, no seu ritmo.',
      'Növbəti addımı birlikdə, sizə uyğun tempdə atırsınız.',
      'تخطوان الخطوة التالية معًا بالسرعة التي تناسبك.',
      'Le prochain pas, vous le faites ensemble, à votre rythme.',
    ),
  ],
  [
    16,
    23.5,
    makeTexts(
      'At the Games, many people are here for you. You’ll find contacts on this page.',
      'En los Juegos hay muchas personas para ayudarte. Los contactos están en esta página.',
      'Nos Jogos há muita gente para ajudar você. Os contatos estão nesta página.',
      'Oyunlarda çox insan sizin yanınızdadır. Əlaqə məlumatları bu səhifədədir.',
      'في الدورة كثيرون يقفون إلى جانبك. جهات الاتصال في هذه الصفحة.',
      'Pendant les Jeux, beaucoup de gens sont là pour vous. Les contacts sont sur cette page.',
    ),
  ],
];

const clock = (seconds: number): string =>
  `00:${String(Math.floor(seconds)).padStart(2, '0')}.${String(Math.round((seconds % 1) * 1000)).padStart(3, '0')}`;

/** WebVTT in every language. */
export const filmCaptions: SixTexts = compose(
  (language: Language) =>
    `WEBVTT\n\n${cues.map(([from, to, text]) => `${clock(from)} --> ${clock(to)}\n${text[language]}\n`).join('\n')}`,
);
