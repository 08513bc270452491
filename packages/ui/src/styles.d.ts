declare module '*.css';
declare module '*.wasm?url' {
  const address: string;
  // oxlint-disable-next-line import/no-default-export -- the export that the bundler generates for such an import
  export default address;
}
declare module '*.svg?url' {
  const address: string;
  // oxlint-disable-next-line import/no-default-export -- the export that the bundler generates for such an import
  export default address;
}
