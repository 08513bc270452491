/** First letters of the first and last word: `Elnara Əliyeva` becomes `EƏ`; a number stays unchanged. */
export function initials(name: string): string {
  const words = name.split(/[\s-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) =>
    word ? /[\p{L}\p{N}]/u.exec(word)?.[0] : '',
  );
  return letters.join('').toLocaleUpperCase('en');
}

/** A photo, otherwise the initials. Decorative: the name is next to it. */
export function Avatar({ name, photo, size = 'row' }: { name: string; photo?: string; size?: 'row' | 'page' }) {
  if (photo) {
    return <img className={`avatar avatar-${size}`} src={photo} alt="" width={80} height={80} loading="lazy" />;
  }
  return (
    <bdi className={`avatar avatar-${size}`} aria-hidden="true">
      {initials(name)}
    </bdi>
  );
}
