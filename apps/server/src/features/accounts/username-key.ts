/** As two user names are compared: `Ana.SOUZA` and `ana.souza` are one. */
export const usernameKey = (username: string): string => username.trim().normalize('NFKC').toLowerCase();
