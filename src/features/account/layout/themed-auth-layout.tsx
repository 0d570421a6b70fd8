import { useState } from 'react';
import { referrerTheme, rememberReferrerTheme } from '../login/screens/referrer.client.ts';
import { AuthLayout, type AuthLayoutProps } from './auth-layout.tsx';

/** Read before React replaces it. */
const drawnByServer = document.getElementById('auth-skeleton') !== null;

/** Uses the theme of the page that the visitor came from. */
export function ThemedAuthLayout(props: Pick<AuthLayoutProps, 'plain' | 'children'>) {
  const [theme] = useState(() => {
    rememberReferrerTheme();
    return referrerTheme();
  });
  return <AuthLayout {...props} theme={theme} arriving={!drawnByServer} />;
}
