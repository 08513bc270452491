/** What officials add to a result or a list, as they wrote it. */
export function Notes({ notes }: { notes: readonly string[] | undefined }) {
  return notes?.map((note) => (
    <p key={note} className="pt-2 text-ink2">
      <bdi>{note}</bdi>
    </p>
  ));
}
