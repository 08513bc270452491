import { strToU8, zipSync } from 'fflate';

/** An .xlsx file with these sheets, whose cells are text. */
export function workbookFile(sheets: Readonly<Record<string, readonly (readonly string[])[]>>): Uint8Array {
  const names = Object.keys(sheets);
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${names.map((name, index) => `<sheet name="${name}" r:id="rId${index}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names.map((_, index) => `<Relationship Id="rId${index}" Target="worksheets/sheet${index}.xml"/>`).join('')}</Relationships>`,
  };
  for (const [index, rows] of Object.values(sheets).entries())
    parts[`xl/worksheets/sheet${index}.xml`] =
      `<worksheet><sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`;
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
}

const rowXml = (cells: readonly string[], line: number): string =>
  `<row r="${line + 1}">${cells.map((text, index) => `<c r="${String.fromCodePoint(65 + index)}${line + 1}" t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;
