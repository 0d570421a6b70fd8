import { useRef, useState } from 'react';
import { useSetUser, useSignedInUser } from '#features/account/session.client.ts';
import { generate } from '#features/hooks/generate.client.ts';
import { useAddHooks } from '#features/hooks/hooks.client.ts';
import type { Hook, Wanted } from '#features/hooks/hooks.schema.ts';
import { toast, toastError } from '#ui/toast-store.ts';

/** A run under way: what has come of it so far. */
export type Generation = { topic: string; hooks: Hook[]; lost: boolean };

export function useGeneration() {
  const [generation, setGeneration] = useState<Generation | null>(null);
  const underWay = useRef(false);
  const user = useSignedInUser();
  const setUser = useSetUser();
  const addHooks = useAddHooks();

  /** Whether it went well; what did not was said. */
  async function start(wanted: Wanted): Promise<boolean> {
    // State comes a render later than the second click.
    if (underWay.current) return false;
    underWay.current = true;
    setGeneration({ topic: wanted.topic, hooks: [], lost: false });
    try {
      const { hooks, hook_credits } = await generate(wanted, {
        onHook: (hook) => setGeneration((now) => now && { ...now, hooks: [...now.hooks, hook] }),
        onLost: () => setGeneration((now) => now && { ...now, lost: true }),
      });
      await addHooks(hooks);
      setUser({ ...user, hook_credits });
      toast({ title: 'Hooks generated successfully' });
      return true;
    } catch (error) {
      toastError(error);
      return false;
    } finally {
      underWay.current = false;
      setGeneration(null);
    }
  }

  return { generation, start };
}
