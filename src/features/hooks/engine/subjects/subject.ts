/**
 * What everybody meets who has to do with a subject: the renewal notice, the dog that lunges at the corner. Joined
 * with the creator's own topic it makes a hook concrete, whatever the topic's angle.
 */
export type Subject = {
  name: string;
  /** What can be done at once: "pull up your renewal notice". */
  acts: readonly string[];
  /** A moment one knows: "you open the renewal notice and wince". */
  moments: readonly string[];
  /** What such people say, half true or wrong: "They reward loyal customers". */
  sayings: readonly string[];
  /** What every expert would sign: "Two companies can price the same driver differently". */
  facts: readonly string[];
};

export type CuedSubject = Subject & {
  /** Words that say that a topic is about this subject. */
  cues: readonly string[];
};

const KINDS = { do: 'acts', now: 'moments', say: 'sayings', fact: 'facts' } as const;

/**
 * Reads subjects from their plain form: "# name | cue, cue" and below it lines of "do:", "now:", "say:" and "fact:".
 * Throws on anything else, so that a slip of the pen never reaches a hook.
 */
export function readSubjects(text: string): CuedSubject[] {
  const found: (CuedSubject & Record<(typeof KINDS)[keyof typeof KINDS], string[]>)[] = [];
  for (const line of text.split('\n')) {
    const header = /^# (.+?) \| (.+)$/.exec(line);
    const entry = /^(do|now|say|fact): (\S.*)$/.exec(line);
    if (header?.[1] && header[2])
      found.push({
        name: header[1],
        cues: header[2].split(', '),
        acts: [],
        moments: [],
        sayings: [],
        facts: [],
      });
    else if (entry?.[2]) found.at(-1)?.[KINDS[entry[1] as keyof typeof KINDS]].push(entry[2]);
    else if (line !== '') throw new Error(`Not a line of a subject: ${line}`);
  }
  return found;
}
