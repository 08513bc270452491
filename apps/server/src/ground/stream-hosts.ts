/** Hosts whose streams may be played on pages: those in the setting, and this server's own. */
export const streamHosts = ({
  publicUrl,
  streamHosts,
}: {
  publicUrl: string;
  streamHosts: readonly string[];
}): readonly string[] => [new URL(publicUrl).host, ...streamHosts];
