/** A flag beside a name says nothing that the name does not; without a picture its code stands there. Its style has the size. */
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
  return <img className={size === 'title' ? 'flag flag-title' : 'flag'} src={picture} alt="" loading="lazy" />;
}
