import { languageByTag } from '@podium/i18n';
import { encodeQR } from 'qr';
import { phrase } from '../../../ground/phrases.ts';
import type { CodeSheetHeading, PrintableCode } from '../../code-sheet.ts';
import { instantText } from '../../instant-text.ts';
import type { CodesPaper } from '../paper.ts';
import { sheetFormatters, printableName } from './sheet-context.ts';
import type { SheetContext } from './sheet-context.ts';

export function codesPaper(
  context: SheetContext,
  codes: readonly PrintableCode[],
  heading?: CodeSheetHeading,
): CodesPaper {
  const { language, games } = context;
  return {
    kind: 'codes',
    language,
    direction: languageByTag(language).direction,
    games: games.name,
    ...context.paperLook,
    title: heading?.title ?? phrase(language, 'prints.codes.title'),
    instruction: heading?.instruction ?? phrase(language, 'prints.codes.instruction'),
    codes: codes.map(({ title, points, endsAt, address, facts = [] }) => ({
      title: printableName(language, title),
      facts: [
        ...facts.map((fact) => printableName(language, fact)),
        ...(points > 0 ? [phrase(language, 'prints.codes.points', { points })] : []),
        ...(endsAt === null
          ? []
          : [phrase(language, 'prints.codes.until', { time: sheetFormatters(context).dateTime(instantText(endsAt)) })]),
      ],
      qr: { svg: encodeQR(address, 'svg', { ecc: 'medium', border: 4 }), address },
    })),
  };
}
