/**
 * "finissent chaque mois à découvert" said to the viewer: "vous finissez chaque mois à découvert". Spanish and Italian say
 * "tú" and "tu" as their frames do, Portuguese "você", French "vous". German and Dutch speak of those who.
 */
import type { Language } from '../topic/language.ts';

type Turning = {
  /** Before their first verb. */
  viewer: string;
  /** Small words before a verb of theirs. */
  before: string;
  /** Words where another may be the one who does it, or that would have to agree with the viewer. */
  refuses: RegExp;
  /** Where another verb of theirs follows. */
  joints: string;
  turn: (verb: string) => string | null;
  /** What else is theirs: "leur compte". */
  owned: readonly (readonly [RegExp, string])[];
};

const within = (source: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${source})(?![\\p{L}])`, 'giu');
const listed = (text: string): ReadonlyMap<string, string> =>
  new Map(text.split(' ').map((pair) => pair.split('=') as [string, string]));

const SPANISH = listed('son=eres han=has van=vas dan=das ven=ves cuesta=cuesta falta=falta');
function spanish(verb: string): string | null {
  const known = SPANISH.get(verb);
  if (known) return known;
  if (/(?:a|ie)ron$/u.test(verb)) return verb.replace(/aron$/u, 'aste').replace(/ieron$/u, 'iste');
  return /[aeá]n$/u.test(verb) ? verb.replace(/n$/u, 's') : null;
}

const PORTUGUESE = listed(
  'são=é estão=está vão=vai dão=dá têm=tem vêm=vem põem=põe fazem=faz dizem=diz trazem=traz querem=quer saem=sai caem=cai leem=lê veem=vê mantêm=mantém foram=foi',
);
function portuguese(verb: string): string | null {
  const known = PORTUGUESE.get(verb);
  if (known) return known;
  if (/aram$/u.test(verb)) return verb.replace(/aram$/u, 'ou');
  if (/[eií]ram$/u.test(verb)) return null;
  return /[ae]m$/u.test(verb) ? verb.replace(/m$/u, '') : null;
}

const ITALIAN = listed(
  'hanno=hai fanno=fai vanno=vai stanno=stai danno=dai sanno=sai sono=sei vogliono=vuoi possono=puoi devono=devi escono=esci riescono=riesci vengono=vieni tengono=tieni rimangono=rimani dicono=dici scelgono=scegli salgono=sali tolgono=togli muoiono=muori',
);
function italian(verb: string): string | null {
  const known = ITALIAN.get(verb);
  if (known) return known;
  if (/[cg]ano$/u.test(verb)) return verb.replace(/ano$/u, 'hi');
  if (/lgono$|ngono$/u.test(verb)) return null;
  return /[^aeiou]ono$|[^a]?ano$/u.test(verb)
    ? verb.replace(/(?:ano|ono)$/u, 'i').replace(/ii$/u, 'i')
    : null;
}

const FRENCH = listed(
  'sont=êtes ont=avez font=faites vont=allez disent=dites veulent=voulez peuvent=pouvez doivent=devez reçoivent=recevez boivent=buvez voient=voyez croient=croyez paient=payez essaient=essayez emploient=employez envoient=envoyez achètent=achetez lèvent=levez mènent=menez emmènent=emmenez jettent=jetez appellent=appelez préfèrent=préférez espèrent=espérez gèrent=gérez répètent=répétez inquiètent=inquiétez pèsent=pesez',
);
function french(verb: string): string | null {
  const known = FRENCH.get(verb);
  if (known) return known;
  if (/(?:v|t)iennent$/u.test(verb)) return verb.replace(/iennent$/u, 'enez');
  if (/prennent$/u.test(verb)) return verb.replace(/prennent$/u, 'prenez');
  return /(?:è\p{L}{1,2}|oi|ai)ent$/u.test(verb)
    ? null
    : /ent$/u.test(verb)
      ? verb.replace(/ent$/u, 'ez')
      : null;
}

const PLURAL_ADJECTIVES =
  'sol[oa]s|sozinh[oa]s|list[oa]s|segur[oa]s|insegur[oa]s|nervios[oa]s|nervos[oa]s|culpables|culpad[oa]s|felices|tristes|capaces|capazes|llen[oa]s|chei[oa]s|prest[oa]s|pront[oa]s|expert[oa]s|nuev[oa]s|nov[oa]s|primeriz[oa]s|ansios[oa]s';

const TURNINGS: Partial<Record<Language, Turning>> = {
  es: {
    viewer: '',
    before: 'no|ya|aún|todavía|nunca|siempre|solo|sólo|apenas|casi|se|les|también',
    refuses: within(
      `que|cuando|porque|aunque|mientras|donde|si|quien|quienes|ell[oa]s|cuy\\p{L}+|\\p{L}+[ai]d[oa]s|${PLURAL_ADJECTIVES}`,
    ),
    joints: 'pero|y|e|ni',
    turn: spanish,
    owned: [
      [within('su'), 'tu'],
      [within('sus'), 'tus'],
      [within('se|les'), 'te'],
      [/(?<=\p{L}{2}(?:[aei]r|ndo))se(?!\p{L})/giu, 'te'],
    ],
  },
  pt: {
    viewer: 'você ',
    before: 'não|já|ainda|nunca|sempre|só|mal|se|quase|também',
    refuses: within(
      `que|quando|porque|embora|enquanto|quem|lhes|eles|elas|cuj\\p{L}+|\\p{L}+[ai]d[oa]s|${PLURAL_ADJECTIVES}`,
    ),
    joints: 'mas|e|nem',
    turn: portuguese,
    owned: [],
  },
  it: {
    viewer: '',
    before: 'non|già|ancora|mai|sempre|solo|si|spesso|anche',
    refuses: within(
      'che|quando|perché|mentre|se|cui|chi|(?<!(?:il|la|i|le|al|del|dal|nel|sul) )loro|sono (?!in |al |a |alle |sempre in )\\p{L}+|sentono|stanchi|stanche|soli|sole|insicuri|insicure|pronti|pronte|\\p{L}+(?:ano|ono|anno) \\p{L}+[aiu]t[ie](?= |$)',
    ),
    joints: 'ma|e|né',
    turn: italian,
    owned: [
      [/(?<=(?<!\p{L})(?:il|al|del|dal|nel|sul) )loro/giu, 'tuo'],
      [/(?<=(?<!\p{L})la )loro/giu, 'tua'],
      [/(?<=(?<!\p{L})i )loro/giu, 'tuoi'],
      [/(?<=(?<!\p{L})le )loro/giu, 'tue'],
      [within('si'), 'ti'],
      [/(?<=\p{L}{2}[aei]r)si(?!\p{L})/giu, 'ti'],
    ],
  },
  fr: {
    viewer: 'vous ',
    before: "ne|se|y|en|n'|s'",
    refuses: within(
      "qui|que|qu'\\p{L}+|quand|parce|lorsque|dont|ils|elles|s'ils|s'elles|leurs? (?:\\p{L}+er|faire|dire)|eux-mêmes|elles-mêmes",
    ),
    joints: 'mais|et|ou',
    turn: french,
    owned: [
      [within('leur'), 'votre'],
      [within('leurs'), 'vos'],
      [within('eux|elles'), 'vous'],
      [/(?<!\p{L})se /giu, 'vous '],
      [/(?<!\p{L})s'(?=\p{L})/giu, 'vous '],
    ],
  },
};

/** Null where it is not sure how it would be said. */
export function toViewer(they: string, language: Language): string | null {
  const turning = TURNINGS[language];
  if (!turning || turning.refuses.test(reset(turning.refuses, they))) return null;
  const { before, joints, viewer } = turning;
  const small = `(?:(?:${before})(?: |(?<=')))*`;
  const verbs = new RegExp(`(^|(?<!\\p{L})(?:${joints}) )(${small})(\\p{L}+)`, 'giu');
  let sure = true;
  const turned = they.replace(verbs, (typed, joint: string, lead: string, verb: string) => {
    const said = turning.turn(verb.toLowerCase());
    // After the first, what follows "and" may as well be a thing.
    if (said === null) sure &&= joint !== '';
    return said === null ? typed : joint + lead + said;
  });
  if (!sure) return null;
  return viewer + turning.owned.reduce((text, [theirs, yours]) => text.replace(theirs, yours), turned);
}

/** A pattern that searches everywhere remembers where it stopped. */
function reset(pattern: RegExp, text: string): string {
  pattern.lastIndex = 0;
  return text;
}
