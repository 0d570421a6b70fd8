/** The longest name of a host and of a part between its dots. */
const MAX_HOST = 253;
const MAX_LABEL = 63;

/**
 * The address; null if it is none, or if no host has such a long name: one of many different letters takes long to parse. Tabs and
 * line ends, which the parser drops, would hide a host from this check.
 */
export function parseUrl(text: string): URL | null {
  const [, host = ''] = /^[^:/?#\\]*:[/\\]*([^/?#\\]*)/.exec(text) ?? [];
  if (
    /\p{Cc}/u.test(text) ||
    host.length > MAX_HOST ||
    host.split('.').some((label) => label.length > MAX_LABEL)
  )
    return null;
  return URL.parse(text);
}
