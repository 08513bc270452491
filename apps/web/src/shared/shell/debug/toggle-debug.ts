import { isChosen } from '../../reader/device-classes.ts';
import { saveDeviceChoice } from '../../reader/device-choices.ts';

export const toggleDebug = (): void => saveDeviceChoice('shows-debug', !isChosen('shows-debug'));
