/** All that the engine knows about one input, read once per run. */

import { HOOK_TYPES, type HookType } from '../hook-types.ts';
import { type Business, readBusiness } from './business.ts';
import { isUnderstood, mayReplace, standsAlone } from './customer/alone.ts';
import { readCustomerIn } from './customer/audience-abroad.ts';
import {
  CLUMSY,
  isIncidental,
  isOnlySpokenOf,
  TOLD_BY_NAME,
  withSomebody,
} from './customer/audience-labels.ts';
import { byWhatTheyDo, withoutWordsOf } from './customer/audience-variants.ts';
import type { Audience, Customer, Pain } from './customer/customer.ts';
import { namesOnlySome, readCustomer } from './customer/read-customer.ts';
import { withStoryTroubles } from './customer/story-troubles.ts';
import { chooseLexicon } from './lexicon/choose-lexicon.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { memory } from './memory.ts';
import type { Profession } from './profession.ts';
import { audienceAllowed, professionFaults, typeAllowed, withoutKindsOfPeople } from './profession-rules.ts';
import { hashText } from './random.ts';
import { isFarAfield, isRelated } from './related.ts';
import { contentStems } from './stems.ts';
import { readSubject } from './subject.ts';
import {
  asCouple,
  asOwnStory,
  asTheirOwn,
  asTrouble,
  COUPLES,
  givenTo,
  ofItsField,
  toldTo,
  withItsTrade,
} from './told-topic.ts';
import { gistOf } from './topic/gist.ts';
import { languageOf } from './topic/language.ts';
import { inOneShape } from './topic/one-shape.ts';
import { readTopic } from './topic/read-topic.ts';
import { roleAbroad } from './topic/role-abroad.ts';
import { isSensitive } from './topic/semantics.ts';
import type { Topic } from './topic/topic.ts';

export type HookInput = {
  topic: string;
  businessDescription: string;
  idealCustomer: string;
};

export type HookContext = {
  topic: Topic;
  customer: Customer;
  business: Business;
  profession: Profession;
  lexicon: Lexicon;
  /** Whether what hurts the customer can stand in one sentence with the topic. */
  related: boolean;
  /** The topic is known, so what does not name it may tell only of a trouble that is understood without it. */
  toldAlone: boolean;
  /** Whether those whom it is for have a name of their own. */
  hasName: boolean;
  /** They have a name that one can call out, and not only speak of. */
  isCalled: boolean;
  /** Their only name is one that nobody answers to: "foreign couples". */
  onlySpokenOf: boolean;
  /** Those who have a name are only some of those who feel what is told: "volunteers and anyone whose dog barks". */
  namesOnlySome: boolean;
  /** Which troubles may be told where the topic is not named: all of them only where there is no topic to name. */
  tellsAlone: (pain: Pain) => boolean;
  /** Whether there is such a trouble. */
  painAlone: boolean;
  /** Types that this profession leaves alone for this topic. */
  refusedTypes: ReadonlySet<HookType>;
  /** Differs from creator to creator: which half of the frames is tried first, so that two of them sound different. */
  voice: number;
  /** Roots of what the video and the creator's business are about. */
  field: ReadonlySet<string>;
  /** Everything the user typed, lower case: what it holds, a hook may repeat. */
  source: string;
  /** The same input about the gist of its long topic: some hooks of a run speak of that alone. */
  gist: HookContext | null;
};

/** What a profession's things go by, where the topic cannot be read. */
const FIELD: Record<Profession, string> = {
  nutritionist: 'nutrition',
  realEstate: 'real estate',
  financialAdvisor: 'money',
  mentalHealthTherapist: 'therapy',
  businessCoach: 'business',
  techTutorialCreator: 'coding',
  corporateTrainer: 'training managers',
  default: '',
};

/** Far beyond what the forms accept, so that no input can make a run slow. */
const LIMIT = 2000;

/** Without what this profession may not repeat, such as "good schools" in real estate. */
function sayableBy(profession: Profession, customer: Customer): Customer {
  const may = (text: string) => professionFaults(text, profession).length === 0;
  return {
    ...customer,
    wants: customer.wants.filter((want) => may(want.text)),
    pains: customer.pains.filter((pain) => may(pain.you)),
    fears: customer.fears.filter(may),
    // "I'm dying" is not quoted to who thinks so.
    objections: customer.objections.filter((objection) => may(objection) && !isSensitive(objection)),
  };
}

