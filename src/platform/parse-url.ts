/** The longest name of a host and of a part between its dots. */
const MAX_HOST = 253;
const MAX_LABEL = 63;

/**
 * Parses a URL. Null if it is invalid or has a very long host name, because one of many different characters takes long
 * to parse. Tabs and line ends, which the parser drops, would hide a host from this check.
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
