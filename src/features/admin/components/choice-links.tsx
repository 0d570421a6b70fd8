import { Link } from 'wouter';
import { classNames } from '#ui/class-names.ts';

type ChoiceLinksProps = { label: string; choices: { href: string; text: string; current: boolean }[] };

/** Links between a few lists or spans. Each has its own address. */
export function ChoiceLinks({ label, choices }: ChoiceLinksProps) {
  return (
    <nav aria-label={label} className="flex gap-1 rounded-xl bg-sunken p-1">
      {choices.map(({ href, text, current }) => (
        <Link
          key={href}
          href={href}
          aria-current={current ? 'page' : undefined}
          className={classNames(
            'grid h-11 flex-1 place-content-center rounded-lg px-4 font-semibold whitespace-nowrap focus-visible:outline-2 focus-visible:outline-focus sm:h-9',
            current ? 'bg-surface text-ink shadow-xs' : 'text-soft hover:text-ink',
          )}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
