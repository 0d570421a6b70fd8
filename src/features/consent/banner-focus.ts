/**
 * The banner is not a dialog: it must not take the focus when it appears, or trap it. The library does both, so this
 * undoes it. The preferences stay a dialog.
 */
const BANNER = '#cc-main .cm';
/**
 * A focus shortly after Tab or a click on the banner is the user's; shortly after the banner appeared, the library's.
 * Other keys do not count, so that typing in a field continues.
 */
const OWN_MS = 150;
const LIBRARY_MS = 400;

/** Returns a function to call when the banner appears. */
export function disableFocusTrap(): () => void {
  let came = Number.NEGATIVE_INFINITY;
  let requestedAt = Number.NEGATIVE_INFINITY;
  let before: Element | null = document.activeElement;
  const noteRequest = () => {
    requestedAt = performance.now();
  };
  document.addEventListener('pointerdown', ({ target }) => inBanner(target) && noteRequest(), true);
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Tab') return;
      noteRequest();
      // Runs before the library's own listener, which would wrap the focus at the ends of the banner.
      if (inBanner(event.target)) event.stopPropagation();
    },
    true,
  );
  document.addEventListener('focusin', ({ target }) => {
    const now = performance.now();
    if (!inBanner(target) || now - requestedAt < OWN_MS || now - came > LIBRARY_MS) {
      if (!inBanner(target)) before = target as Element;
      return;
    }
    if (before instanceof HTMLElement && before.isConnected && before !== document.body)
      before.focus({ preventScroll: true });
    else (target as HTMLElement).blur();
  });
  return () => {
    came = performance.now();
  };
}

function inBanner(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(BANNER) !== null;
}
