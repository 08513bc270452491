declare module 'xcode' {
  interface Project {
    parseSync: () => void;
    hash: { project: { objects: Record<string, Record<string, string | { path?: string }>> } };
  }
  const xcode: { project: (file: string) => Project };
  export default xcode;
}
