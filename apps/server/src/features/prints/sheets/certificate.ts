import { phrase } from '../../../phrases.ts';
import type { CertificatePaper } from '../paper.ts';
import { baseOf, formatOf } from './sheet-context.ts';
import type { SheetContext } from './sheet-context.ts';

/** What a certificate certifies. The caller decides who may have one and how the holder is named. */
export interface Certificate {
  /** Code by which anyone can verify it. */
  code: string;
  name: string;
  delegation?: string;
  sport: string;
  event: string;
  /** As the result lists it; without one the certificate is for taking part. */
  rank?: string;
  /** Day on which it was earned. */
  day: string;
}

/** @param page path of the page that verifies the code, without the language */
export function certificatePaper(context: SheetContext, certificate: Certificate, page: string): CertificatePaper {
  const { language } = context;
  const { code, name, delegation, sport, event, rank, day } = certificate;
  return {
    kind: 'certificate',
    ...baseOf(context, page, phrase(language, 'prints.certificate.verify')),
    title: phrase(language, 'prints.certificate.title'),
    presentedTo: phrase(language, 'prints.certificate.presentedTo'),
    name,
    ...(delegation === undefined ? {} : { delegation }),
    reason:
      rank === undefined
        ? phrase(language, 'prints.certificate.participation')
        : phrase(language, 'prints.certificate.place', { rank }),
    achievement: [sport, event],
    date: formatOf(context).dateLong(day),
    code,
  };
}
