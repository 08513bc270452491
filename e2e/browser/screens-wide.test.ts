/** Each screen at the width of a desk: accessible (WCAG 2.2 AA), steady, light. */
import { describeScreens } from '../harness/describe-screens.ts';

describeScreens(1280);
