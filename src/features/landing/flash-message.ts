import { consumeFlashToast } from '#ui/flash-toast.ts';

const SHOWN_MS = 6000;

/** A toast on public pages, with the message of the previous page ('Logged out successfully'). */
export function showFlashMessage(): void {
  const carried = consumeFlashToast();
  if (!carried) return;
  const region = document.createElement('section');
  region.className = 'notes';
  region.setAttribute('aria-label', 'Notifications');
  const note = document.createElement('div');
  note.className = 'note';
  note.dataset.variant = carried.variant ?? 'default';
  note.setAttribute('role', 'status');
  region.append(note);
  document.body.append(region);
  // The text is set after it is in the page. Otherwise screen readers would not announce it.
  for (const [name, text] of Object.entries({ title: carried.title, text: carried.description })) {
    if (!text) continue;
    const line = document.createElement('p');
    line.className = `note-${name}`;
    line.textContent = text;
    note.append(line);
  }
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'note-close';
  close.setAttribute('aria-label', 'Close');
  close.textContent = '×';
  close.addEventListener('click', () => region.remove());
  note.append(close);
  leaveLater(region);
}

/** Not while the pointer or the focus is on it. */
function leaveLater(region: HTMLElement): void {
  setTimeout(
    () => (region.matches(':hover, :focus-within') ? leaveLater(region) : region.remove()),
    SHOWN_MS,
  );
}
