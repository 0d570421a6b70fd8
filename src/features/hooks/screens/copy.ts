import { toast, toastError } from '#ui/toast-store.ts';

/** Copies, and says so. Without the clipboard API (an old Safari, plain http) the selection does it. */
export async function copyText(text: string, said = 'Hook copied to clipboard'): Promise<void> {
  try {
    if (navigator.clipboard) await navigator.clipboard.writeText(text);
    else copyBySelection(text);
    toast({ title: said });
  } catch {
    toastError(new Error('Failed to copy hook'));
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
