import { useRef, useState } from 'react';
import { useSetUser, useSignedInUser } from '#features/account/session.client.ts';
import { toast, toastError } from '#ui/toast-store.ts';
import { generate } from '../generate.client.ts';
import { useAddHooks } from '../hooks.client.ts';
import type { Hook } from '../hooks.schema.ts';

/** A run under way: what has come of it so far. */
export type Generation = { topic: string; hooks: Hook[]; lost: boolean };

export function useGeneration() {
  const [generation, setGeneration] = useState<Generation | null>(null);
  const underWay = useRef(false);
  const user = useSignedInUser();
  const setUser = useSetUser();
  const addHooks = useAddHooks();

  async function start(topic: string): Promise<void> {
    // State comes a render later than the second click.
    if (underWay.current) return;
    underWay.current = true;
    setGeneration({ topic, hooks: [], lost: false });
    try {
      const { hooks, hook_credits } = await generate(topic, {
        onHook: (hook) => setGeneration((now) => now && { ...now, hooks: [...now.hooks, hook] }),
        onLost: () => setGeneration((now) => now && { ...now, lost: true }),
      });
      await addHooks(hooks);
      setUser({ ...user, hook_credits });
      toast({ title: 'Hooks generated successfully' });
    } catch (error) {
      toastError(error);
    } finally {
      underWay.current = false;
      setGeneration(null);
    }
  }

  return { generation, start };
}
