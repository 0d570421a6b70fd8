/** One side of a thing as a clause: "where imposter syndrome comes from" says its roots, and is heard as something else. */
import { isPluralNoun } from '../english/nouns.ts';
import { baseOfGerund } from '../english/verbs.ts';
import { words } from '../english/words.ts';
import type { WhKind } from '../pattern.ts';
import { whClause } from './clauses.ts';
import type { Topic } from './topic.ts';
import { readGerund } from './verb-phrase.ts';

type Told = Pick<Topic, 'wh' | 'question' | 'lends'>;
type Said = { clause: string; asked: string; infinitive?: boolean };

const COSTS =
  /^the (?:real|true|full|actual|total|hidden) (?:costs?|prices?) of (?!.*(?:\$|\b(?:free|vs|or|and)\b))(\S.*)$/iu;
const UPKEEP =
  /^the (?:real|true|hidden|actual) (?:upkeep|maintenance) (?:of|on) (?:owning |having )?(an? \p{Ll}.*)$/iu;
const RISKS =
  /^the (?:\p{L}+ )?(?:risks?|dangers?|downsides?|drawbacks?|pitfalls?|headaches?) (?:of|with) (\p{L}+ing \S.*)$/iu;
const PROBLEM = /^the (?:\p{L}+ )?(?:problems?|trouble|catch|issues?) with (\S.*)$/iu;
const FIRST = /^the first ((?:few )?(?:day|week|month|year)s?) ((?:with|of|in|at|after|as|on) \S.*)$/iu;
const ROOTS = /^the (?:\p{L}+ )?(?:roots?|origins?|causes?) of (\S.*)$/iu;
const STUDY =
  /^the (?:\p{L}+ )?(?:psychology|science|neuroscience|biology|chemistry) (?:of|behind) (\S.*)$/iu;
const POWER = /^the (?:\p{L}+ )?power of (\S.*)$/iu;
const ART = /^the (?:\p{L}+ )?art of (\p{L}+ing(?: \S.*)?)$/iu;
const EFFECT = /^the (?:\p{L}+ )?(?:effects?|impact) of (\S.*) on (\S.*)$/iu;
const BOTH_SIDES = /^the (?:\p{L}+ )?(?:pros and cons|upsides? and downsides?) of (\S.*)$/iu;
const LIVED = /^the (?:\p{L}+ )?(?:ups and downs|highs and lows) of (\S.*)$/iu;
const FEAR = /^the (?:\p{L}+ )?fear of (\S.*)$/iu;
const MEANING = /^the (?:\p{L}+ )?meaning of (\S.*)$/iu;

/** What one pays for and asks the price of; nobody asks what perfectionism costs. */
const PAID_FOR = /^(?:an?|your) |^(?!being\b|feeling\b|staying\b|saying\b|always\b)\p{L}+ing /iu;
/** What it would be without its clause is something else: "siblings who stop speaking". */
const HOLDS_CLAUSE = /\b(?:who|that|which|why|how|what|and|or|vs|my|our|I|we)\b/;
const TAIL = / (?:of|in|on|at|with|without|for|from|after|between|among|during) .*$/i;

function isDeed(text: string): boolean {
  const [first = '', next = ''] = words(text);
  return (
    readGerund(text) !== null || (baseOfGerund(first) !== null && /^(?:on|in|an?|the|your)$/i.test(next))
  );
}

const startsAsDeed = (text: string): boolean => baseOfGerund(words(text)[0] ?? '') !== null;

/** Short enough to be said with a verb of its own, and one thing. */
function thingIn(found: RegExpExecArray | null, most = 5): string | null {
  const thing = found?.[1] ?? '';
  return thing === '' || words(thing).length > most || HOLDS_CLAUSE.test(thing) ? null : thing;
}

const isMany = (thing: string): boolean =>
  !startsAsDeed(thing) && isPluralNoun(words(thing.replace(TAIL, '')).at(-1) ?? '');

function price(text: string): Said | null {
  const thing = COSTS.exec(text)?.[1] ?? '';
  const paid = PAID_FOR.test(thing) && (!/^\p{L}+ing /u.test(thing) || isDeed(thing));
  return paid && words(thing).length <= 6
    ? { clause: `what ${thing} really costs`, asked: `What does ${thing} really cost?` }
    : null;
}

function upkeep(text: string): Said | null {
  const kept = UPKEEP.exec(text)?.[1];
  return kept && words(kept).length <= 4
    ? {
        clause: `what it really takes to keep up ${kept}`,
        asked: `What does it really take to keep up ${kept}?`,
      }
    : null;
}

function danger(text: string): Said | null {
  const risky = thingIn(RISKS.exec(text));
  const verb = risky ? readGerund(risky) : null;
  return verb
    ? {
        clause: `what can go wrong when you ${verb.full}`,
        asked: `What can go wrong when you ${verb.full}?`,
      }
    : null;
}