/** "Couples, here's how to open up to your partner": it is told to one of them. */
const ONE_OF_TWO = /\b(?:your|my) (?:spouse|partner|wife|husband|boyfriend|girlfriend|other half)\b/i;

/** Whether all that a name says of them is told as their trouble or wish too. */
function isToldAsWell(name: string, { pains, wants }: Customer): boolean {
  const clause = / who (.+)$/.exec(name)?.[1];
  if (!clause) return false;
  const roots = [...contentStems(clause)];
  return [...pains.map(({ they }) => they), ...wants.map(({ text }) => text)].some((told) => {
    const said = contentStems(told);
    return roots.every((root) => said.has(root));
  });
}

function audiencesFor(
  profession: Profession,
  customer: Customer,
  topic: Topic,
  customerText: string,
  /** How much of what they feel or want is known: who has told much need not call them by a label. */
  told: number,
): Audience[] {
  const toldMore = told > 1;
  // Of one person told by name only the calling is shared: other truck drivers need not have two kids.
  const shared = TOLD_BY_NAME.test(customerText)
    ? customer.audiences.map((audience) => ({ ...audience, full: audience.core }))
    : customer.audiences;
  const allowed = shared.filter(
    ({ full, core }) =>
      audienceAllowed(full, profession) && !(told > 0 && ONE_OF_TWO.test(topic.clean) && COUPLES.test(core)),
  );
  const named =
    profession === 'realEstate' && !allowed.some((audience) => audience.specific)
      ? [...byWhatTheyDo(customerText, topic.clean), ...allowed]
      : allowed;
  const every = [...named, ...withoutWordsOf(topic.clean, named)];
  // What they feel and want says more of them than what a form calls them.
  const called = toldMore ? every.filter(({ core }) => !isOnlySpokenOf(core)) : every;
  // "people who own a nice camera": what they do is told to them as such.
  const all = topic.sensitive ? called : called.filter(({ core }) => !isToldAsWell(core, customer));
  const sayable = all.filter((audience) => !CLUMSY.test(audience.core));
  if (TOLD_BY_NAME.test(customerText) && (toldMore || isIncidental(all, customer))) return [];
  // Beside the creator's trade nobody need be named.
  if (toldMore || topic.borrowed || sayable.some((audience) => audience.specific)) return sayable;
  return withSomebody(all, told > 0);
}

/** A user asks again and again until a hook pleases, and reading what they typed is a third of a run. */
const remembered = memory<HookContext>(100);

/** Nothing of it can be said, not even in quotation marks. */
function isLost({ shape, language, rawLabel }: Topic): boolean {
  return shape === 'opaque' && language === null && rawLabel === null;
}

export function readContext(input: HookInput): HookContext {
  const typed = [input.topic, input.businessDescription, input.idealCustomer].map((text) =>
    text.slice(0, LIMIT),
  );
  const [topic = '', business = '', customer = ''] = typed;
  return remembered(JSON.stringify(typed), () => readAnew(topic, business, customer));
}

