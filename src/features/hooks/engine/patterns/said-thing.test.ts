import { describe, expect, it } from 'vitest';
import { eligiblePatterns } from '../candidates.ts';
import { readContext } from '../context.ts';

const input = (topic: string) => ({
  topic,
  businessDescription: 'I help people with money and homes.',
  idealCustomer: 'Authors who hate promoting themselves and feel behind',
});
const idsOf = (topic: string) => eligiblePatterns(readContext(input(topic))).map(({ pattern }) => pattern.id);

describe('frames for what one does well or badly', () => {
  it.each(['buyer agent fees', 'Git branches', 'Amazon for authors', 'debt snowball'])(
    'there is no secret to %s, and nobody is perfect at it',
    (topic) => {
      const ids = idsOf(topic);
      for (const id of ['myth-bust-said-thing-02', 'unpopular-opinion-said-thing-03', 'how-to-said-thing-02'])
        expect(ids).not.toContain(id);
    },
  );

  it('is for meal prep', () => expect(idsOf('meal prep')).toContain('myth-bust-said-thing-02'));
});
