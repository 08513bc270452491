declare module 'virtual:phrases' {
  export const phrases: Record<string, unknown>;
}
