import { type ComponentProps, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { screenHeadingStyle } from './screen-heading-style.ts';

/** Whether one came to this screen by a link inside the application: the router announces each. */
let arrivedByLink = false;
let pushed = false;
let path = location.pathname;
for (const type of ['pushState', 'popstate'])
  addEventListener(type, () => {
    // A step within a screen, or what covers it, is no other screen.
    if (location.pathname === path) return;
    path = location.pathname;
    arrivedByLink = true;
    pushed = type === 'pushState';
  });

type ScreenHeadingProps = Omit<ComponentProps<'h1'>, 'title'> & {
  /** What the document is called while this heading is shown. Left out: the heading's own text. */
  documentTitle?: string;
  /** Takes the focus also without a navigation, where a view replaces what had it. */
  takesFocus?: boolean;
};

/**
 * The one h1 of a screen. It names the document, and after a navigation inside the application it takes
 * the focus, as a new page would: readers hear where they are, and the next Tab is the screen's first.
 */
export function ScreenHeading({
  documentTitle,
  takesFocus,
  className,
  children,
  ...props
}: ScreenHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = `${documentTitle ?? heading.current?.textContent} · Hooksmith`;
  }, [documentTitle]);

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
    if (takesFocus || !arrivedByLink) return;
    heading.current?.focus({ preventScroll: true });
    // Back and forward keep the place that the browser remembers.
    if (pushed) window.scrollTo(0, 0);
  }, [takesFocus]);

  return (
    <h1 ref={heading} tabIndex={-1} className={classNames(screenHeadingStyle, className)} {...props}>
      {children}
    </h1>
  );
}
