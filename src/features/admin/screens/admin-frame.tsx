import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { leaveFor, useAction } from '#features/account/actions.client.ts';
import { paths } from '#platform/paths.ts';
import { Brand } from '#ui/brand.tsx';
import { Button } from '#ui/button.tsx';
import { carryToast } from '#ui/carried-toast.ts';
import { classNames } from '#ui/class-names.ts';
import { admin } from '../admin.client.ts';

const PLACES = [
  { href: paths.adminDashboard, label: 'Users' },
  { href: paths.adminBlog, label: 'Blog' },
];

/** Around every screen of the signed-in admin. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const { run, busy } = useAction(async () => {
    await admin.logout();
    carryToast({ title: 'Logged out successfully', description: 'Come back soon!' });
    await leaveFor(paths.adminLogin);
  });
  return (
    <div className="min-h-svh">
      <header className="border-b border-line bg-paper">
        <nav
          aria-label="Admin"
          className="mx-auto flex h-15 w-full max-w-6xl items-center gap-1 px-4 sm:h-16 sm:px-6"
        >
          <Brand className="mr-3 sm:mr-6" />
          {PLACES.map(({ href, label }) => (
            <Link
              key={href}
              href={href}
              aria-current={path === href ? 'page' : undefined}
              className={classNames(
                'grid h-11 place-content-center rounded-lg px-3 font-semibold focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
                path === href
                  ? 'text-ink underline decoration-accent-text decoration-3 underline-offset-8'
                  : 'text-soft hover:bg-sunken hover:text-ink',
              )}
            >
              {label}
            </Link>
          ))}
          <Button
            variant="ghost"
            className="-mr-3 ml-auto px-3!"
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
