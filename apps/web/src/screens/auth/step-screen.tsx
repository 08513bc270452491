import '../../shared/elements/form/form.css';
import { ForgotPart } from './parts/forgot-part.tsx';
import { ResetPart } from './parts/reset-part.tsx';
import { TokenPart } from './parts/token-part.tsx';
import { useText } from '../../shared/shell/page-context.tsx';
import type { Step } from './steps.ts';

const parts = {
  forgot: ForgotPart,
  reset: ResetPart,
  confirm: TokenPart,
  guardian: TokenPart,
  email: TokenPart,
} as const;

export function StepScreen({ step }: { step: Step }) {
  const t = useText();
  const Part = parts[step];
  return (
    <div className="screen">
      <section className="form-card">
        <h1 className="text-title">{t(`screens.auth.${step}Title`)}</h1>
        <Part step={step} />
      </section>
    </div>
  );
}
