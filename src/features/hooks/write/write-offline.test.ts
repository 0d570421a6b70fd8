import { expect, test } from 'vitest';
import fixtures from '../../../../tests/fixtures/hook-inputs.json' with { type: 'json' };
import { engineState, requestOf } from '../../../../tests/support/book.ts';
import { readBrief } from '../read/brief.ts';
import { spokenWords } from '../spoken-words.ts';
import { findAngles } from './points/angles.ts';
import { tradeFieldsByMeaning } from './points/trade-fields.ts';
import { writeOffline } from './write-offline.ts';

const write = (...args: Parameters<typeof requestOf>) => writeOffline(requestOf(...args), engineState());
const textsOf = ({ hooks }: ReturnType<typeof write>) => hooks.map(({ text }) => text);
const inputs = fixtures.map(({ topic, business_description, ideal_customer }) =>
  requestOf(topic, { businessDescription: business_description ?? '', idealCustomer: ideal_customer ?? '' }),
);

test('every input gets ten different hooks of many types and openings', () => {
  for (const request of inputs) {
    const { hooks } = writeOffline(request, engineState());
    expect(new Set(hooks.map(({ text }) => text.toLowerCase())).size, request.topic).toBe(10);
    expect(new Set(hooks.map(({ type }) => type)).size, request.topic).toBeGreaterThanOrEqual(8);
    const openings = new Set(hooks.map(({ text }) => spokenWords(text).slice(0, 2).join(' ')));
    expect(openings.size, request.topic).toBeGreaterThanOrEqual(9);
  }
});

test('a topic of the book gets lines of its subject, each with its next sentence', () => {
  const { hooks, isKnown } = write('bloating');
  expect(isKnown).toBe(true);
  for (const hook of hooks) {
    expect(hook).toMatchObject({ from: 'book', subject: expect.any(String), payoff: expect.any(String) });
    expect(hook.relevance).toBeGreaterThan(0.5);
  }
});

test('a broad topic gets mostly lines with a high rating', () => {
  const { book } = engineState();
  const ratingOf = (lineId: string | null = '') => {
    const { chapter } = book.findPointOfLine(lineId ?? '') ?? {};
    return Array.from({ length: chapter?.lineCount ?? 0 }, (_, n) => chapter?.line(n)).find(
      (line) => line?.id === lineId,
    )?.rating;
  };
  for (const topic of ['bloating', 'home staging', 'emergency fund', 'burnout', 'pivot tables']) {
    const strong = write(topic).hooks.filter(({ lineId }) => (ratingOf(lineId) ?? 0) >= 4);
    expect(strong.length, topic).toBeGreaterThanOrEqual(7);
  }
});

test('a point narrower than its subject appears only when a word that asks for it was typed', () => {
  const about = (topic: string, chip: string) => {
    const point = engineState().book.findPoint(`corporate-trainer/presentations#${chip}`)?.text;
    expect(point).toBeDefined();
    return write(topic).hooks.filter((hook) => hook.point === point).length;
  };
  expect(about('presentation skills', 'ai-made-slides')).toBe(0);
  expect(about('AI slides for presentations', 'ai-made-slides')).toBeGreaterThan(0);
});

test("a number of views in the topic is kept and never replaced by the book's", () => {
  const counts = textsOf(write('why are your reels stuck at 300 views?')).flatMap(
    (text) => text.match(/\d{3}/g) ?? [],
  );
  expect(counts).toContain('300');
  expect(counts).not.toContain('200');
});

test('a claim or a story opens with its own sentence, followed by lines of the book and others that say it', () => {
  const cases = [
    ["Men don't talk because nobody taught them how", 'therapist for men'],
    ['I quit my job to open a bakery', 'bakery in Lyon'],
  ] as const;
  for (const [topic, businessDescription] of cases) {
    const { hooks } = write(topic, { businessDescription });
    expect(hooks[0]?.text).toBe(`${topic}.`);
    const framed = hooks.filter(({ from }) => from === 'frame');
    expect(framed.length).toBeLessThanOrEqual(5);
    for (const { text } of framed) expect(text).toContain(topic);
  }
});

