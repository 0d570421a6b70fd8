type Policy = Record<string, string[]>;

/**
 * Google's script and the paths that it reports to. Only these, because the same hosts also serve content of other
 * people.
 */
const ANALYTICS_SCRIPT = 'https://www.googletagmanager.com/gtag/js';
const ANALYTICS_REPORTS = [
  'https://*.google-analytics.com/g/collect',
  'https://*.analytics.google.com/g/collect',
  'https://analytics.google.com/g/collect',
];

/** No inline script but what a document allows by its hash, nothing from elsewhere; analytics only on pages that may be counted. */
function contentSecurityPolicy(analytics: boolean, development: boolean): Policy {
  return {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...(analytics ? [ANALYTICS_SCRIPT] : []),
      ...(development ? ["'unsafe-inline'"] : []),
    ],
    // Components that position themselves (dialogs, menus) set style attributes; documents have none.
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...(analytics ? ANALYTICS_REPORTS : [])],
    'form-action': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
}

export type SecurityOptions = { analytics?: boolean; https: boolean; development: boolean };

/** The headers of every answer; `analytics` is for pages on which visits may be counted. */
export function securityHeaderList({
  analytics = false,
  https,
  development,
}: SecurityOptions): Record<string, string> {
  const policy = contentSecurityPolicy(analytics, development);
  if (development) policy['style-src'] = ["'self'", "'unsafe-inline'"];
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, values]) => `${name} ${values.join(' ')}`)
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // Popups must be allowed, so that the page sees the checkout window closing.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(https ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
    // Pages with a token in their address set no-referrer themselves.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  };
}

export type AddHeaders = (target: Headers) => void;

/** Headers that a page may set itself. */
const OWN = new Set(['Referrer-Policy', 'Content-Security-Policy']);

export function securityHeaders(list: Record<string, string>): AddHeaders {
  const headers = Object.entries(list);
  return (target) => {
    for (const [name, value] of headers) if (!OWN.has(name) || !target.has(name)) target.set(name, value);
  };
}
