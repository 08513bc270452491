import { watchedFormats } from '@podium/foreign-files';

/** Returns whether each file of a format is the result of one race, and not of a meet. */
export const isRaceFormat = (format: string): boolean => watchedFormats.get(format)?.isOfRaces === true;

export const formatName = (format: string): string => watchedFormats.get(format)?.name ?? format;
