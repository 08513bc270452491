/** Each screen at desktop width: accessible (WCAG 2.2 AA), without layout shifts, within the weight limits. */
import { describeScreens } from '../harness/describe-screens.ts';

describeScreens(1280);
