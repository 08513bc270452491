import type { LanguageCode } from '@podium/contract';
import { phrase } from '../../../ground/phrases.ts';
import type { CertificatePaper } from '../paper.ts';
import { sheetBase, sheetFormatters } from './sheet-context.ts';
import type { SheetContext } from './sheet-context.ts';

/** Data of a certificate. The caller decides who may have one and which name it shows. */
export interface Certificate {
  /** Code by which the certificate can be verified. */
  code: string;
  name: string;
  delegation?: string;
  achievement: { course: string } | { sport: string; event: string; rank?: number };
  day: string;
}

/** @param page path of the page that verifies the code, without the language */
export function certificatePaper(context: SheetContext, certificate: Certificate, page: string): CertificatePaper {
  const { language } = context;
  const { capital, dateLong } = sheetFormatters(context);
  const { code, name, delegation, achievement, day } = certificate;
  const kind = 'course' in achievement ? 'course' : 'contest';
  return {
    kind: 'certificate',
    ...sheetBase(context, page, phrase(language, 'prints.certificate.verify', { kind })),
    title: phrase(language, 'prints.certificate.title', { kind }),
    presentedTo: phrase(language, 'prints.certificate.presentedTo'),
    name,
    ...(delegation === undefined ? {} : { delegation }),
    reason: reasonText(language, achievement),
    achievement: 'course' in achievement ? [achievement.course] : [achievement.sport, achievement.event],
    date: capital(dateLong(day)),
    code,
  };
}

function reasonText(language: LanguageCode, achievement: Certificate['achievement']): string {
  if ('course' in achievement) return phrase(language, 'prints.certificate.course');
  const { rank } = achievement;
  return rank === undefined
    ? phrase(language, 'prints.certificate.participation')
    : phrase(language, 'prints.certificate.place', { rank });
}
