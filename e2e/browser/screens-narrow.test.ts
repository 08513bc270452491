/** Each screen at phone width: accessible (WCAG 2.2 AA), without layout shifts, with touch targets large enough. */
import { describeScreens } from '../harness/describe-screens.ts';

describeScreens(360);
