import { toast, toastError } from './toast-store.ts';

/**
 * Copies a text, shows a toast, and returns whether it worked. Without the clipboard API (an old Safari, plain http)
 * the selection is used.
 */
export async function copyToClipboard(
  text: string,
  said = 'Hook copied to clipboard',
  failed = 'Failed to copy hook',
): Promise<boolean> {
  try {
    if (navigator.clipboard) await navigator.clipboard.writeText(text);
    else copyBySelection(text);
    toast({ title: said });
    return true;
  } catch {
    toastError(new Error(failed));
    return false;
  }
}

function copyBySelection(text: string): void {
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('readonly', '');
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  if (!done) throw new Error('The browser refused to copy');
}
