import { useText } from '../page-context.tsx';

/** The count of a shoot-out beside a score that it is no part of: `(4 p)`. */
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
