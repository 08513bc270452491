/** A flag next to a name; without an image it shows the code. CSS sets the size. */
export function Flag({
  picture,
  code,
  size = 'row',
  label = '',
}: {
  picture: string | null;
  code: string;
  size?: 'row' | 'title';
  /** Name of the delegation, unless it is written next to the flag. */
  label?: string;
}) {
  if (!picture) {
    return (
      <span dir="ltr" className="flag-code">
        {code}
      </span>
    );
  }
  return <img className={size === 'title' ? 'flag flag-title' : 'flag'} src={picture} alt={label} loading="lazy" />;
}
