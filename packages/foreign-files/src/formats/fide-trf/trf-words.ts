import { six } from '../../six-texts.ts';
import type { SixTexts } from '../../six-texts.ts';

export const chess = six('Chess', 'Ajedrez', 'Xadrez', 'Şahmat', 'الشطرنج', 'Échecs');

/** Codes of details of a player. */
export const detailNames: Readonly<Record<string, SixTexts>> = {
  title: six('Title', 'Título', 'Título', 'Titul', 'اللقب', 'Titre'),
  rating: six('Rating', 'Elo', 'Rating', 'Reytinq', 'التصنيف', 'Elo'),
};

export const functionNames: Readonly<Record<string, SixTexts>> = {
  CAR: six('Chief arbiter', 'Árbitro principal', 'Árbitro principal', 'Baş hakim', 'رئيس الحكام', 'Arbitre principal'),
  DAR: six(
    'Deputy arbiter',
    'Árbitro adjunto',
    'Árbitro adjunto',
    'Hakim müavini',
    'نائب رئيس الحكام',
    'Arbitre adjoint',
  ),
};
