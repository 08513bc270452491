/** Every screen on a phone, in English. `probes/` contains what each promises. */
import { describeVisits } from './describe-visits.ts';
import { englishOnPhones } from './plan.ts';

describeVisits(englishOnPhones);