function readAnew(topicText: string, businessText: string, customerText: string): HookContext {
  const language = languageOf(topicText, businessText, customerText);
  const known = readBusiness(businessText, topicText);
  const business = language ? { ...known, role: roleAbroad(businessText, language), aRole: null } : known;
  const read = language
    ? readCustomerIn(language, customerText, business.profession, businessText)
    : withStoryTroubles(readCustomer(customerText), topicText);
  const customer = sayableBy(business.profession, read);
  const typed = asOwnStory(
    readTopic(
      business.profession === 'realEstate' ? withoutKindsOfPeople(topicText) : topicText,
      language,
      `${businessText}\n${customerText}`,
    ),
    customerText,
  );
  const subject = isLost(typed) ? readSubject(businessText, business, customerText) : null;
  const field = typed.method ? (readSubject(businessText, business, customerText)?.np?.text ?? null) : null;
  // A sad story stays one, whatever the creator's field.
  const about = subject
    ? {
        ...subject,
        sensitive: typed.sensitive,
        practical: typed.sensitive,
        situations: typed.situations,
        tool: typed.tool,
      }
    : typed;
  const topic = asCouple(
    customer.audiences,
    asTheirOwn(
      customer.audiences,
      toldTo(customer.audiences, asTrouble(withItsTrade(ofItsField(field, about)), business.profession)),
    ),
  );
  const audiences = language
    ? customer.audiences
    : audiencesFor(
        business.profession,
        customer,
        topic,
        customerText,
        [...customer.pains, ...customer.wants].filter(({ part }) => !part).length,
      );
  const told = givenTo([...audiences, ...customer.audiences], topic);
  const problem = topic.topicClass === 'problem';
  // Who mourns is not met with a plan; beside grief itself it can be said.
  const mourned = topic.sensitive && !topic.practical;
  const pains = mourned ? customer.pains : customer.pains.filter((pain) => !isSensitive(pain.you));
  // Where nothing else is known of the customer, half a trouble is better than none.
  const named = audiences.filter(({ specific }) => specific);
  const more = named.length > 0 || customer.wants.length > 0 || pains.some((pain) => standsAlone(pain));
  const readable = topic.shape !== 'opaque' && !topic.borrowed;
  const toldAlone = more && readable && !topic.sensitive;
  const onlySpokenOf = named.length > 0 && named.every(({ core }) => isOnlySpokenOf(core));
  const isCalled = named.length > 0 && !onlySpokenOf;
  const apart = (pain: Pain) => standsAlone(pain, isCalled) && mayReplace(pain.you, topic);
  const understood = (pain: Pain) => isUnderstood(pain) && mayReplace(pain.you, topic);
  const tellsAlone = toldAlone ? apart : readable ? understood : language ? ofItsOwn : () => true;
  const context: HookContext = {
    topic: inOneShape(told),
    customer: { ...customer, audiences, pains },
    business,
    profession: business.profession,
    toldAlone,
    hasName: named.length > 0,
    isCalled,
    onlySpokenOf,
    namesOnlySome: namesOnlySome(customerText),
    tellsAlone,
    painAlone: pains.some(tellsAlone),
    // Topics differ from the customer's complaint all the time, and it reads well; beside grief it does not.
    related: topic.sensitive
      ? isRelated(topic.clean, customerText)
      : !isFarAfield(topic.clean, customerText, businessText),
    lexicon: chooseLexicon(
      business.profession,
      topic.shape === 'opaque'
        ? [businessText, customerText, FIELD[business.profession]].join(' ')
        : topicText,
      businessText,
      customerText,
    ),
    refusedTypes: new Set(
      HOOK_TYPES.filter((type) => !typeAllowed(type, business.profession, topic.clean, problem)),
    ),
    voice: hashText(`${businessText}\n${customerText}`),
    field: contentStems(`${topicText} ${businessText}`),
    source: `${topicText}\n${businessText}\n${customerText}`.toLowerCase(),
    gist: null,
  };
  return { ...context, gist: aboutGist(context) };
}

/** "ne savent pas par où commencer" could open any video. */
const ofItsOwn = ({ mild }: Pain): boolean => !mild;

const SPOKEN_OF = { shape: 'nominal', verb: null, wh: null, question: null } as const;

/** "the snag list" as a topic of its own; what is said about it still has to carry what was typed. */
function aboutGist(context: HookContext): HookContext | null {
  const gist = gistOf(context.topic);
  const read = gist === null ? null : readTopic(gist, null);
  const stated = context.topic.shape === 'statement' || context.topic.np?.several;
  const named = read?.np && !read.firstPerson && (stated || read.np.text === read.np.core);
  if (!named || !read.np) return null;
  // Six mistakes are no three thoughts on what they are about.
  const { clean, sensitive, practical, list, situations } = context.topic;
  // What a claim or a story is about is spoken of, and not taught; nor is one of three things.
  const about: Topic = stated ? { ...read, ...SPOKEN_OF, np: { ...read.np, core: read.np.text } } : read;
  return {
    ...context,
    topic: inOneShape({
      ...about,
      clean,
      sensitive,
      practical,
      list,
      situations,
      brief: undefined,
      apart: undefined,
    }),
  };
}
