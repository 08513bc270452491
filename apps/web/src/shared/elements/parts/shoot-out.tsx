import { useText } from '../../shell/page-context.tsx';

/** The score of a shoot-out, next to the score that excludes it: `(4 p)`. */
export function ShootOut({ score }: { score: string | undefined }) {
  const t = useText();
  if (!score) return null;
  return (
    <>
      <bdi className="shoot-out" aria-hidden="true">
        {`(${t('shared.shootOutShort', { score })})`}
      </bdi>
      <span className="visually-hidden">{t('shared.shootOut', { score })}</span>
    </>
  );
}
