/** What stands in for a long topic once a run has said it whole a few times: shorter, and still true to what was typed. */
import { knownSingular, pluralOf } from '../english/nouns.ts';
import { words } from '../english/words.ts';
import { carriesTopic } from '../stems.ts';
import { questionFromWh } from './ask.ts';
import { briefDeeds } from './brief-deeds.ts';
import { briefItems, briefThings } from './brief-things.ts';
import { whClause } from './clauses.ts';
import type { Brief, Topic, WhClause } from './topic.ts';

export const NO_BRIEF: Brief = { np: [], vp: [], ger: [], wh: [], whThey: [], q: [], items: [] };

function ofClause(wh: WhClause): Partial<Brief> {
  const question = questionFromWh(wh);
  return {
    wh: [wh.text],
    whThey: wh.they === '' ? [] : [wh.they],
    q: question ? [question.text] : [],
  };
}

/** "hire your first helper without going broke", in every form that the deed has. */
function ofDeed({ verb, np, wh, sensitive }: Topic): Partial<Brief> {
  if (!verb) return {};
  const cut = briefDeeds(verb.full)[0];
  // Its adjunct was found to be no part of it.
  const vp = cut ?? (verb.vp === verb.full ? null : verb.vp);
  if (!vp) return {};
  const ger = np?.form !== 'gerund' ? null : cut ? briefDeeds(np.text)[0] : verb.ger;
  const told =
    wh?.text === `how to ${verb.full}` ? ofClause(whClause(`how to ${vp}`, 'how', true, true)) : {};
  return {
    vp: [vp],
    ...(ger ? { np: [ger], ger: [ger] } : {}),
    ...told,
    ...(sensitive ? { q: [] } : {}),
  };
}

/** The clause says the same without it. */
const ADVERB = / (?:actually|really)(?= )/i;

/** "what a day in the life of a florist looks like" → "what a florist's day looks like". */
const DAY_OF = /^what a day in the life of (an? [\p{L}-]+(?: [\p{L}-]+)?) looks like$/iu;

function ofWh({ wh }: Topic): Partial<Brief> {
  if (!wh) return {};
  const whose = DAY_OF.exec(wh.text)?.[1];
  if (whose) return ofClause(whClause(`what ${whose}'s day looks like`, wh.kind, false, wh.derived));
  const plain = /^(?:how|why) /i.test(wh.text) && ADVERB.test(wh.text) ? wh.text.replace(ADVERB, '') : null;
  return plain ? ofClause(whClause(plain, wh.kind, wh.infinitive, wh.derived)) : {};
}

/** "Is an annuity a good idea?" asks it of annuities; only of a noun that is surely counted. */
function asMany(asked: string): Partial<Brief> | null {
  const [, thing = '', verdict = ''] =
    /^Is an? ((?:\S+ ){0,2}?\S+) (an? (?:good|bad|smart|terrible|safe) (?:idea|investment|deal|choice))\?$/i.exec(
      asked,
    ) ?? [];
  const tokens = words(thing);
  const plural = pluralOf(tokens.at(-1) ?? '');
  if (thing === '' || knownSingular(plural) === null || !/^[\p{L}\p{N}() -]+$/u.test(thing)) return null;
  const things = [...tokens.slice(0, -1), plural].join(' ');
  return { q: [`Are ${things} ${verdict}?`], wh: [`whether ${things} are ${verdict}`] };
}

/** The same question in other words: what is necessary is needed, what is worth its money is worth it. */
function ofQuestion({ question, wh }: Topic): Partial<Brief> {
  const needed = /^Is ((?!it\b|this\b|that\b|there\b)\S.*) (?:really |actually |even )?necessary\?$/i.exec(
    question?.text ?? '',
  )?.[1];
  if (needed) return { q: [`Do you need ${needed}?`], wh: [`whether you need ${needed}`] };
  const many = asMany(question?.text ?? '');
  if (many) return many;
  // "whether you should itemize" asks whether to.
  const advised = /^Should you (\S.*)\?$/.exec(question?.text ?? '')?.[1];
  if (advised && wh?.text === `whether you should ${advised}`) return { wh: [`whether to ${advised}`] };
  const [, thing = ''] =
    /^Is (\S.*) worth it (?:for|on|in|if|when|with|at|as|while) \S.*\?$/i.exec(question?.text ?? '') ?? [];
  if (thing !== '') return { q: [`Is ${thing} worth it?`], wh: [`whether ${thing} is worth it`] };
  const worth = / worth (?:the|its|their) (?:money|price|cost|hype|trouble|hassle)(?=\?$|$)/i;
  if (!question || !worth.test(question.text)) return {};
  return {
    q: [question.text.replace(worth, ' worth it')],
    wh: wh && worth.test(wh.text) ? [wh.text.replace(worth, ' worth it')] : [],
  };
}

function ofShape(topic: Topic, tagged: boolean): Partial<Brief> {
  switch (topic.shape) {
    case 'verb':
      return ofDeed(topic);
    case 'wh':
      return ofWh(topic);
    case 'question':
      return ofQuestion(topic);
    case 'list':
      return { items: topic.list ? briefItems(topic.list.items) : [] };
    case 'nominal':
      return briefThings(topic, tagged);
    default:
      return {};
  }
}

/** Undefined where nothing shorter says the topic for sure. */
export function briefOf(topic: Topic, tagged = false): Brief | undefined {
  const found: Brief = { ...NO_BRIEF, ...ofShape(topic, tagged) };
  const brief = { ...found };
  for (const slot of Object.keys(found) as (keyof Brief)[])
    brief[slot] = found[slot].filter((text) => words(text).length > 1 && carriesTopic(text, topic.clean));
  return Object.values(brief).some((forms) => forms.length > 0) ? brief : undefined;
}
