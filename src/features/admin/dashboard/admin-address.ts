import { useSearch } from 'wouter';
import { paths } from '#platform/paths.ts';

/**
 * The addresses of the dashboard's views. The specification gives the admin only three addresses, so a view is a query
 * parameter. Links, bookmarks and the back button work.
 */

const VIEWS = ['users', 'payments', 'charts', 'log', 'security', 'book'] as const;
export type View = (typeof VIEWS)[number];

type Query = {
  view?: View;
  user?: number;
  list?: 'events' | 'changed' | 'unanswered';
  days?: number;
  /** A subject of the book, and the search in its list. */
  subject?: string;
  q?: string;
  field?: string;
};

export function hrefOf(query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '' && value !== 'users') search.set(name, String(value));
  }
  return search.size > 0 ? `${paths.adminDashboard}?${search}` : paths.adminDashboard;
}

/** Returns the address of the same view, with a user's details opened over it or closed again. */
export function hrefWithUser(search: string, user: number | null): string {
  const query = new URLSearchParams(search);
  query.delete('user');
  if (user !== null) query.set('user', String(user));
  return query.size > 0 ? `${paths.adminDashboard}?${query}` : paths.adminDashboard;
}

/** The view in the address. An unknown one is `users`, so that an old link still leads somewhere. */
export function useView(): View {
  const requested = new URLSearchParams(useSearch()).get('view');
  return VIEWS.find((view) => view === requested) ?? 'users';
}

export function useQueryParam(name: 'user' | 'list' | 'days' | 'subject' | 'q' | 'field'): string | null {
  return new URLSearchParams(useSearch()).get(name);
}
