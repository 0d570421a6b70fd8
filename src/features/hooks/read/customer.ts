import { countWords } from '../speaking-time.ts';
import { lowercaseStart } from './person.ts';

const AUDIENCE_WORDS = { least: 1, most: 4 };

/** Where the name of a group ends. */
const NAME_ENDS =
  /\s+(?:who|that|with|without|aged?|ages|between|in|at|from|looking|trying|struggling|wanting|seeking|hoping|dealing|suffering|feeling|living|making|earning|running|under|over|and|or|but|on|of|to|for|about|whose|where|going|starting|tired|ready|facing|juggling|planning|thinking|wondering|preparing|managing|whose|nervous|worried|stuck|anywhere|navigating|learning|building|raising|doing|getting|having|using|coming|always|never|still|just|often|usually|constantly|already|currently|now)\b|[,.;:(!?"/&+]|\s\d|\s-\s|\s(?!working\b|aging\b|growing\b|expecting\b|recovering\b|struggling\b|aspiring\b|home\w*ing\b)\w+ing\b/i;
const PLURAL =
  /(?:[^s']s|people|women|men|children|parents|folks|moms|dads|staff|youth|alumni|bosses|coaches|businesses|classes|actresses|couples|families|entrepreneurs)$/i;
const NOT_A_GROUP =
  /\b(?:anyone|everyone|someone|anybody|everybody|ages?|years|those|this|these|they|them|clients|customers|audience|target|ideal|my|our|various|all|any|many|most|some|mostly|mainly|typically|usually|primarily|us|business|class|it's|is|are|who)\b/i;

/** What the creator's customers call themselves, to begin a hook with: "Busy moms, …". Null where unsure. */
export function readAudienceName(text: string): string | null {
  const start = text.replace(
    /^(?:mostly|mainly|typically|usually|primarily|ideally|busy people like|other|fellow|i (?:help|serve|work with|teach|coach)|we (?:help|serve)|for)\s+/i,
    '',
  );
  const end = NAME_ENDS.exec(start);
  const name = (end ? start.slice(0, end.index) : start).trim().replace(/\s+/g, ' ');
  const words = countWords(name);
  if (words < AUDIENCE_WORDS.least || words > AUDIENCE_WORDS.most || name.length > 36) return null;
  if (
    /^(?:people|adults|women|men|folks|individuals|professionals|users|viewers|humans|followers|heads|leads|adult children|buyers and sellers)$/i.test(
      name,
    )
  )
    return null;
  if (!PLURAL.test(name) || NOT_A_GROUP.test(name) || /[^\p{L}\p{N}\s'-]/u.test(name)) return null;
  return lowercaseStart(name);
}
