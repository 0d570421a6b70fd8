/** Which of the languages that we have frames for a text is written in; null for English and when unsure. */
export const LANGUAGES = ['es', 'fr', 'de', 'pt', 'it', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Words that a sentence can hardly do without, and a few that short topics are made of. */
const LISTS: Record<Language | 'en', string> = {
  es: 'el la los las un una unos unas de del al que qué y en para por con sin cómo como cuál cuánto cuándo cuando dónde donde quién porque sobre mi mis tu tus su sus es son está más muy se lo les me te no si pero este esta hay ser tener hacer años entre ahorrar dinero negocio mujeres hombres hijos niños casa trabajo errores consejos recetas mejores comprar vender perder aprender evitar jubilación',
  fr: 'le la les un une des du de au aux et en dans pour par avec sans sur chez comment pourquoi quand où quel quelle quels quelles qui que quoi ne pas plus moins mon ma mes ton ta tes son sa ses notre nos votre vos leur est sont être avoir faire ce cette ces il elle je tu nous vous on si mais ou donc très bien trop tout apprendre acheter vendre perdre éviter choisir argent enfants maison travail erreurs conseils recettes',
  de: 'der die das den dem des ein eine einen einem einer und oder in im am an auf aus bei mit nach von vom vor zu zum zur für gegen ohne um über wie warum wann wo was wer wenn als weil dass nicht kein keine mehr ist sind hat haben wird werden kann können muss ich du er sie es wir ihr man mein meine dein deine sich auch nur noch sehr machen lernen kaufen verkaufen sparen kochen geld fehler tipps anfänger kinder eltern frauen haus arbeit gesund schnell einfach steuern',
  pt: 'o a os as um uma de do da dos das no na nos nas em para pra por pelo com sem como qual quanto quando onde quem que e é são mais muito não se ou mas meu minha seu sua você ele ela isso este esta ser ter fazer ao até sobre dinheiro economizar investir aprender comprar vender perder evitar filhos crianças mulheres casa trabalho negócio erros dicas receitas cabelo pele saúde',
  it: 'il lo la i gli le un uno una di del della dei degli delle a al alla da dal in nel nella su sul per con tra fra senza come perché quando quanto quale dove chi che cosa e o ma se non più meno molto mio mia tuo tua suo sua è sono essere avere fare si ti mi ci questo questa anche ogni soldi risparmiare investire imparare comprare vendere evitare scegliere figli bambini donne casa lavoro errori consigli ricette',
  nl: 'de het een en of van in op aan bij met naar voor door om te uit over tegen zonder hoe waarom wanneer waar wat wie welke als dat die dan dit deze niet geen meer is zijn heeft hebben wordt kan moet wil ik je jij jouw u hij zij ze we wij mijn onze er ook nog maar zo heel maken leren kopen verkopen sparen koken vermijden kiezen geld fouten kinderen ouders huis werk gezond snel makkelijk',
  en: 'the a an of for to in on with without and or your my how why what when where is are do does not you i it this that these from at by about best vs who they their but can should tips ideas over under after before more new first want',
};

const KNOWN = new Map<string, (Language | 'en')[]>();
for (const [language, list] of Object.entries(LISTS) as [Language | 'en', string][]) {
  for (const word of new Set(list.split(' '))) KNOWN.set(word, [...(KNOWN.get(word) ?? []), language]);
}

const SPELLINGS: readonly (readonly [RegExp, Language])[] = [
  [/ñ|[¿¡]|ción$|[áíóú]/u, 'es'],
  [/ã|õ|ção$|ções$/u, 'pt'],
  [/œ|ê|eux$|ée$|^[ldjnsct]'\p{L}{3}/u, 'fr'],
  [/ß|ä|ö|ü|ung$|keit$|heit$|schaft$/u, 'de'],
  [/zione$|zioni$|ità$|^(?:dell|nell|all)'/u, 'it'],
  [/ij|heid$|tje$/u, 'nl'],
];

export function languageOf(text: string, isEnglishWord: (word: string) => boolean): Language | null {
  const scores = new Map<Language | 'en', number>();
  const add = (language: Language | 'en', by: number) =>
    scores.set(language, (scores.get(language) ?? 0) + by);
  for (const word of text.toLowerCase().split(/[^\p{L}'¿¡]+/u)) {
    if (!word) continue;
    const known = KNOWN.get(word) ?? [];
    for (const language of known) add(language, 1 / known.length);
    for (const [spelling, language] of SPELLINGS) if (spelling.test(word)) add(language, 0.7);
    if (word.length > 3 && isEnglishWord(word)) add('en', 0.5);
  }
  const [best, second] = [...scores].sort((a, b) => b[1] - a[1]);
  if (!best || best[0] === 'en' || best[1] < 1.2 || best[1] < (second?.[1] ?? 0) * 1.25) return null;
  return best[0];
}

/** Written in letters that nobody of ours can read: not a word of ours is said about it. */
export function isUnreadable(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  return letters.length === 0 || latin.length < letters.length / 2;
}
