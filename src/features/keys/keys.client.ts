import { useQuery, useQueryClient } from '@tanstack/react-query';
import { act } from '#platform/browser/answers.ts';
import type { ApiKey, MadeKey } from './keys.schema.ts';

/** A user's API keys, in the browser. */

const KEYS = ['/api/account/keys'] as const;

export function useKeys() {
  return useQuery<{ keys: ApiKey[] }>({ queryKey: KEYS, staleTime: 0 });
}

export function useRefreshKeys() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEYS });
}

export type NewKeyForm = {
  name: string;
  scopes: string[];
  expires_in_days: number | null;
  password: string;
};

export function makeKey(wanted: NewKeyForm): Promise<MadeKey> {
  return act(
    fetch('/api/account/keys', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wanted),
    }),
    'Failed to make the key',
  );
}

export function revokeKey(id: number): Promise<void> {
  return act(fetch(`/api/account/keys/${id}`, { method: 'DELETE' }), 'Failed to revoke the key');
}
