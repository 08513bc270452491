import { strToU8, zipSync } from 'fflate';

export interface TemplateColumn {
  title: string;
  /** Values to choose from. */
  choices?: readonly string[];
  isDate?: boolean;
}

interface Template {
  /** Name of the sheet to fill in. */
  name: string;
  columns: readonly TemplateColumn[];
  isRightToLeft: boolean;
}

/** Lines for which values can be chosen. */
const lastLine = 2000;
const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string): string =>
  text.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/[&<>"]/gu, (sign) => signs[sign]!);

/** The letters of a column: `C` for 2. */
const letters = (index: number): string =>
  `${index < 26 ? '' : letters(Math.floor(index / 26) - 1)}${String.fromCodePoint(65 + (index % 26))}`;
const textCell = (column: number, line: number, text: string, style = 0): string =>
  `<c r="${letters(column)}${line}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeText(text)}</t></is></c>`;

/** Excel accepts 31 characters without these signs as the name of a sheet. */
const sheetName = (name: string): string => name.replaceAll(/[[\]:*?/\\']/gu, ' ').slice(0, 31);

/**
 * Writes a workbook with titles, and values to choose from, which are on a second, hidden sheet. All cells are text, so that
 * a name is never a formula.
 */
export function writeTemplate({ name, columns, isRightToLeft }: Template): Uint8Array {
  const lists = columns.map(({ choices = [] }) => [...new Set(choices)]);
  const longest = Math.max(...lists.map(({ length }) => length), 0);
  const listRows = Array.from({ length: longest }, (_, index) => {
    const cells = lists.flatMap((list, column) =>
      index < list.length ? textCell(column, index + 1, list[index]!) : [],
    );
    return `<row r="${index + 1}">${cells.join('')}</row>`;
  });
  const validations = lists.flatMap((list, column) => {
    if (list.length === 0) return [];
    const letter = letters(column);
    // Other values may be typed: a new delegation is asked about when the sheet is read.
    return `<dataValidation type="list" allowBlank="1" errorStyle="warning" showErrorMessage="1" sqref="${letter}2:${letter}${lastLine}"><formula1>Lists!$${letter}$1:$${letter}$${list.length}</formula1></dataValidation>`;
  });
  const widths = columns.map(
    ({ isDate }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="22" customWidth="1"${isDate ? ' style="2"' : ''}/>`,
  );
  const view = `<sheetViews><sheetView workbookViewId="0"${isRightToLeft ? ' rightToLeft="1"' : ''}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;
  const titles = columns.map(({ title }, index) => textCell(index, 1, title, 1)).join('');
  const files = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/worksheets/sheet2.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${namespace}" xmlns:r="${relations}"><sheets><sheet name="${escapeText(sheetName(name))}" sheetId="1" r:id="rId1"/><sheet name="Lists" sheetId="2" state="hidden" r:id="rId2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/worksheet" Target="worksheets/sheet2.xml"/><Relationship Id="rId3" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    // Styles: plain, bold for titles, dates as the reader's country writes them.
    'xl/styles.xml': `<styleSheet xmlns="${namespace}"><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${namespace}">${view}<cols>${widths.join('')}</cols><sheetData><row r="1">${titles}</row></sheetData>${validations.length > 0 ? `<dataValidations count="${validations.length}">${validations.join('')}</dataValidations>` : ''}</worksheet>`,
    'xl/worksheets/sheet2.xml': `<worksheet xmlns="${namespace}"><sheetData>${listRows.join('')}</sheetData></worksheet>`,
  };
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(`${declaration}${xml}`)])),
  );
}
