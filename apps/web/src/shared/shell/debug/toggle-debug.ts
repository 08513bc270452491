import { isChosen } from '../device-classes.ts';
import { saveDeviceChoice } from '../../people/user/device-choices.ts';

export const toggleDebug = (): void => saveDeviceChoice('shows-debug', !isChosen('shows-debug'));
