/** Videos that show something of the creator's: hauls, tours, getting ready. Nobody asks for advice on them. */
import { whClause } from './clauses.ts';
import type { Topic } from './topic.ts';

const ROOM =
  'house|home|room|apartment|kitchen|closet|wardrobe|office|studio|desk|van|rv|garden|greenhouse|farm|shop|store|classroom|bedroom|bathroom|pantry|fridge|freezer|dorm|salon|nursery|tiny house|tiny home|setup|workshop|garage|backyard|balcony|living room|camper|bus|bakery|bag|craft room|sewing room|playroom|bookshelf|vanity|coop|barn|workspace|homestead';
const TOUR = new RegExp(
  `^(?:(?:an?|the|my|our) )?((?:[\\p{L}\\d-]+ ){0,2}(?:${ROOM}) (?:tour|makeover reveal))( (?:with|in|for|on|under|after|of) .+)?$`,
  'iu',
);
const HAUL =
  /^(?:(?:an?|the|my|our) )?((?:[\p{L}\d'&-]+ ){1,3}(?:haul|try-on|try on|unboxing))( (?:for|from|under|on|with|at|of) .+)?$/iu;
const READY = /^(?:get ready with me|grwm)(?:[:,]? (.+))?$/i;
const UNBOXING = /^unboxing (?:my|our|the|a|an) ((?:[\p{L}\d-]+ ){0,3}[\p{L}\d-]+)$/iu;

function shown(thing: string, tail = ''): Partial<Topic> {
  const core = `my ${thing.replace(/^\p{Lu}(?=\p{Ll}+ )/u, (letter) => (NAMED.test(thing) ? letter : letter.toLowerCase()))}`;
  return {
    shape: 'nominal',
    np: { text: core + tail, core, form: 'noun', plural: false, superlative: false, derived: false },
    npGeneral: null,
    mod: null,
    head: core.split(' ').at(-1) ?? null,
    firstPerson: true,
    topicClass: 'content',
    // Nobody looks up or asks about what is only shown.
    label: null,
    rawLabel: null,
  };
}

const NAMED =
  /^(?:Amazon|Target|Costco|Trader|Sephora|Ikea|Zara|Shein|Etsy|Walmart|Aldi|Ulta|Temu|Goodwill)\b/;

export function fromShowing(text: string): Partial<Topic> | null {
  const haul = HAUL.exec(text) ?? TOUR.exec(text);
  if (haul?.[1] && !/\b(?:long|over|for the|bus route|u)-? ?haul\b|\bu-haul\b/i.test(haul[1]))
    return shown(haul[1].replace(/^amazon\b/, 'Amazon').replace(/^target\b/, 'Target'), haul[2] ?? '');
  const ready = READY.exec(text);
  if (ready)
    return shown(
      'get-ready routine',
      ready[1] && /^(?:for|before|on|in) /i.test(ready[1]) ? ` ${ready[1]}` : '',
    );
  const inside = /^what(?:'s| is) in my ((?:[\p{L}-]+ ){0,3}[\p{L}-]+)$/iu.exec(text)?.[1];
  if (inside)
    return { shape: 'wh', wh: whClause(`what's in my ${inside}`, 'what', false, false), firstPerson: true };
  const box = UNBOXING.exec(text)?.[1];
  return box ? shown(`${box} unboxing`) : null;
}
