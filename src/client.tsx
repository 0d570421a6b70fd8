import './client.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { useLocation } from 'wouter';
import { startConsent } from '#features/consent/start-consent.ts';
import { closeCheckoutWindow } from '#features/payments/screens/checkout-return.ts';
import { usePaymentReturn } from '#features/payments/screens/payment-return.ts';
import { tryFromPath } from '#features/try/keep-try.client.ts';
import { readPendingTry } from '#features/try/pending-try.client.ts';
import { createQueryClient } from '#platform/browser/query-client.ts';
import { paths } from '#platform/paths.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { NotFound } from '#ui/not-found.tsx';
import { showFlashToast } from '#ui/toast-store.ts';
import { Toaster } from '#ui/toaster.tsx';

/** The browser's entry: providers and the table of screens. Each screen is a bundle of its own. */

type Screens = Record<string, ComponentType>;

const SignedInLayout = lazy(async () => ({
  default: (await import('#features/account/layout/signed-in-layout.tsx')).SignedInLayout,
}));
const DashboardScreen = lazy(() => import('#features/workspace/dashboard/dashboard-screen.tsx'));
const SettingsScreen = lazy(() => import('#features/account/settings/settings-screen.tsx'));
const TasteSection = lazy(() => import('#features/workspace/taste/taste-section.tsx'));
const KeysSection = lazy(() => import('#features/keys/screens/keys-section.tsx'));
const WebhooksSection = lazy(() => import('#features/webhooks/webhooks-section.tsx'));
const loadAuthScreen = () => import('#features/account/login/screens/auth-screen.tsx');
const AuthScreen = lazy(loadAuthScreen);
const Auth = () => <AuthScreen tryFromPath={tryFromPath} />;

const TryOffer = lazy(() => import('#features/try/try-offer.tsx'));

/** Screens inside the signed-in layout. The navigation stays while they change. */
const signedInScreens: Screens = {
  [paths.home]: DashboardScreen,
  [paths.dashboard]: DashboardScreen,
  [paths.history]: lazy(() => import('#features/workspace/history/history-screen.tsx')),
  [paths.shots]: lazy(() => import('#features/workspace/shots/shots-screen.tsx')),
  [paths.results]: lazy(() => import('#features/workspace/results/results-screen.tsx')),
  [paths.pricing]: lazy(() => import('#features/payments/screens/pricing-screen.tsx')),
  [paths.onboarding]: lazy(() => import('#features/account/onboarding/onboarding-screen.tsx')),
  [paths.settings]: () => (
    <SettingsScreen>
      <Suspense fallback={null}>
        <TasteSection />
      </Suspense>
      <Suspense fallback={null}>
        <KeysSection />
        <WebhooksSection />
      </Suspense>
    </SettingsScreen>
  ),
};

/** Screens without that layout. A screen at several addresses keeps its state between them. */
const screens: Screens = {
  [paths.login]: Auth,
  [paths.auth]: Auth,
  [paths.forgotPassword]: Auth,
  [paths.resetPassword]: lazy(() => import('#features/account/password-reset/reset-password-screen.tsx')),
  [paths.confirmEmail]: lazy(() => import('#features/account/confirm-email/confirm-email-screen.tsx')),
  [paths.confirmNewEmail]: lazy(() => import('#features/account/change-email/confirm-new-email-screen.tsx')),
  [paths.adminLogin]: lazy(() => import('#features/admin/login/admin-login-screen.tsx')),
  [paths.adminDashboard]: lazy(() => import('#features/admin/dashboard/admin-dashboard-screen.tsx')),
  [paths.adminBlog]: lazy(() => import('#features/admin/blog/admin-blog-screen.tsx')),
};

function CurrentScreen() {
  const [path] = useLocation();
  usePaymentReturn();
  const Screen = screens[path];
  if (Screen) return <Screen />;
  const SignedInScreen = signedInScreens[path] ?? NotFound;
  return (
    <SignedInLayout>
      <ErrorBoundary at={path}>
        <Suspense fallback={null}>
          {SignedInScreen === DashboardScreen && readPendingTry() && <TryOffer />}
        </Suspense>
        <Suspense fallback={null}>
          <SignedInScreen />
        </Suspense>
      </ErrorBoundary>
    </SignedInLayout>
  );
}

async function start(): Promise<void> {
  const root = document.getElementById('root') as HTMLElement;
  // The login screen that the server rendered stays visible until the component is loaded.
  if (root.hasChildNodes()) await loadAuthScreen().catch(() => {});
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <ErrorBoundary at="application">
          <Suspense fallback={null}>
            <CurrentScreen />
          </Suspense>
        </ErrorBoundary>
        <Toaster />
      </QueryClientProvider>
    </StrictMode>,
  );

  showFlashToast();
  startConsent();
}

void closeCheckoutWindow().then(start);
