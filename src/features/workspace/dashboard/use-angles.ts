import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { anglesQuery } from '#features/hooks/generate/generate.client.ts';
import { MAX_TOPIC } from '#features/hooks/hooks.schema.ts';
import { useDebounced } from './use-debounced.ts';

const TYPING_PAUSE_MS = 150;
/** A shorter text is not yet a topic without angles. */
const SETTLED_MS = 800;

/**
 * The angles of the typed topic, and which are chosen. The previous angles stay until the new ones arrive. A failure
 * counts as no angles, because they are optional.
 */
export function useAngles(typed: string) {
  const topic = typed.trim();
  const client = useQueryClient();
  const debouncedTopic = useDebounced(topic, TYPING_PAUSE_MS);
  const settled = useDebounced(topic, SETTLED_MS);
  const enabled = debouncedTopic !== '' && debouncedTopic.length <= MAX_TOPIC;
  const { data, isPlaceholderData } = useQuery({
    ...anglesQuery(debouncedTopic),
    enabled,
    placeholderData: keepPreviousData,
  });
  const unknown = enabled && settled === topic && !isPlaceholderData && data?.angles.length === 0;
  const offered = enabled && topic !== '' ? (data?.angles ?? []) : [];

  const [chosen, setChosen] = useState<string[]>([]);
  const kept = chosen.filter((id) => offered.some((angle) => angle.id === id));
  // Forgets the choice: an angle that appears again for another topic was not chosen for it.
  if (!isPlaceholderData && kept.length < chosen.length) setChosen(kept);

  /** The chosen angles that this topic has. Pressing Enter while typing can send a topic before its chips have loaded. */
  async function chosenFor(sent: string): Promise<string[]> {
    if (kept.length === 0) return [];
    const current = await client.ensureQueryData(anglesQuery(sent)).catch(() => null);
    return kept.filter((id) => current?.angles.some((angle) => angle.id === id));
  }

  return { offered, unknown, chosen: kept, setChosen, chosenFor };
}