function problem(text: string): Said | null {
  const thing = thingIn(PROBLEM.exec(text));
  if (!thing) return null;
  const verb = startsAsDeed(thing) ? readGerund(thing) : null;
  const said = verb ? `what can go wrong when you ${verb.full}` : `what can go wrong with ${thing}`;
  return { clause: said, asked: `W${said.slice(1)}?` };
}

function beginning(text: string): Said | null {
  const [, time = '', of = ''] = FIRST.exec(text) ?? [];
  if (time === '' || words(of).length > 5 || HOLDS_CLAUSE.test(of)) return null;
  const many = time.endsWith('s');
  return {
    clause: `what the first ${time} ${of} ${many ? 'are' : 'is'} really like`,
    asked: `What ${many ? 'are' : 'is'} the first ${time} ${of} really like?`,
  };
}

function origin(text: string): Said | null {
  const thing = thingIn(ROOTS.exec(text));
  if (!thing) return null;
  const many = isMany(thing);
  return {
    clause: `where ${thing} ${many ? 'come' : 'comes'} from`,
    asked: `Where ${many ? 'do' : 'does'} ${thing} come from?`,
  };
}

/** Of a deed it is said what happens; of a thing, how it works. */
function working(text: string): Said | null {
  const thing = thingIn(STUDY.exec(text));
  if (!thing) return null;
  if (startsAsDeed(thing)) {
    const verb = readGerund(thing);
    return verb
      ? { clause: `what happens when you ${verb.full}`, asked: `What happens when you ${verb.full}?` }
      : null;
  }
  const many = isMany(thing);
  return {
    clause: `how ${thing} ${many ? 'work' : 'works'}`,
    asked: `How ${many ? 'do' : 'does'} ${thing} work?`,
  };
}

function power(text: string): Said | null {
  const thing = thingIn(POWER.exec(text));
  return thing ? { clause: `what ${thing} can do for you`, asked: `What can ${thing} do for you?` } : null;
}

function art(text: string): Said | null {
  const verb = readGerund(thingIn(ART.exec(text)) ?? '');
  return verb ? { clause: `how to ${verb.full}`, asked: `How do you ${verb.full}?`, infinitive: true } : null;
}

function effect(text: string): Said | null {
  const found = EFFECT.exec(text);
  const thing = thingIn(found, 4);
  const on = found?.[2] ?? '';
  if (!thing || words(on).length > 3 || HOLDS_CLAUSE.test(on)) return null;
  const many = isMany(thing);
  return {
    clause: `how ${thing} ${many ? 'affect' : 'affects'} ${on}`,
    asked: `How ${many ? 'do' : 'does'} ${thing} affect ${on}?`,
  };
}

function meaning(text: string): Said | null {
  const thing = thingIn(MEANING.exec(text), 3);
  if (!thing) return null;
  const many = isMany(thing);
  return {
    clause: `what ${thing} really ${many ? 'mean' : 'means'}`,
    asked: `What ${many ? 'do' : 'does'} ${thing} really mean?`,
  };
}

function feared(text: string): Said | null {
  const thing = thingIn(FEAR.exec(text), 4);
  if (!thing) return null;
  const many = isMany(thing);
  return {
    clause: `why ${thing} ${many ? 'feel' : 'feels'} so scary`,
    asked: `Why ${many ? 'do' : 'does'} ${thing} feel so scary?`,
  };
}

/** Who weighs a thing asks whether it is worth it; who tells of its ups and downs, what it is like. */
function weighed(text: string): Said | null {
  const thing = thingIn(BOTH_SIDES.exec(text));
  if (!thing) return null;
  const is = isMany(thing) ? 'are' : 'is';
  return {
    clause: `whether ${thing} ${is} worth it`,
    asked: `${is === 'are' ? 'Are' : 'Is'} ${thing} worth it?`,
  };
}

function lived(text: string): Said | null {
  const thing = thingIn(LIVED.exec(text));
  if (!thing) return null;
  const is = isMany(thing) ? 'are' : 'is';
  return { clause: `what ${thing} ${is} really like`, asked: `What ${is} ${thing} really like?` };
}

const SIDES = [
  price,
  upkeep,
  danger,
  problem,
  beginning,
  origin,
  working,
  power,
  art,
  effect,
  meaning,
  feared,
  weighed,
  lived,
];

/** "the real price of owning a cabin" → "what owning a cabin really costs"; null where nobody can say what it costs. */
export function clauseOfAspect(text: string): Told | null {
  for (const side of SIDES) {
    const said = side(text);
    if (!said) continue;
    const kind = /^(?:what|where|why|how|whether)\b/.exec(said.clause)?.[0] as WhKind;
    return {
      wh: whClause(said.clause, kind, said.infinitive ?? false, false),
      question: { text: said.asked, kind: kind === 'whether' ? 'yn' : 'wh', derived: true },
      lends: 'wh',
    };
  }
  return null;
}
