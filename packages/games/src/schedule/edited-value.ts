/** What a person decided about one field of a unit. */
export interface FieldEdit<Value> {
  value: Value;
  /** What the source said when it was decided. */
  over: Value;
  /** When, as text that sorts with the source's stamps. */
  stamp: string;
  /** Stays whatever the source says later. */
  isLasting: boolean;
}

export interface EditedValue<Value> {
  value: Value;
  isEdited: boolean;
  /** The source has said something else since, and a lasting edit stands against it. */
  isContradicted: boolean;
}

/**
 * What is shown of a field that its source and a person disagree about. While the source says what it said then, the
 * person is right; once it says something else, the newer of the two, unless the edit is to last. It depends only on what
 * both say in the end, not on the order in which it arrived.
 *
 * @param source what the feed or the import says, and when
 * @param isSame whether two values are equal
 */
export function editedValue<Value>(
  source: { value: Value; stamp: string },
  edit: FieldEdit<Value>,
  isSame: (one: Value, other: Value) => boolean,
): EditedValue<Value> {
  const edited = { value: edit.value, isEdited: true };
  if (isSame(source.value, edit.value)) return { value: source.value, isEdited: false, isContradicted: false };
  if (isSame(source.value, edit.over)) return { ...edited, isContradicted: false };
  const isSourceNewer = source.stamp > edit.stamp;
  if (edit.isLasting) return { ...edited, isContradicted: isSourceNewer };
  if (isSourceNewer) return { value: source.value, isEdited: false, isContradicted: false };
  return { ...edited, isContradicted: false };
}
