import { useEffect, useEffectEvent } from 'react';

const isOverlay = () => (history.state as { overlay?: boolean } | null)?.overlay === true;

/** Lets the browser's Back close what covers the whole page, as on a phone one expects, and not leave the page. */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    history.pushState({ overlay: true }, '');
    const onBack = () => close();
    addEventListener('popstate', onBack);
    return () => {
      removeEventListener('popstate', onBack);
      if (isOverlay()) history.back();
    };
  }, [isOpen]);
}
