import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { navigateAway, useAction } from '#features/account/forms/actions.client.ts';
import { paths } from '#platform/paths.ts';
import { Brand } from '#ui/brand.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { flashToast } from '#ui/flash-toast.ts';
import { hrefOf, useView, type View } from '../dashboard/admin-address.ts';
import { adminLogin } from '../login/admin-login.client.ts';

const PLACES: { view: View | null; href: string; label: string }[] = [
  { view: 'users', href: hrefOf({}), label: 'Users' },
  { view: 'payments', href: hrefOf({ view: 'payments' }), label: 'Payments' },
  { view: 'charts', href: hrefOf({ view: 'charts' }), label: 'Charts' },
  { view: 'log', href: hrefOf({ view: 'log' }), label: 'Log' },
  { view: 'security', href: hrefOf({ view: 'security' }), label: 'Security' },
  { view: 'book', href: hrefOf({ view: 'book' }), label: 'Book' },
  { view: null, href: paths.adminBlog, label: 'Blog' },
];

/** The layout of the admin's screens. On a phone the navigation has a row of its own. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const view = useView();
  const currentView = path === paths.adminBlog ? null : view;
  const { run, busy } = useAction(async () => {
    await adminLogin.logout();
    flashToast({ title: 'Logged out successfully', description: 'Come back soon!' });
    await navigateAway(paths.adminLogin);
  });
  return (
    <div className="min-h-svh">
      <header className="border-b border-line bg-paper">
        <nav
          aria-label="Admin"
          className="mx-auto flex w-full max-w-6xl flex-wrap items-center gap-x-1 px-4 sm:px-6 md:h-16 md:flex-nowrap"
        >
          <Brand className="mr-3 md:mr-6" />
          <div className="order-last -mx-2 flex w-[calc(100%+1rem)] justify-between overflow-x-auto md:order-none md:mx-0 md:w-auto md:justify-start md:gap-1">
            {PLACES.map(({ view: place, href, label }) => (
              <Link
                key={href}
                href={href}
                aria-current={place === currentView ? 'page' : undefined}
                className={classNames(
                  'grid h-11 place-content-center rounded-lg px-1.5 text-sm font-semibold focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus md:px-3 md:text-base',
                  place === currentView
                    ? 'text-ink underline decoration-accent-text decoration-3 underline-offset-8'
                    : 'text-soft hover:bg-sunken hover:text-ink',
                )}
              >
                {label}
              </Link>
            ))}
          </div>
          <Button
            variant="ghost"
            className="my-1.5 -mr-3 ml-auto px-3!"
            aria-disabled={busy || undefined}
            onClick={() => run()}
          >
            Logout
          </Button>
        </nav>
      </header>
      <main id="main" className="mx-auto w-full max-w-6xl px-4 pt-8 pb-20 sm:px-6">
        {children}
      </main>
    </div>
  );
}
