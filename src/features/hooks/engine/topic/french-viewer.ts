/**
 * "comment déclarer ses revenus" is what anybody does. Said to the viewer, the income is theirs: "vos revenus". Said of
 * several, it is "leurs revenus".
 */

/** Who lives by a business says "vous" to an audience, which is also the plural. A topic that says "tu" has chosen. */
export type Address = 'vous' | 'tu';

const INFINITIVE =
  "(?!(?:votre|notre|leur|quatre|autre|entre|contre)(?!\\p{L}))\\p{L}+(?:er|ir|oir|re)(?![\\p{L}'])";
const NOT = '(?:ne (?:pas|plus|jamais|rien) )?';
const HOW_WELL = '(?:bien |mieux |enfin |vraiment )?';
/** "se lever", "s'organiser", "s'y prendre" */
const ITSELF = "(?:(?:se |s')(?:y |en )?)";

const read = (source: string): RegExp => new RegExp(source, 'iu');

/** The doer of an infinitive after these is whoever watches. */
const DEED = read(`^(?:comment|pourquoi|quand|où) ${NOT}${HOW_WELL}${ITSELF}?${INFINITIVE}`);

const MAKES =
  'aider|apprendre|habituer|encourager|pousser|inviter|obliger|forcer|inciter|motiver|convaincre|empêcher|entraîner|préparer|amener|dresser|permettre|autoriser|demander|dire|interdire|éviter|proposer|conseiller|persuader|accompagner|faire comprendre';
const THING =
  "(?:l'|(?:son|sa|ses|un|une|le|la|les|des|ton|ta|tes|votre|vos) )(?:(?!(?:sans|pour|et|ou|avant) )\\S+ ){1,3}?";
/** "aider son enfant à gérer ses émotions", "laisser son bébé dormir dans son lit": from here on another one does it. */
const OTHERS_DO = read(
  `(?<!\\p{L})(?:(?:${MAKES}) (?:à )?${THING}(?=(?:à |de |d')${NOT}${ITSELF}?${INFINITIVE})|laisser ${THING}(?=${ITSELF}?${INFINITIVE}))`,
);

const PERSON =
  '(?:petit|petite|beau|belle)?[ -]?(?:enfant|bébé|fils|fille|garçon|ado|adolescente?|nourrisson|élève|étudiante?|mari|femme|conjointe?|époux|épouse|compagnon|compagne|copain|copine|partenaire|père|mère|parent|frère|sœur|amie?|proche|voisine?|cliente?|patiente?|salariée?|employée?|collaborateur|collaboratrice|collègue|associée?|locataire|acheteur|acheteuse|candidate?|personne|chien|chienne|chiot|chat|chatte|chaton|cheval|poney|lapin|oiseau|animal)';
/** "parler à son enfant de son divorce": whose? */
const SOMEBODY = read(
  `(?<!\\p{L})(?:l'|(?:d'une?|une?|le|la|du|au|cet|cette|son|sa|ton|ta|votre) )(?:\\p{L}+ )?${PERSON}(?!\\p{L})`,
);
const PEOPLE = read(`^(?:${PERSON})[sx]?(?!\\p{L})`);
/** "chaque chose à sa place", "quelqu'un qui connaît son métier", "savoir si un bien vaut son prix" */
const SOMETHING = read(
  "(?<![\\p{L}'])(?:chaque|chacune?|quelqu'un|on|qui|dont|(?:si|que|quand|lorsque) (?:une?|le|la|ce|cet|cette|il|elle)|qu'(?:une?|il|elle))(?!\\p{L})|(?:si|que|quand) l'",
);
/** "tailler un rosier pour favoriser sa floraison", "un four et sa vitre" */
const A_THING = read("(?<!\\p{L})(?:d'|l')?une? ");
const JOINED = read('(?<!\\p{L})(?:et|ou|selon|malgré|par) $');
const OF_THINGS = read(
  '^(?:floraison|croissance|durée|goût|saveur|parfum|couleur|prix|valeur|rendement|rentabilité|éclat|performance|état|entretien|forme|texture|qualité|consommation|fonctionnement|efficacité)(?!\\p{L})',
);

/** Not "le son", which one hears. */
const WHOSE = /(?<![\p{L}'-])(?:(?<!(?:^|[\s'])(?:le|du|un|ce|au|bon) )son|sa|ses)(?= )/giu;
const ANYBODYS =
  /(?<![\p{L}'-])(?:(?<!(?:^|[\s'])(?:le|du|un|ce|au|bon) )(?:son|ton)|sa|ses|ta|tes|votre|vos)(?= )/giu;
