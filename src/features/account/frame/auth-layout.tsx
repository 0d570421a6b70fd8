import { useState } from 'react';
import { referrerTheme, rememberReferrerTheme } from '../login/screens/referrer.client.ts';
import { SignInFrame, type SignInFrameProps } from './auth-frame.tsx';

/** Read before React takes its place. */
const drawnByServer = document.getElementById('sign-in-picture') !== null;

/** The frame with the profession that one came from. */
export function SignInLayout(props: Pick<SignInFrameProps, 'plain' | 'children'>) {
  const [version] = useState(() => {
    rememberReferrerTheme();
    return referrerTheme();
  });
  return <SignInFrame {...props} version={version} arriving={!drawnByServer} />;
}
