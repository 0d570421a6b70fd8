/** "wie lege ich Geld an" asks; after "ich zeige dir" it is "wie man Geld anlegt". Null where the verb is not sure. */

const ASKED = /^(wie|warum|wieso|wann|wo|womit) (\p{Ll}+) (ich|man) (?:(mich|mir|sich) )?([^,;:]+)$/u;

/** Verbs that change their vowel, by the form that "ich" has. */
export const STRONG: ReadonlyMap<string, string> = new Map(
  'bin=ist habe=hat werde=wird weiß=weiß kann=kann muss=muss soll=soll darf=darf will=will möchte=möchte mag=mag gebe=gibt nehme=nimmt esse=isst lese=liest sehe=sieht spreche=spricht halte=hält erhalte=erhält behalte=behält fahre=fährt schlafe=schläft lasse=lässt trage=trägt fange=fängt empfange=empfängt wasche=wäscht helfe=hilft treffe=trifft vergesse=vergisst bewerbe=bewirbt werbe=wirbt empfehle=empfiehlt verspreche=verspricht bespreche=bespricht laufe=läuft lade=lädt wachse=wächst backe=backt brate=brät rate=rät schlage=schlägt falle=fällt gefalle=gefällt verlasse=verlässt messe=misst breche=bricht unterbreche=unterbricht werfe=wirft sterbe=stirbt stehle=stiehlt trete=tritt vertrete=vertritt betrete=betritt beratet=beratet berate=berät grabe=gräbt blase=bläst stoße=stößt befehle=befiehlt erschrecke=erschrickt'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);
const MODAL = /^(?:kann|muss|soll|darf|will|möchte|mag)$/u;
/** "lege … an": at the end of a clause the two are one word. */
const PREFIX =
  /^(.+) (an|auf|aus|ab|ein|mit|vor|zu|um|weg|los|her|hin|nach|bei|fest|zurück|teil|weiter|wieder|zusammen|fort|vorbei|heraus|hinaus|dar)$/u;

function thirdPerson(verb: string): string | null {
  const strong = STRONG.get(verb);
  if (strong) return strong;
  if (!/\p{Ll}{2}e$/u.test(verb)) return null;
  const stem = verb.slice(0, -1);
  // "sammle", "handle"
  if (/[^aeiouäöülr]l$/u.test(stem)) return `${stem.slice(0, -1)}elt`;
  return /(?:[dt]|chn|ffn|gn|dm|tm)$/u.test(stem) ? `${stem}et` : `${stem}t`;
}

export function clauseOfQuestion(typed: string): string | null {
  const [, asks, verb, who, self, rest] = ASKED.exec(typed) ?? [];
  if (!asks || !verb || !rest) return null;
  const does =
    who === 'man' ? (/t$|^(?:kann|muss|soll|darf|will)$/u.test(verb) ? verb : null) : thirdPerson(verb);
  if (does === null) return null;
  const theirs = rest.replace(/(?<!\p{L})mein(e[nmrs]?)?(?!\p{L})/gu, 'sein$1');
  const [, before, prefix] = (MODAL.test(does) ? null : PREFIX.exec(theirs)) ?? [];
  const end = before ? `${before} ${prefix}${does}` : `${theirs} ${does}`;
  return `${asks} man ${self ? 'sich ' : ''}${end}`;
}
