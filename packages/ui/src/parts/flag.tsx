/** A flag beside a name says nothing that the name does not; without a picture its code stands there. */
export function Flag({
  picture,
  code,
  size = 'row',
}: {
  picture: string | null;
  code: string;
  size?: 'row' | 'title';
}) {
  if (!picture) {
    return (
      <bdi dir="ltr" className="flag-code">
        {code}
      </bdi>
    );
  }
  return (
    <img
      className={size === 'title' ? 'flag flag-title' : 'flag'}
      src={picture}
      alt=""
      width={size === 'title' ? 48 : 18}
      height={size === 'title' ? 32 : 12}
      loading="lazy"
      decoding="async"
    />
  );
}
