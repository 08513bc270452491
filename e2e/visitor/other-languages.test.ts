/** Every screen in the other languages. */
import { describeVisits } from './describe-visits.ts';
import { inOtherLanguage, otherLanguages } from './plan.ts';

describeVisits((names) => otherLanguages.flatMap((prefix) => inOtherLanguage(names, prefix)));
