type Policy = Record<string, string[]>;

/** No inline script anywhere, nothing from elsewhere; analytics only where it is configured. */
function contentSecurityPolicy(analytics: boolean, development: boolean): Policy {
  return {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...(analytics ? ['https://www.googletagmanager.com'] : []),
      ...(development ? ["'unsafe-inline'"] : []),
    ],
    // Components that position themselves (dialogs, menus) set style attributes; documents have none.
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [
      "'self'",
      'data:',
      ...(analytics ? ['https://www.googletagmanager.com', 'https://*.google-analytics.com'] : []),
    ],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...(analytics ? ['https://*.google-analytics.com', 'https://*.analytics.google.com'] : []),
    ],
    'form-action': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
}

export type SecurityOptions = { analytics: boolean; https: boolean; development: boolean };

/** What every answer carries. */
export function securityHeaderList({
  analytics,
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
    // The checkout window's closing must be seen, hence popups.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(https ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
    // A page that has a token in its address sets no-referrer itself.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  };
}

export type AddHeaders = (target: Headers) => void;

export function securityHeaders(list: Record<string, string>): AddHeaders {
  const { 'Referrer-Policy': referrer = '', ...others } = list;
  const headers = Object.entries(others);
  return (target) => {
    for (const [name, value] of headers) target.set(name, value);
    if (!target.has('Referrer-Policy')) target.set('Referrer-Policy', referrer);
  };
}
