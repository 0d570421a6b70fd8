import { expect, test } from 'vitest';
import type { BookPoint, BookSubject } from '../../book/chapter.ts';
import { RELEVANCE } from '../../book/relevance-levels.ts';
import type { Brief } from '../../read/brief.ts';
import type { Role } from '../../read/roles.ts';
import { asFoundPoint, findKnownPoints, relevanceFor, suitsBrief } from './match-points.ts';

const nutritionist: Partial<Brief> = {
  profession: 'nutritionist',
  tradeFields: { own: 'nutritionist', near: ['cooking'] },
};
function briefOf(fields: Partial<Brief> = {}): Brief {
  const brief: Partial<Brief> = {
    topic: 'a topic',
    shape: 'title',
    roles: { topic: new Set(), customer: new Set() },
    country: null,
    profession: 'default',
    tradeFields: null,
    ...fields,
  };
  return brief as Brief;
}
const subjectOf = (field: string, roles: Role[] = []) =>
  ({ field, roles: new Set(roles) }) as Partial<BookSubject> as BookSubject;
const pointOf = (fields: Partial<BookPoint> = {}) =>
  ({ subject: subjectOf('nutritionist'), roles: [], stance: null, country: null, ...fields }) as BookPoint;
const foundIn = (subject: BookSubject, relevance: number, nearness = 0) => ({
  ...asFoundPoint(pointOf({ subject }), relevance),
  reasons: { subjectName: 0, pointName: 0, nearness, coverage: 0 },
});

test('a point of one country suits viewers there, and others only if it was typed and no country is known', () => {
  const british = pointOf({ country: 'UK' });
  expect(suitsBrief(british, briefOf({ country: 'UK' }))).toBe(true);
  expect(suitsBrief(british, briefOf())).toBe(false);
  expect(suitsBrief(british, briefOf(), true)).toBe(true);
  expect(suitsBrief(british, briefOf({ country: 'US' }), true)).toBe(false);
  expect(suitsBrief(pointOf({ country: 'US' }), briefOf())).toBe(true);
});

test('a point for one side does not suit the other side, whether it or its subject says whom it is for', () => {
  const spokenTo = (role: Role) => briefOf({ roles: { topic: new Set(), customer: new Set([role]) } });
  for (const forSellers of [
    pointOf({ roles: ['sellers'] }),
    pointOf({ subject: subjectOf('real-estate-agent', ['sellers']) }),
  ]) {
    expect(suitsBrief(forSellers, spokenTo('sellers'))).toBe(true);
    expect(suitsBrief(forSellers, spokenTo('buyers'))).toBe(false);
  }
});

test("a point takes the creator's side of a claim, and either side of a title", () => {
  const sides = (brief: Brief) =>
    (['for', 'against'] as const).filter((stance) => suitsBrief(pointOf({ stance }), brief));
  expect(sides(briefOf({ topic: 'protein at breakfast' }))).toEqual(['for', 'against']);
  expect(sides(briefOf({ topic: 'breakfast is worth it', shape: 'claim' }))).toEqual(['for']);
  expect(sides(briefOf({ topic: 'breakfast is overrated', shape: 'claim' }))).toEqual(['against']);
  expect(sides(briefOf({ topic: 'skip breakfast', shape: 'dont' }))).toEqual(['against']);
});

test("relevance rises in the creator's own field and falls by the distance of others", () => {
  const relevanceIn = (field: string, relevance: number, brief = briefOf(nutritionist)) =>
    relevanceFor(brief, foundIn(subjectOf(field), relevance));
  expect(relevanceIn('nutritionist', 0.5)).toBeCloseTo(0.58);
  expect(relevanceIn('nutritionist', 0.99)).toBe(1);
  expect(relevanceIn('cooking', 0.5)).toBe(0.5);
  expect(relevanceIn('financial-advisor', 0.5)).toBeCloseTo(0.38);
  expect(relevanceIn('gardening', RELEVANCE.onTopic)).toBeCloseTo(RELEVANCE.onTopic - 0.04);
  expect(relevanceIn('gardening', 0.5)).toBeCloseTo(0.35);
  expect(relevanceIn('gardening', 0.5, briefOf())).toBe(0.5);
});

test('a topic is known by one found point that suits, or by two nearly found ones of one subject', () => {
  const [one, other] = [subjectOf('cooking'), subjectOf('cooking')];
  const known = (...points: ReturnType<typeof foundIn>[]) => findKnownPoints(points, briefOf()) !== null;
  expect(known(foundIn(one, RELEVANCE.found))).toBe(true);
  expect(known({ ...foundIn(one, 1), point: pointOf({ country: 'UK' }) })).toBe(false);
  const nearly = foundIn(one, RELEVANCE.nearlyFound);
  expect(known(nearly)).toBe(false);
  expect(known(nearly, foundIn(other, RELEVANCE.nearlyFound))).toBe(false);
  expect(known(nearly, foundIn(one, RELEVANCE.nearlyFound))).toBe(true);
});

test('a topic that is near to many points of the trade is known, with these points only', () => {
  const near = Array.from({ length: 6 }, () => foundIn(subjectOf('nutritionist'), 0, 0.7));
  const points = [...near, foundIn(subjectOf('cooking'), 0.1)];
  expect(findKnownPoints(points, briefOf(nutritionist))).toEqual(near);
  expect(findKnownPoints(points.slice(1), briefOf(nutritionist))).toBeNull();
  expect(findKnownPoints(points, briefOf({ ...nutritionist, profession: 'default' }))).toBeNull();
});

test('a topic whose best points are mostly of one subject of the trade is known', () => {
  const subject = subjectOf('nutritionist');
  const agreeing = Array.from({ length: 5 }, () => foundIn(subject, 0.15));
  const others = Array.from({ length: 5 }, () => foundIn(subjectOf('cooking'), 0.1));
  expect(findKnownPoints([...agreeing, ...others], briefOf(nutritionist))).toEqual(agreeing);
  expect(findKnownPoints([...agreeing.slice(1), ...others], briefOf(nutritionist))).toBeNull();
});