test('a topic of one rare word gets lines of the subject with the nearest name', () => {
  for (const topic of ['cockatiel', 'taekwondo', 'budgie']) {
    const { hooks, isKnown } = write(topic);
    expect([topic, isKnown]).toEqual([topic, true]);
    expect(hooks.filter(({ from }) => from === 'book').length, topic).toBeGreaterThanOrEqual(6);
  }
});

test('a will in a topic is read as the document and not as the verb', () => {
  const businessDescription = 'Wedding planner for couples';
  const { hooks, isKnown } = write('do you really need a will at 35', { businessDescription });
  expect(isKnown).toBe(true);
  expect(hooks.filter(({ subject }) => subject === 'wills and beneficiaries').length).toBeGreaterThan(6);
});

test('a subject named by a number is not confused with another number', () => {
  const { hooks } = write('the 4% rule is dead?', { businessDescription: 'I plan income for retirement' });
  const ofBook = hooks.filter(({ from }) => from === 'book');
  expect(ofBook.length).toBeGreaterThan(6);
  for (const { subject } of ofBook) expect(subject).toMatch(/retire/);
});

test('each hook on a topic that neither the book nor the trade knows says the topic as typed, and the run reports it', () => {
  const topics = ['competitive yo-yo throwing', "Plastic owls don't work", 'Why is my reed flat?'];
  for (const topic of topics) {
    const { hooks, isKnown } = write(topic, { businessDescription: 'Reed maker and falconer' });
    expect(isKnown).toBe(false);
    for (const { text } of hooks) expect(text.toLowerCase()).toContain(topic.toLowerCase());
  }
});

test('a word that another trade uses in another sense gets no lines of that trade before the topic as typed', () => {
  const businessDescription = 'Independent saddle fitter covering Yorkshire, reflocking and adjustments';
  const { hooks } = write("signs your saddle doesn't fit any more", { businessDescription });
  expect(hooks.filter(({ from }) => from === 'book').length).toBeLessThanOrEqual(1);
});

test("a topic with few lines gets those of the creator's trade and a few that say it as typed", () => {
  const topic = 'how to get back a Word document you closed without saving';
  const { hooks } = writeOffline(
    requestOf(topic, {
      businessDescription: 'I do Microsoft 365 tips',
      idealCustomer: 'Students and office staff',
    }),
    engineState(),
  );
  const asked = '“How do I get back a Word document I closed without saving?”';
  expect(hooks[0]?.text).toBe(asked);
  const framed = hooks.filter(({ from }) => from === 'frame');
  expect(framed.length).toBeLessThanOrEqual(5);
  for (const { text } of framed) expect(text).toContain(asked);
});

test('a topic that finds few lines gets others of its field before any frame', () => {
  const { hooks } = writeOffline(
    requestOf('5 carousel ideas for when you have no time to film', {
      businessDescription: 'I help therapists and dietitians',
      idealCustomer: 'Solopreneurs, 25-35, camera shy',
    }),
    engineState(),
  );
  expect(hooks.filter(({ from }) => from === 'frame')).toEqual([]);
});

test('a trade missing from the word lists is recognized by meaning, and an unrelated one is not', () => {
  const fieldOf = (businessDescription: string, topic: string) => {
    const state = engineState();
    return tradeFieldsByMeaning(
      state.book,
      readBrief(requestOf(topic, { businessDescription }), state.book.words),
    )?.own;
  };
  expect(fieldOf('Helping buyers and sellers move up in the Boise suburbs', 'multiple offers')).toBe(
    'real-estate-agent',
  );
  expect(fieldOf('Falconry experience centre in Wales', 'falconry')).toBeUndefined();
});

