/** Notes of officials on a result or a list, unchanged. */
export function Notes({ notes }: { notes: readonly string[] | undefined }) {
  return notes?.map((note) => (
    <p key={note} className="foot-note text-ink2">
      <bdi>{note}</bdi>
    </p>
  ));
}
