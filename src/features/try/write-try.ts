import crypto from 'node:crypto';
import type { OfflineThread } from '#features/hooks/writers/offline/offline-thread.ts';
import type { WriteRequest, WrittenHook } from '#features/hooks/writers/writer.ts';
import { HttpError } from '#platform/http/errors.ts';
import type { ThemeName } from '#platform/theme-names.ts';
import type { Try } from './pending-try.ts';

/** The business of each profession in one sentence, which is all that a try knows. */
const BUSINESS: Record<ThemeName, string> = {
  default: '',
  nutritionist: "I'm a nutritionist.",
  realEstate: "I'm a real estate agent.",
  financialAdvisor: "I'm a financial advisor.",
  mentalHealthTherapist: "I'm a mental health therapist.",
  businessCoach: "I'm a business coach.",
  techTutorialCreator: 'I make tech tutorials.',
  corporateTrainer: "I'm a corporate trainer.",
};

const QUEUE_TIMEOUT_MS = 5000;

/** Writes ten hooks that depend only on the try, so that they can be written again. */
export type WriteTry = (
  visitorTry: Try,
  options: { kept: boolean; signal?: AbortSignal },
) => Promise<WrittenHook[]>;

/** Tries always use the book, because a model costs money and never repeats itself. */
export function createTryWriter(thread: Pick<OfflineThread, 'write'>): WriteTry {
  return async (visitorTry, { kept, signal = AbortSignal.timeout(QUEUE_TIMEOUT_MS) }) => {
    const options = { repeatable: true, draft: !kept, visitor: !kept, signal };
    const written = await thread.write(requestOf(visitorTry), options).catch((error: Error) => {
      throw error.name === 'TimeoutError' && !kept ? busy() : error;
    });
    // The writer ended too early, which counts as a failure of a run.
    if (!written) throw kept ? new Error('the ten of a try were not written') : busy();
    return written.hooks;
  };
}

function requestOf({ topic, theme, take }: Try): WriteRequest {
  return {
    topic,
    point: null,
    angles: [],
    businessDescription: BUSINESS[theme],
    idealCustomer: '',
    firstName: null,
    history: { lineIds: [], hooks: [] },
    seed: Number.parseInt(take, 36),
  };
}

function busy(): HttpError {
  return new HttpError(503, 'Your ten hooks could not be written just now. Please try again in a moment.', {
    'Retry-After': '5',
  });
}

export function newTake(): string {
  return crypto.randomInt(36 ** 6).toString(36);
}

/** A fingerprint of ten hooks that reveals nothing about them. */
export function fingerprintOf(hooks: readonly WrittenHook[]): string {
  const texts = hooks.map(({ text, tip, payoff }) => [text, tip, payoff]);
  return crypto.createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 11);
}
