import { Clapperboard, History, ListVideo, Settings, Tag } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '#platform/paths.ts';
import { Brand } from '#ui/brand.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { flashToast } from '#ui/flash-toast.ts';
import { account } from '../account.client.ts';
import { navigateAway, useAction } from '../forms/actions.client.ts';
import { clearAllDrafts } from '../forms/drafts.client.ts';
import { markLeaving } from '../sessions/session.client.ts';
import type { User } from '../user.schema.ts';

type Item = { href: string; also?: string; label: string; Icon: ComponentType<{ className?: string }> };

const PLACES: Item[] = [
  { href: paths.dashboard, also: paths.home, label: 'Dashboard', Icon: Clapperboard },
  { href: paths.history, label: 'History', Icon: History },
  { href: paths.shots, also: paths.results, label: 'Shot list', Icon: ListVideo },
];
const TOOLS: Item[] = [
  { href: paths.pricing, label: 'Pricing', Icon: Tag },
  { href: paths.settings, label: 'Settings', Icon: Settings },
];

/**
 * One navigation with two layouts. A wide window has one line at the top. On a phone five links form a bar at the
 * bottom, and the rest stays at the top.
 */
export function Navigation({ user }: { user: User }) {
  return (
    <header className="print:hidden border-b border-line bg-paper">
      <nav
        aria-label="Main"
        className="mx-auto flex h-15 w-full max-w-5xl items-center gap-2 px-4 sm:h-16 sm:gap-1 sm:px-6 md:gap-3"
      >
        <Brand className="sm:mr-2 md:mr-5" />
        <ul className="bottom-bar left-0 w-3/5 sm:flex sm:w-auto sm:gap-1">
          {PLACES.map((item) => (
            <NavigationLink key={item.href} {...item} />
          ))}
        </ul>
        <CreditsLeft credits={user.hook_credits} />
        <ul className="bottom-bar right-0 w-2/5 sm:flex sm:w-auto">
          {TOOLS.map((item) => (
            <NavigationLink key={item.href} {...item} iconOnly />
          ))}
        </ul>
        <Logout />
      </nav>
    </header>
  );
}

function NavigationLink({ href, also, label, Icon, iconOnly }: Item & { iconOnly?: boolean }) {
  const [path] = useLocation();
  const current = path === href || path === also;
  return (
    <li className="flex-1 sm:flex-none">
      <Link
        href={href}
        aria-current={current ? 'page' : undefined}
        title={iconOnly ? label : undefined}
        className={classNames(
          'relative grid h-16 place-content-center justify-items-center gap-1 rounded-lg text-xs font-semibold focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus sm:h-11 sm:text-base',
          iconOnly ? 'sm:w-11' : 'sm:px-2 md:px-3',
          current
            ? 'text-ink after:absolute after:inset-x-5 after:top-0 after:h-0.75 after:bg-accent-text sm:after:inset-x-2 md:after:inset-x-3 sm:after:top-auto sm:after:-bottom-2.5'
            : 'text-soft hover:text-ink sm:hover:bg-sunken',
        )}
      >
        <Icon aria-hidden className={classNames('size-5.5 sm:size-5', !iconOnly && 'sm:hidden')} />
        <span className={classNames(iconOnly && 'sm:sr-only')}>{label}</span>
      </Link>
    </li>
  );
}

/** The credits that are left. A changed number is animated. */
function CreditsLeft({ credits }: { credits: number }) {
  return (
    <p className="ml-auto text-sm whitespace-nowrap text-soft tabular-nums md:text-base">
      <b key={credits} className="cut-in font-bold text-ink">
        {credits}
      </b>{' '}
      {credits === 1 ? 'run left' : 'runs left'}
    </p>
  );
}

function Logout() {
  const { run, busy } = useAction(async () => {
    await account.logout();
    markLeaving();
    clearAllDrafts();
    flashToast({ title: 'Logged out successfully', description: 'Come back soon!' });
    await navigateAway(paths.home);
  });
  return (
    <Button variant="ghost" className="-mr-3 px-3!" aria-disabled={busy || undefined} onClick={() => run()}>
      Logout
    </Button>
  );
}