test("a topic in words that the book lacks is answered with lines of the creator's trade", () => {
  const businessDescription = 'I am a registered nutritionist for women who work at desks';
  const { hooks, isKnown } = write("why you're starving at 4pm every day", { businessDescription });
  expect(isKnown).toBe(true);
  for (const { from } of hooks) expect(from).toBe('book');
});

test("a topic that the creator's trade answers gets no lines of everyday fields", () => {
  const businessDescription = 'Licensed therapist specializing in anxiety and burnout';
  const { hooks } = write("why you're always tired after work", { businessDescription });
  const own = hooks.filter(({ subject }) => subject === 'burnout');
  expect(own.length).toBeGreaterThanOrEqual(7);
});

test('a story is searched by what it is about, not by who heard it and when', () => {
  const topic = 'I told my client to walk away from a $900k house last week';
  const { hooks, isKnown } = write(topic, { businessDescription: 'Luxury and move-up agent in Denver' });
  expect(isKnown).toBe(true);
  const about = ['when to walk away from a house', 'house hunting'];
  expect(hooks.filter(({ subject }) => about.includes(subject ?? '')).length).toBeGreaterThanOrEqual(7);
});

test('a story is not searched by who is in it and how the creator knows them', () => {
  const topic = 'A plumber I coach put his prices up 20% and lost two customers';
  const { hooks } = write(topic, { businessDescription: 'Business coach for trades in Leeds' });
  expect(hooks.filter(({ subject }) => subject?.includes('coaching'))).toEqual([]);
  expect(hooks.filter(({ subject }) => subject?.includes('raising your prices')).length).toBeGreaterThan(5);
});

test('a quotation in a topic keeps both of its quotation marks', () => {
  const { hooks } = write('The silent treatment is not "needing space"', {
    businessDescription: 'Couples therapist',
  });
  expect(hooks.map(({ text }) => text)).toContain('The silent treatment is not “needing space.”');
  expect(hooks.filter(({ text }) => text.startsWith('“The silent'))).toEqual([]);
});

test('a topic on one holiday gets no lines on another', () => {
  const businessDescription = 'I am a family therapist in Ohio';
  const { hooks } = write("how to get through Thanksgiving when you're the family scapegoat", {
    businessDescription,
  });
  expect(hooks.filter(({ text }) => /Christmas|Halloween|Easter/.test(text))).toEqual([]);
});

test("an agent's story of an own client is said as typed; a therapist's is not", () => {
  const topic = 'My client fired their last agent and sold in 9 days with me';
  const opening = (businessDescription: string) => write(topic, { businessDescription }).hooks[0]?.text;
  expect(opening('Realtor in Tampa')).toBe(`${topic}.`);
  expect(opening('Licensed therapist in Tampa')).not.toBe(`${topic}.`);
});

test('a quotation in a topic is what the topic is about and keeps its words', () => {
  const businessDescription = 'Sales coach for service based entrepreneurs';
  const topic = "How do I handle 'I need to think about it' on a sales call?";
  const { hooks, brief } = write(topic, { businessDescription });
  expect(brief.topic).toContain("'I need to think about it'");
  const subject = 'when a client says “I need to think about it”';
  expect(hooks.filter((hook) => hook.subject === subject).length).toBeGreaterThanOrEqual(7);
});

test("a story gets lines of the creator's trade and not those of other trades for such a customer", () => {
  const { hooks } = write('I organised my whole life in Notion and then deleted most of it', {
    businessDescription: 'I create Notion and workflow tutorials and sell templates',
    idealCustomer: 'Students and freelancers who have 14 half-finished dashboards and still miss deadlines',
  });
  const subjects = hooks.map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject?.includes('Notion')).length).toBeGreaterThanOrEqual(3);
  expect(subjects).not.toContain('accountability at work');
});

test('the same request and seed give the same ten hooks; another seed gives others', () => {
  expect(textsOf(write('burnout', { seed: 5 }))).toEqual(textsOf(write('burnout', { seed: 5 })));
  expect(textsOf(write('burnout', { seed: 5 }))).not.toEqual(textsOf(write('burnout', { seed: 6 })));
});

