/**
 * The banner is a strip on the page, not a dialog: it neither takes the focus when it comes nor keeps it.
 * The library does both, so what it does is undone here. Its preferences are a dialog, and stay one.
 */
const BANNER = '#cc-main .cm';
/**
 * A focus this soon after Tab or a click on the banner is the person's own; this soon after the banner came,
 * the library's. Other keys do not count, so that typing in a field goes on when the banner appears.
 */
const OWN_MS = 150;
const LIBRARY_MS = 400;

/** Returns what to call when the banner comes. */
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
      // Heard before the library's own listener, which would turn the focus round at the banner's ends.
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
