import { useRef, useState } from 'react';
import { useSetUser, useSignedInUser } from '#features/account/sessions/session.client.ts';
import { generate } from '#features/hooks/generate/generate.client.ts';
import { useAddHooks } from '#features/hooks/hooks.client.ts';
import type { GenerateInput, Hook } from '#features/hooks/hooks.schema.ts';
import { toast, toastError } from '#ui/toast-store.ts';

/** The state of a running generation. */
export type Generation = { topic: string; hooks: Hook[]; disconnected: boolean };

export function useGeneration() {
  const [generation, setGeneration] = useState<Generation | null>(null);
  const inFlight = useRef(false);
  const user = useSignedInUser();
  const setUser = useSetUser();
  const addHooks = useAddHooks();

  /** Resolves to whether it succeeded. A failure has been shown by then. */
  async function start(input: GenerateInput): Promise<boolean> {
    // A ref, because state only changes with the next render, which is after a second click.
    if (inFlight.current) return false;
    inFlight.current = true;
    setGeneration({ topic: input.topic, hooks: [], disconnected: false });
    try {
      const { hooks, hook_credits } = await generate(input, {
        onHook: (hook) => setGeneration((now) => now && { ...now, hooks: [...now.hooks, hook] }),
        onDisconnected: () => setGeneration((now) => now && { ...now, disconnected: true }),
      });
      await addHooks(hooks);
      setUser({ ...user, hook_credits });
      toast({ title: 'Hooks generated successfully' });
      return true;
    } catch (error) {
      toastError(error);
      return false;
    } finally {
      inFlight.current = false;
      setGeneration(null);
    }
  }

  return { generation, start };
}