test('no hook repeats for one user on twenty topics or in three runs on one topic', () => {
  const repeatsOf = (requests: typeof inputs): string[] => {
    const lineIds: string[][] = [];
    const hooks: string[] = [];
    return requests.flatMap((request, seed) => {
      const written = writeOffline({ ...request, seed, history: { lineIds, hooks } }, engineState()).hooks;
      const again = written.map(({ text }) => text).filter((text) => hooks.includes(text));
      lineIds.unshift(written.flatMap(({ lineId }) => lineId ?? []));
      hooks.push(...written.map(({ text }) => text));
      return again;
    });
  };
  expect(repeatsOf(inputs.slice(0, 20))).toEqual([]);
  expect(repeatsOf(inputs.slice(20, 40))).toEqual([]);
  for (const request of inputs) expect(repeatsOf([request, request, request]), request.topic).toEqual([]);
});

test('lines that other creators recently got are avoided', () => {
  const first = write('bloating', { seed: 1 });
  const uses = new Map(first.hooks.map(({ lineId }) => [lineId ?? '', 500]));
  const second = writeOffline(requestOf('bloating', { seed: 1 }), { ...engineState(), uses });
  expect(textsOf(second).filter((text) => textsOf(first).includes(text))).toEqual([]);
});

test('chosen angles shape at least seven of ten hooks: their own lines, then the nearest of their subject', () => {
  for (const topic of ['bloating', 'roth ira or 401k', 'burnout']) {
    const angles = findAngles({ topic, businessDescription: '', idealCustomer: '' }, engineState().book);
    expect(angles.length).toBeGreaterThanOrEqual(6);
    for (const count of [1, 2, 3]) {
      const chosen = angles.slice(0, count).map(({ id }) => engineState().book.findPoint(id));
      const { hooks } = write(topic, { angles: angles.slice(0, count).map(({ id }) => id) });
      const own = hooks.filter(({ point }) => chosen.some((one) => one?.text === point));
      const near = hooks.filter(({ subject }) => chosen.some((one) => one?.subject.name === subject));
      expect(own.length, `${topic}, ${count} angles`).toBeGreaterThanOrEqual([0, 2, 4, 7][count] as number);
      expect(near.length, `${topic}, ${count} angles`).toBeGreaterThanOrEqual(7);
    }
  }
});

test('an angle that is not in the book changes nothing', () => {
  expect(textsOf(write('bloating', { angles: ['no/such#angle'] }))).toEqual(textsOf(write('bloating')));
});

test("the creator's own point is said in at least three hooks and addresses the viewer", () => {
  const { hooks } = write('stretching before a run', {
    point: 'people think stretching warms up their muscles',
  });
  const own = hooks.filter(({ from }) => from === 'point');
  expect(own.length).toBeGreaterThanOrEqual(3);
  for (const { text } of own) expect(text).toMatch(/stretching warms up your muscles/i);
});

test('a word of the point does not redirect the topic, and chosen angles leave the point three hooks', () => {
  const point = 'My clients cook everything in coconut oil because TikTok said so';
  const ofTopic = write('Seed oils are not poison', { point }).hooks.filter(({ from }) => from === 'book');
  for (const { subject } of ofTopic) expect(subject).toBe('seed oils');
  const angles = findAngles(requestOf('picky eaters'), engineState().book)
    .slice(0, 2)
    .map(({ id }) => id);
  const { hooks } = write('picky eaters', { point: 'They think kids must finish the plate', angles });
  expect(hooks.filter(({ from }) => from === 'point')).toHaveLength(3);
  expect(hooks.filter(({ from }) => from === 'book')).toHaveLength(7);
});

test('currency and percent signs in any input give ten hooks', () => {
  for (const sign of ['$', '%', '£', '€', '$&', '$1', "$'"]) {
    const idealCustomer = `Freelancers who want to make more ${sign}`;
    expect(
      write(`earning ${sign} from home`, { idealCustomer, point: `You need ${sign}` }).hooks,
    ).toHaveLength(10);
  }
});

