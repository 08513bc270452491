import { makeTexts } from './texts.ts';

/** Reasons why contests are moved, late or postponed. */
export const changeReasons = {
  floor: makeTexts(
    'The floor is being dried after rain came in.',
    'Se seca el suelo tras la entrada de lluvia.',
    'O piso está sendo seco depois que entrou chuva.',
    'İçəri yağış düşdüyü üçün döşəmə qurudulur.',
    'تُجفَّف الأرضية بعد تسرب مياه المطر.',
    'Le sol est en cours de séchage après une infiltration de pluie.',
  ),
  thunderstorm: makeTexts(
    'Thunderstorm warning for the venue.',
    'Aviso de tormenta en la sede.',
    'Alerta de tempestade no local.',
    'İdman obyekti üçün ildırımlı yağış xəbərdarlığı.',
    'تحذير من عاصفة رعدية في موقع المنافسة.',
    'Alerte aux orages sur le site.',
  ),
  timing: makeTexts(
    'The timing system is being checked.',
    'Se revisa el sistema de cronometraje.',
    'O sistema de cronometragem está sendo verificado.',
    'Vaxtölçmə sistemi yoxlanılır.',
    'يجري فحص نظام التوقيت.',
    'Le système de chronométrage est en cours de vérification.',
  ),
} as const;
