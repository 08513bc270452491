export function changedFiles(root: string): { base: string; files: string[] };
