/** Every screen in Arabic, from right to left. */
import { describeVisits } from './describe-visits.ts';
import { arabic } from './plan.ts';

describeVisits(arabic);