const REFLEXIVE = new RegExp(`(?<![\\p{L}'-])(?:se |s')(?=(?:y |en )?${INFINITIVE})`, 'giu');
/** What has the viewer for its doer: the deed itself, one right after another, or the purpose of either. */
const VIEWER_DOES = read(
  `(?:^(?:comment|pourquoi|quand|où) |(?:^| )(?:pour|sans|et|ou|afin de|avant de|au lieu de) |(?:^| )(?:savoir|pouvoir|oser|vouloir|devoir|aller) |${INFINITIVE} (?:à|de) |(?:peur|envie|habitude|besoin|façon|manière|capacité|art|fait|chance|occasion|risque|temps|courage|droit|moyen|force|crainte|angoisse|plaisir) de )${NOT}${HOW_WELL}$`,
);
/** "prendre soin de soi", but "l'estime de soi", which is a thing with a name. */
const SELF =
  /(?<=(?:(?<!(?:l'|la |le |une |son |sa |votre )\p{L}+ )de|(?<!un )chez|avec|sur|pour|contre|(?:confiance|croire|foi) en) )soi(?![\p{L}-])|(?<!\p{L})soi(?=-même)/giu;

const TO_VIEWER: Record<Address, Record<string, string>> = {
  vous: { son: 'votre', sa: 'votre', ses: 'vos', 'se ': 'vous ', "s'": 'vous ', soi: 'vous' },
  tu: { son: 'ton', sa: 'ta', ses: 'tes', 'se ': 'te ', "s'": "t'", soi: 'toi' },
};
const OF_SEVERAL: Record<string, string> = {
  ...{ son: 'leur', sa: 'leur', ton: 'leur', ta: 'leur', votre: 'leur' },
  ...{ ses: 'leurs', tes: 'leurs', vos: 'leurs' },
};

/** What "on" does, and then "vous" and "tu". Not "on est", whose "seul" or "prête" would have to agree. */
const DOES: ReadonlyMap<string, readonly [vous: string, tu: string]> = new Map([
  ['a', ['avez', 'as']],
  ['va', ['allez', 'vas']],
  ['fait', ['faites', 'fais']],
  ['veut', ['voulez', 'veux']],
  ['peut', ['pouvez', 'peux']],
  ['doit', ['devez', 'dois']],
  ['sait', ['savez', 'sais']],
  ['part', ['partez', 'pars']],
  ['sort', ['sortez', 'sors']],
  ['dort', ['dormez', 'dors']],
  ['vit', ['vivez', 'vis']],
  ['vend', ['vendez', 'vends']],
  ['prend', ['prenez', 'prends']],
  ['perd', ['perdez', 'perds']],
  ['attend', ['attendez', 'attends']],
  ['reçoit', ['recevez', 'reçois']],
  ['devient', ['devenez', 'deviens']],
  ['vient', ['venez', 'viens']],
  ['connaît', ['connaissez', 'connais']],
]);
/** "travaille", but not "achète" or "paie", which change their stem. */
const REGULAR = /^(?!\p{L}*(?:è\p{L}{1,2}|[aou]i|ell|ett)e$)\p{L}{2,}e$/u;
/** "quand on travaille", "lorsqu'on n'a pas", "si l'on vend" */
const ANYBODY = /(?<![\p{L}'])(?:(\p{L}*qu)'|l')?on (n'|ne )?(\p{L}+)(?![\p{L}'-])/giu;

/** Where a verb cannot be turned, its "on" stays. */
function withoutAnybody(clause: string, address: Address): string {
  return clause.replace(
    ANYBODY,
    (typed, joint: string | undefined, not: string | undefined, verb: string) => {
      const [vous, tu] = DOES.get(verb) ?? (REGULAR.test(verb) ? [`${verb.slice(0, -1)}ez`, `${verb}s`] : []);
      const does = address === 'vous' ? vous : tu;
      return does ? `${joint ? `${joint}e ` : ''}${address} ${not ?? ''}${does}` : typed;
    },
  );
}

export function addressIn(topic: string): Address {
  return /(?<![\p{L}'])(?:tu|te|toi|ta|tes)(?!\p{L})|-toi(?!\p{L})|(?<![\p{L}'])t'\p{L}|(?<![\p{L}'])(?<!(?:le|un|ce|du|au|bon|même|quel) )ton(?= \p{L})/iu.test(
    topic,
  )
    ? 'tu'
    : 'vous';
}

/** Up to where the viewer does it; null where a "son" might be somebody else's. */
function viewersPart(clause: string): number | null {
  const others = OTHERS_DO.exec(clause);
  const end = others ? others.index + others[0].length : clause.length;
  for (const { index, 0: whose } of clause.slice(0, end).matchAll(WHOSE)) {
    const [before, owned] = [clause.slice(0, index), clause.slice(index + whose.length + 1)];
    if (SOMETHING.test(before)) return null;
    const somebody = SOMEBODY.exec(before);
    if (somebody && !PEOPLE.test(owned) && !before.slice(somebody.index).includes(' sans ')) return null;
    if (A_THING.test(before) && (JOINED.test(before) || OF_THINGS.test(owned))) return null;
  }
  return /(?<!\p{L})on(?!\p{L})/iu.test(clause) ? null : end;
}

/** In doubt as it was typed: nobody minds "son" where it is anybody's. */
export function saidToViewer(typed: string, address: Address): string {
  const clause = withoutAnybody(typed, address);
  const end = DEED.test(clause) ? viewersPart(clause) : null;
  if (end === null) return typed;
  const forms = TO_VIEWER[address];
  const yours = (word: string): string => forms[word.toLowerCase()] ?? word;
  const said = clause
    .slice(0, end)
    .replace(REFLEXIVE, (word, at: number) => (VIEWER_DOES.test(clause.slice(0, at)) ? yours(word) : word))
    .replace(WHOSE, yours)
    .replace(SELF, yours);
  return said + clause.slice(end);
}

/** Empty in doubt: "les parents qui se demandent comment gérer son budget" says one for many. */
export function saidOfSeveral(clause: string): string {
  if (!DEED.test(clause)) return clause;
  const end = viewersPart(clause);
  // Those who repair it themselves are "eux-mêmes" or "elles-mêmes".
  if (clause.includes('soi-même')) return '';
  if (end === null) return clause.search(ANYBODYS) < 0 ? clause : '';
  const theirs = (word: string): string => OF_SEVERAL[word.toLowerCase()] ?? word;
  return clause.slice(0, end).replace(ANYBODYS, theirs) + clause.slice(end);
}
