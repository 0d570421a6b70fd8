import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { screenHeadingStyle } from './screen-heading-style.ts';

/** Whether a link inside the application led to this screen. The router reports each. */
let arrivedByLink = false;
let pushed = false;
let path = location.pathname;
for (const type of ['pushState', 'popstate'])
  addEventListener(type, () => {
    // A step within a screen, or an overlay, is not another screen.
    if (location.pathname === path) return;
    path = location.pathname;
    arrivedByLink = true;
    pushed = type === 'pushState';
  });

type ScreenHeadingProps = Omit<ComponentProps<'h1'>, 'title'> & {
  /** The document's title. Defaults to the heading's text. */
  documentTitle?: string;
  /** Takes the focus without a navigation too, when a view replaces the focused element. */
  takesFocus?: boolean;
};

/**
 * The h1 of a screen. It sets the document's title, and takes the focus after a navigation inside the application, so
 * that screen readers announce the screen and Tab starts at its top.
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

  // Before the paint: a focus that moves later would take the letters from a field that somebody types into at once.
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus();
    if (takesFocus || !arrivedByLink) return;
    heading.current?.focus({ preventScroll: true });
    // Back and forward keep the scroll position of the browser.
    if (pushed) window.scrollTo(0, 0);
  }, [takesFocus]);

  return (
    <h1 ref={heading} tabIndex={-1} className={classNames(screenHeadingStyle, className)} {...props}>
      {children}
    </h1>
  );
}
