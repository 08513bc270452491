import { isChosen } from '../device-classes.ts';
import { keepDeviceChoice } from '../user/device-choices.ts';

export const toggleDebug = (): void => keepDeviceChoice('shows-debug', !isChosen('shows-debug'));
