import { useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '#platform/paths.ts';
import { Tabs } from '#ui/tabs.tsx';
import { ThemedAuthLayout } from '../../layout/themed-auth-layout.tsx';
import { ForgotPasswordForm } from '../../password-reset/forgot-password-form.tsx';
import { TABS } from './auth-tabs.ts';
import { LoginForm } from './login-form.tsx';
import { consumeLoginTabPreference } from './login-tab.client.ts';
import { RegisterForm, type TryFromPath } from './register-form.tsx';

type View = 'login' | 'register' | 'forgot';

/** The screen of `/login`, `/auth` and `/forgot-password`. Its views share the typed e-mail address. */
export default function AuthScreen({ tryFromPath }: { tryFromPath: TryFromPath }) {
  const [path, navigate] = useLocation();
  const [view, setView] = useState<View>(() => firstView(path));
  const [email, setEmail] = useState('');
  const [switched, setSwitched] = useState(false);

  /** A clicked tab keeps the focus; otherwise the focus moves to the heading of the next view. */
  const show = (next: View, { byTab = false } = {}) => {
    setSwitched(!byTab);
    setView(next);
    // Leaving the view for a forgotten password must not keep its URL.
    if (path === paths.forgotPassword) navigate(paths.login, { replace: true });
  };

  return (
    <ThemedAuthLayout>
      {view === 'forgot' ? (
        <ForgotPasswordForm
          email={email}
          onEmail={setEmail}
          onBack={() => show('login')}
          takesFocus={switched}
        />
      ) : (
        <Tabs
          label="Login or register"
          tabs={TABS}
          open={view}
          onOpen={(next) => show(next, { byTab: true })}
        >
          <div className="pt-8">
            {view === 'login' ? (
              <LoginForm
                email={email}
                onEmail={setEmail}
                onForgot={() => show('forgot')}
                takesFocus={switched}
              />
            ) : (
              <RegisterForm
                email={email}
                onEmail={setEmail}
                onLogin={() => show('login')}
                tryFromPath={tryFromPath}
              />
            )}
          </div>
        </Tabs>
      )}
    </ThemedAuthLayout>
  );
}

function firstView(path: string): View {
  if (path === paths.forgotPassword) return 'forgot';
  return consumeLoginTabPreference() ? 'login' : 'register';
}
