/** A value of a message, replaced by a unique word so that it can be found again. */
export interface MarkedValue {
  /** `DT_RESULT ExtendedResults/ExtendedResult@Value2`. */
  place: string;
  mark: string;
}

/**
 * Attributes that identify, join, date or order a message, flags and counts: changing them would make it another
 * message, or an invalid one.
 */
const preservedNames = new Set(
  `Code Type Unit Event Phase EventUnit Discipline Id PId Parent Home Away HomeAway Organisation Country Venue VenueCode
   Location SessionCode Gender RecordType Period Language MainFunctionId LastUnit LastEvent Gen Sport Codes
   Status ScheduleStatus SessionStatus PhaseType Medal Schedule ModificationIndicator PhotoFinish
   Order SortOrder StartSortOrder Pos Position Gold Silver Bronze Total TotalEvents FinishedEvents Height Weight
   RankEqual RankTotalEqual Unchecked Equalled Unconfirmed Historical Current Shared NotEstablished Running Interpreter
   HideStartDate HideEndDate StrikeOut Reinstated Substitute
   StartDate EndDate ActualStartDate ActualEndDate Date Update DateTime TimeStamp PublishTime BirthDate`.split(/\s+/),
);
/** Pointers for television graphics are never read; files are identified by their bytes. */
const isUnread = /<ExtendedInfo [^>]*Type="DISPLAY"[^>]*>|<PDFData>/;

const tag = /<(\/?)([A-Za-z_][\w.]*)((?:\s+[\w:]+="[^"]*")*)\s*(\/?)>([^<]*)/g;

/**
 * Replaces every readable value of a message by a unique word, and lists the words with their locations. `series`
 * distinguishes the words of different messages.
 */
export function markValues(xml: string, series: string): { xml: string; values: MarkedValue[] } {
  const type = /DocumentType="([^"]*)"/.exec(xml)?.[1] ?? '';
  const values: MarkedValue[] = [];
  const path: string[] = [];
  const mark = (place: string): string => {
    const value = { place: `${type} ${place}`, mark: `q${series}x${values.length}z` };
    values.push(value);
    return value.mark;
  };
  const marked = xml.replace(
    tag,
    (match, closing: string, name: string, attributes: string, empty: string, text: string) => {
      if (closing) {
        path.pop();
        return match;
      }
      const place = [path.at(-1), name].filter(Boolean).join('/');
      const isHeader = path.length === 0;
      if (!empty) path.push(name);
      if (isHeader || isUnread.test(match)) return match;
      const marked = attributes.replace(/([\w:]+)="([^"]+)"/g, (match, attribute: string) =>
        preservedNames.has(attribute) ? match : `${attribute}="${mark(`${place}@${attribute}`)}"`,
      );
      return `<${name}${marked}${empty}>${text.trim() === '' ? text : mark(place)}`;
    },
  );
  return { xml: marked, values };
}
