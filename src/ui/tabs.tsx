import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { classNames } from './class-names.ts';

type TabsProps<Name extends string> = {
  label: string;
  tabs: readonly { name: Name; title: string }[];
  open: Name;
  onOpen: (name: Name) => void;
  children: ReactNode;
};

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs over one panel, as in the ARIA pattern: one stop for Tab, arrow keys move between them. */
export function Tabs<Name extends string>({ label, tabs, open, onOpen, children }: TabsProps<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ name }) => name === open);
    const to = STEPS[event.key]?.(at, tabs.length);
    if (to === undefined) return;
    event.preventDefault();
    onOpen((tabs[to] as { name: Name }).name);
    (list.current?.children[to] as HTMLElement | undefined)?.focus();
  };

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-6 border-b border-line"
      >
        {tabs.map(({ name, title }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === open}
            aria-controls={`${id}-panel`}
            tabIndex={name === open ? 0 : -1}
            onClick={() => onOpen(name)}
            className={classNames(
              '-mb-px h-11 cursor-pointer border-b-2 font-semibold focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus',
              name === open
                ? 'border-accent-text text-ink'
                : 'border-transparent text-soft hover:border-line hover:text-ink',
            )}
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`}>
        {children}
      </div>
    </>
  );
}
