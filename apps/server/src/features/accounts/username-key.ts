/**
 * The form in which usernames are compared, in code and by the unique index of `accounts.users`: `Ana.SOUZA` and
 * `ana.souza` are the same, and so are `İlkin`, `Ilkin`, `ılkın` and `ilkin`, whatever the language of the keyboard.
 */
export const usernameKey = (username: string): string =>
  username
    .trim()
    .normalize('NFKC')
    .toLowerCase()
    .replace(/i\u0307/gu, 'i')
    .replaceAll('ı', 'i')
    .normalize('NFC');
