import type { Scene } from '../chaos/load.ts';

type Seen = Parameters<NonNullable<Scene['watch']>>[0];

const REFUSED_WITHIN_MS = 5000;
const REFUSAL = 503;

/** Checks every answer of a round: refusals are fast and in one form, and no request hangs. */
export function createWatch(findings: string[]) {
  let lastWrite = performance.now();
  let withoutWritesMs = 0;
  let refusalMs = 0;
  let answerMs = 0;
  let slowest = '';
  return {
    see({ what, write, answer, right, ms }: Seen) {
      if (ms > answerMs)
        [answerMs, slowest] = [ms, `${what} ${typeof answer === 'string' ? answer : answer.status}`];
      if (right && write) lastWrite = performance.now();
      if (right || typeof answer === 'string') {
        if (answer === 'broken' && write) noteWithout();
        return;
      }
      const { status, headers, text } = answer;
      // A failed writer has its own status, whatever else is broken.
      if (status < 500 || (status === 502 && text.startsWith('The writer'))) return;
      if (write) noteWithout();
      refusalMs = Math.max(refusalMs, ms);
      if (status !== REFUSAL || !headers['retry-after']) {
        findings.push(
          `${what}: refused with ${status}, Retry-After ${headers['retry-after']}: ${text.slice(0, 200)}`,
        );
      }
      if (ms > REFUSED_WITHIN_MS) findings.push(`${what}: refused after ${Math.round(ms)} ms`);
    },
    slowest: () => slowest,
    figures: () => ({
      longestWithoutWritesMs: Math.round(withoutWritesMs),
      longestRefusalMs: Math.round(refusalMs),
      longestAnswerMs: Math.round(answerMs),
    }),
  };

  function noteWithout(): void {
    withoutWritesMs = Math.max(withoutWritesMs, performance.now() - lastWrite);
  }
}
