import { encodeQR } from 'qr';

export interface SheetCode {
  title: string;
  points: number;
  /** Text encoded in the QR code. */
  address: string;
}

const [widthMm, heightMm, marginMm, gapMm] = [210, 297, 12, 6];
const [columns, rows] = [3, 4];
const [cellWidth, cellHeight] = [(widthMm - 2 * marginMm + gapMm) / columns, (heightMm - 2 * marginMm + gapMm) / rows];
const [boxWidth, boxHeight] = [cellWidth - gapMm, cellHeight - gapMm];
const squareMm = 46;
const perSheet = columns * rows;

/** A4 sheets as one tall drawing: twelve codes per sheet, each with a label and a cutting line. */
export function printSheet(codes: readonly SheetCode[]): string {
  const sheets = Math.max(1, Math.ceil(codes.length / perSheet));
  const cells = codes.map((code, index) => cell(code, index)).join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${widthMm}mm" height="${heightMm * sheets}mm" viewBox="0 0 ${widthMm} ${heightMm * sheets}" font-family="sans-serif">
<rect width="100%" height="100%" fill="#fff"/>
${cells}
</svg>
`;
}

function cell({ title, points, address }: SheetCode, index: number): string {
  const place = index % perSheet;
  const x = marginMm + (place % columns) * cellWidth;
  const y = Math.floor(index / perSheet) * heightMm + marginMm + Math.floor(place / columns) * cellHeight;
  const squares = encodeQR(address, 'raw', { ecc: 'medium', border: 4 });
  const scale = squareMm / squares.length;
  const path = squares
    .flatMap((line, row) => line.map((isDark, column) => (isDark ? `M${column} ${row}h1v1h-1z` : '')))
    .join('');
  const middle = x + boxWidth / 2;
  return `<g><rect x="${x}" y="${y}" width="${boxWidth}" height="${boxHeight}" fill="none" stroke="#bbb" stroke-width=".2" stroke-dasharray="1 1"/>
<g transform="translate(${middle - squareMm / 2} ${y + 2}) scale(${scale})" shape-rendering="crispEdges"><path d="${path}"/></g>
<text x="${middle}" y="${y + squareMm + 7}" font-size="4" font-weight="bold" text-anchor="middle">${escapeText(shorten(title))}</text>
<text x="${middle}" y="${y + squareMm + 12}" font-size="3.2" text-anchor="middle">${points > 0 ? `${points} XP` : ''}</text></g>`;
}

const maxSigns = 30;
const shorten = (text: string): string => {
  const signs = Array.from(text);
  return signs.length > maxSigns ? `${signs.slice(0, maxSigns - 1).join('')}…` : text;
};
const escapeText = (text: string): string => text.replace(/[<>&"']/gu, (sign) => `&#${sign.charCodeAt(0)};`);
