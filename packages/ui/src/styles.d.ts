declare module '*.css';
declare module '*.svg?url' {
  const address: string;
  // oxlint-disable-next-line import/no-default-export -- what the bundler makes of such an import
  export default address;
}
