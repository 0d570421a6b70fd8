import { useEffect, useEffectEvent } from 'react';

const isOverlay = () => (history.state as { overlay?: boolean } | null)?.overlay === true;

/** The browser's back button closes what covers the page instead of leaving the page, as people expect on a phone. */
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
