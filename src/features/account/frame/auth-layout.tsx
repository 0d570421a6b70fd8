import { useState } from 'react';
import { referrerTheme, rememberReferrerTheme } from '../login/screens/referrer.client.ts';
import { AuthFrame, type AuthFrameProps } from './auth-frame.tsx';

/** Read before React takes its place. */
const drawnByServer = document.getElementById('auth-skeleton') !== null;

/** The frame with the profession that one came from. */
export function AuthLayout(props: Pick<AuthFrameProps, 'plain' | 'children'>) {
  const [version] = useState(() => {
    rememberReferrerTheme();
    return referrerTheme();
  });
  return <AuthFrame {...props} version={version} arriving={!drawnByServer} />;
}
