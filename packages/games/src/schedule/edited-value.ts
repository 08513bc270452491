/** A person's edit of one field of a unit. */
export interface FieldEdit<Value> {
  value: Value;
  /** The source's value when the edit was made. */
  over: Value;
  /** Time of the edit, as text that sorts with the source's stamps. */
  stamp: string;
  /** Stays in effect even if the source sends another value later. */
  isLasting: boolean;
}

export interface EditedValue<Value> {
  value: Value;
  isEdited: boolean;
  /** The source has sent another value since, and a lasting edit overrides it. */
  isContradicted: boolean;
}

/**
 * The value to show for a field that a person has edited. While the source still has the value of that time, the edit
 * is shown; after that the newer of the two, unless the edit is lasting. The result depends only on the final values
 * of both, not on the order of arrival.
 *
 * @param source value and time from the feed or the import
 * @param isSame whether two values are equal
 */
export function editedValue<Value>(
  source: { value: Value; stamp: string },
  edit: FieldEdit<Value>,
  isSame: (a: Value, b: Value) => boolean,
): EditedValue<Value> {
  const edited = { value: edit.value, isEdited: true };
  if (isSame(source.value, edit.value)) return { value: source.value, isEdited: false, isContradicted: false };
  if (isSame(source.value, edit.over)) return { ...edited, isContradicted: false };
  const isSourceNewer = source.stamp > edit.stamp;
  if (edit.isLasting) return { ...edited, isContradicted: isSourceNewer };
  if (isSourceNewer) return { value: source.value, isEdited: false, isContradicted: false };
  return { ...edited, isContradicted: false };
}
