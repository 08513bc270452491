/** Each screen at the width of a phone: accessible (WCAG 2.2 AA), steady, with targets that a finger hits. */
import { describeScreens } from '../harness/describe-screens.ts';

describeScreens(360);
