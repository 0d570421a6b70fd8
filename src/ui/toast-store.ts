import { type ReactNode, useSyncExternalStore } from 'react';
import { consumeFlashToast } from './flash-toast.ts';

export type ToastVariant = 'default' | 'destructive';
export type ToastContent = {
  title?: string;
  description?: string;
  action?: ReactNode;
  variant?: ToastVariant;
};
export type Toast = ToastContent & { id: string; open: boolean };

/** The specification: one toast at a time; a dismissed one is hidden at once, and removed after this time. */
export const TOAST_LIMIT = 1;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export function toast(content: ToastContent): string {
  const id = String(nextId++);
  set([{ variant: 'default' as const, ...content, id, open: true }, ...toasts].slice(0, TOAST_LIMIT));
  return id;
}

/** A failure has the title 'Error' and the server's sentence or the fixed message. */
export function toastError(error: unknown): void {
  const description = error instanceof Error ? error.message : String(error);
  toast({ title: 'Error', description, variant: 'destructive' });
}

export function dismissToast(id: string): void {
  set(toasts.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
  setTimeout(() => set(toasts.filter((entry) => entry.id !== id)), TOAST_REMOVE_DELAY_MS);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    currentToasts,
    currentToasts,
  );
}

export function showFlashToast(): void {
  const carried = consumeFlashToast();
  if (carried) toast(carried);
}
