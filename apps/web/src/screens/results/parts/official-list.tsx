import { useText } from '../../../shared/page-context.tsx';
import { Section } from './section.tsx';
import type { UnitAnswer } from '@podium/contract';

/** Who judged it. */
export function OfficialList({ unit }: { unit: UnitAnswer }) {
  const t = useText();
  if (unit.officials.length === 0) return null;
  return (
    <Section title={t('parts.result.officials')}>
      <dl className="condition-list">
        {unit.officials.map((official) => (
          <div key={`${official.id} ${official.function}`}>
            <dt>
              <bdi>{official.function ?? t('parts.result.officials')}</bdi>
            </dt>
            <dd>
              <bdi>{official.name}</bdi>
              {official.organisation && (
                <>
                  {' '}
                  <bdi dir="ltr" className="text-ink3">
                    {official.organisation.code}
                  </bdi>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