test('sellers get no lines for buyers, and a claim gets no lines of the opposite side', () => {
  const points = engineState().book.subjects.flatMap(({ chapter }) => chapter.points);
  const pointOf = new Map(points.map((point) => [point.text, point]));
  const { hooks } = write('getting your house ready to sell', {
    idealCustomer: 'Homeowners who want to sell this spring',
  });
  for (const { point } of hooks) expect(pointOf.get(point ?? '')?.roles ?? []).not.toEqual(['buyers']);
  for (const { point } of write('whole life insurance is a bad investment').hooks) {
    expect(pointOf.get(point ?? '')?.stance).not.toBe('for');
  }
});

test('a topic that no name matches gets the subject that a rare word of the description names', () => {
  const cases = [
    [
      'you can miss someone and still be right to leave',
      'Breakup and divorce therapist in Los Angeles',
      'breakups',
    ],
    ['Best first fish for kids', 'I run an aquarium shop', 'aquarium fish'],
  ] as const;
  for (const [topic, businessDescription, subject] of cases) {
    const { hooks } = write(topic, { businessDescription });
    expect(hooks.filter((hook) => hook.subject === subject).length, topic).toBeGreaterThanOrEqual(7);
  }
});

test('a creator for Mac gets no lines for Windows', () => {
  const businessDescription = 'mac productivity channel';
  const { hooks } = write('7 keyboard shortcuts I use every single day', { businessDescription });
  for (const { text, subject } of hooks) expect(`${subject} ${text}`).not.toMatch(/windows/i);
});

test('lines for sellers are not said to people who are looking for a home', () => {
  const { hooks } = write('open house sunday', {
    businessDescription: 'Family-run real estate team in Geelong',
    idealCustomer: 'Melbourne families thinking about a sea change',
  });
  for (const { text } of hooks) expect(text).not.toMatch(/your own open house|invite the whole street/i);
});

test('a topic is not searched by who tells its story, nor by how it is announced', () => {
  const cases = [
    [
      'A manager told me his team had no questions. They were just scared to ask',
      'Psychological safety and team communication workshops',
      /psychological safety/,
    ],
    ['Things I wish I knew before visiting Japan', 'Travel guide writer', /Japan/],
  ] as const;
  for (const [topic, businessDescription, subject] of cases) {
    const { hooks } = write(topic, { businessDescription });
    const found = hooks.filter((hook) => subject.test(hook.subject ?? ''));
    expect(found.length, topic).toBeGreaterThanOrEqual(6);
  }
});

test('a claim that no name matches gets lines of the trade that are near to it, and not its own words ten times', () => {
  const topic = "You don't need to track every coffee, you need one number for the week";
  const { hooks } = write(topic, { businessDescription: 'Chartered financial planner in Bristol' });
  expect(hooks.filter(({ subject }) => subject === 'budgeting').length).toBeGreaterThanOrEqual(2);
  expect(hooks.filter(({ text }) => text.includes(topic)).length).toBeLessThanOrEqual(5);
});

test('vegetarians get no lines on meat, and vegans none on eggs and milk', () => {
  const topic = '5 high protein vegetarian dinners your kids will eat';
  for (const { text } of write(topic, { businessDescription: 'Nutritionist in Pune' }).hooks)
    expect(text).not.toMatch(/chicken|tuna|shrimp|salmon|turkey|beef/i);
  const vegan = write('protein at breakfast', {
    businessDescription: 'Registered dietitian',
    idealCustomer: 'new vegans who train',
  });
  for (const { text, tip, payoff } of vegan.hooks)
    expect(`${text} ${tip} ${payoff}`).not.toMatch(
      /\beggs?\b|skyr|greek yogurt|bacon|cottage cheese|\bwhey\b/i,
    );
});
