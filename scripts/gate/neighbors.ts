/** Folders that do not depend on each other, by a rule of the house, and what connects them. */

export const sportFolder = /^packages\/disciplines\/src\/([^/]+)\//u;

/** Lists of folders: they import all neighbors, which do not depend on each other. */
export const isRegistry = /\.gen\.tsx?$|\/(?:routes|addresses)\.ts$/u;

export const isTest = (file: string): boolean => /\.test\.tsx?$/u.test(file);
