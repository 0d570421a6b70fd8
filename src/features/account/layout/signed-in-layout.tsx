import { type ReactNode, useEffect } from 'react';
import { flashToast } from '#ui/flash-toast.ts';
import { loginPath } from '../login/next-path.ts';
import { preferLoginTab } from '../login/screens/login-tab.client.ts';
import { isLeaving, useUser } from '../sessions/session.client.ts';
import { Navigation } from './navigation.tsx';
import { Notices } from './notices.tsx';

/**
 * The layout of all signed-in screens: navigation, notices, and the one `main` that the screen fills, starting with its
 * `ScreenHeading`. It stays mounted while screens change.
 */
export function SignedInLayout({ children }: { children: ReactNode }) {
  const { data: user } = useUser();
  if (!user) return <SessionEnded />;
  return (
    <div className="flex min-h-svh flex-col pb-[calc(var(--bar-height)+env(safe-area-inset-bottom))]">
      <a
        href="#main"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-lg bg-ink px-4 py-3 font-semibold text-paper focus-visible:translate-y-0"
      >
        Skip to content
      </a>
      <Navigation user={user} />
      <Notices user={user} />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-5xl flex-1 px-4 pt-6 pb-12 outline-none sm:px-6 sm:pt-10"
      >
        {children}
      </main>
    </div>
  );
}

/** The session has ended. Typed text is kept as a draft and shown again after the login. */
function SessionEnded() {
  useEffect(() => {
    // Logging out already goes to another page.
    if (isLeaving()) return;
    flashToast({
      title: 'You were signed out',
      description: 'Log in to carry on. What you typed is still there.',
    });
    preferLoginTab();
    location.replace(loginPath(location.pathname + location.search));
  }, []);
  return null;
}
