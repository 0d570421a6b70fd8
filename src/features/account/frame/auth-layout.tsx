import { useState } from 'react';
import { referrerTheme, rememberReferrerTheme } from '../login/screens/referrer.client.ts';
import { AuthFrame, type AuthFrameProps } from './auth-frame.tsx';

/** Read before React replaces it. */
const drawnByServer = document.getElementById('auth-skeleton') !== null;

/** Uses the theme of the page that the visitor came from. */
export function AuthLayout(props: Pick<AuthFrameProps, 'plain' | 'children'>) {
  const [version] = useState(() => {
    rememberReferrerTheme();
    return referrerTheme();
  });
  return <AuthFrame {...props} version={version} arriving={!drawnByServer} />;
}
