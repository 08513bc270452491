import { useText } from '../../../shared/shell/page-context.tsx';

const faults = [
  'sentimentRequired',
  'sentimentInvalid',
  'suggestionRequired',
  'suggestionShort',
  'suggestionLong',
] as const;

/** The error of this step, which screen readers announce too. */
export function FaultNote({ fault }: { fault: string | undefined }) {
  const t = useText();
  const knownFault = faults.find((candidate) => candidate === fault);
  return (
    <p id="feedback-fault" role="alert" className="field-fault">
      {knownFault && t(`screens.feedback.fault.${knownFault}`)}
    </p>
  );
}
