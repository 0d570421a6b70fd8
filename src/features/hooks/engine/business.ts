/** Reads `business_description`: the creator's role, in the user's own words, and the profession. */
import { plainQuotes, withArticle, words } from './english/words.ts';
import { detectProfession, type Profession } from './profession.ts';
import { ACRONYMS, PROPER } from './topic/proper-names.ts';
import { isCommonWord } from './topic/run-together.ts';
import { isForeign } from './topic/unreadable.ts';

export type Business = { role: string | null; aRole: string | null; profession: Profession };

export const ROLE_NOUN =
  /^(?:rd|cfp|cpa|lmft|lcsw|vet|\w*(?:coach|trainer|teacher|instructor|dietiti?c?ian|dietician|nutritionist|therapist|psychologist|counselor|counsellor|planner|advisor|adviser|broker|realtor|agent|inspector|creator|educator|blogger|vlogger|manager|consultant|strategist|copywriter|designer|developer|engineer|photographer|videographer|baker|chef|cook|owner|founder|writer|author|editor|marketer|accountant|bookkeeper|lawyer|attorney|nurse|doctor|physician|dentist|esthetician|stylist|barber|artist|maker|potter|musician|producer|gardener|landscaper|contractor|plumber|electrician|mechanic|facilitator|speaker|mentor|tutor|doula|midwife|practitioner|specialist|investor|stager|programmer|analyst|scientist|architect|groomer|veterinarian|florist|jeweler|seamstress|tailor|librarian|professor|pharmacist|physiotherapist|chiropractor|osteopath|dermatologist|\p{L}+ologist|physicist|lifeguard|surgeon|hygienist|technician|pilates|freelancer|influencer|youtuber|streamer|journalist|translator|recruiter|officer|lender|organizer|decorator|entrepreneur|guide|expert))$/iu;

/** `named`: the words around it are written small, so that its capital is that of a name. */
function tidy(token: string, index: number, named: boolean): string {
  const bare = token.replace(/[,;:.]+$/, '');
  const lower = bare.toLowerCase();
  if (/^ex-\p{Lu}/iu.test(bare) && /-\p{Lu}/u.test(bare)) return `ex-${bare.slice(3)}`;
  // "Gottman-trained", "EMDR-certified"; "Renovation-focused" only stands first.
  const [stem = '', ...suffix] = bare.split('-');
  if (
    suffix.length > 0 &&
    (/^[A-Z]{2,}$/.test(stem) || (/^\p{Lu}/u.test(stem) && !isCommonWord(stem.toLowerCase())))
  )
    return [stem, ...suffix.map((part) => part.toLowerCase())].join('-');
  if (named && /^\p{Lu}/u.test(bare)) return bare;
  if (/^[a-z]{2,5}$/.test(bare) && ACRONYMS.has(bare)) return bare.toUpperCase();
  if (ACRONYMS.has(lower) || /^[A-Z]{2,}$/.test(bare) || /\p{Ll}\p{Lu}/u.test(bare)) return bare;
  return PROPER.has(lower) && (index > 0 || /^\p{Lu}/u.test(bare)) ? bare : lower;
}

function findRole(text: string): string | null {
  const body = text
    .replace(/[®™]/g, '')
    .replace(/\s*\([^)]*\)/g, '')
    // "Former nurse turned health coach": what they are now.
    .replace(/^(?:i'm |i am )?(?:an? )?(?:former |ex-)?[\p{L} ]{3,30}(?:-| )turned(?:-| )(?=\p{L})/iu, '')
    .replace(/\bmarriage and family therapist\b/i, 'marriage-and-family therapist')
    .replace(
      /^(?:hi,?\s+|hello,?\s+)?(?:i'm \p{L}+,|i am \p{L}+,|i'm|i am|i work as|as|we are|we're|my name is \w+,?(?: and)? i'm|\w+ here,)\s+(?:an?\s+|the\s+)?/iu,
      '',
    )
    .replace(/^(?:an?|the)\s+/i, '')
    .replace(/^(?:top|best|leading|the|number one)\s+/i, '')
    // Nobody says aloud that they are a renovation-savvy realtor.
    .replace(
      /^\p{L}+-(?:savvy|friendly|minded|loving|obsessed|conscious|positive|curious)\s+(?=\p{L})/iu,
      '',
    );
  const tokens = words(body);
  const role: string[] = [];
  for (const [index, token] of tokens.slice(0, 5).entries()) {
    const bare = token.replace(/[,;:.]+$/, '');
    if (!/^\p{L}[\p{L}&'-]*$/u.test(bare)) return null;
    if (
      /^(?:and|or|for|in|with|of|to|who|that|on|at|i|we|my|our|help|helping|teach|teaching|sell|selling|make|making|offering|the|business|services?)$/i.test(
        bare,
      ) &&
      !/^business$/i.test(bare)
    )
      return null;
    const capital = (at: number) => /^\p{Lu}\p{Ll}/u.test(tokens[at] ?? '');
    const noun = tokens.find((word) => ROLE_NOUN.test(word.replace(/[,;:.]+$/, ''))) ?? '';
    const named = /^\p{Ll}/u.test(noun) && capital(index) && (index > 0 || capital(1));
    role.push(tidy(token, index, named));
    if (ROLE_NOUN.test(bare)) {
      const next = tokens[index + 1] ?? '';
      // "coach agency owners", "creator economy newsletter", "trainer certification": not the end of a role.
      const goesOn =
        next !== '' &&
        !/[,;:.]$/.test(token) &&
        !/^(?:and|or|for|in|with|of|to|who|that|on|at|from|helping|teaching|sharing|offering|specializing|specialising|serving|covering|working|based|by|focused|focusing|selling|making|turned|&|\+|-|–|—|\|)$/i.test(
          next,
        );
      return goesOn && !ROLE_NOUN.test(next.replace(/[,;:.]+$/, ''))
        ? null
        : goesOn
          ? continueRole(role, tokens, index)
          : role.join(' ');
    }
    if (/[,;:.]$/.test(token)) return null;
  }
  return null;
}

/** "real estate agent broker": two role nouns in a row belong together. */
function continueRole(role: string[], tokens: readonly string[], index: number): string {
  return [...role, tidy(tokens[index + 1] ?? '', index + 1, false)].join(' ');
}

export function readBusiness(raw: string, topic: string): Business {
  const text = plainQuotes(raw).slice(0, 800);
  const profession = detectProfession(text, topic);
  if (text === '' || isForeign(text)) return { role: null, aRole: null, profession };
  const found = findRole(text);
  const said = found?.replace(/marriage-and-family/i, 'marriage and family') ?? null;
  const role = said && words(said).length <= 5 && said.length <= 40 ? said : null;
  // "content creator", "owner" and the like say nothing with authority when they stand alone.
  const plain =
    role &&
    !/^(?:owner|founder|expert|author|agent|specialist|manager|guide|maker|writer|mentor|adviser|advisor|top-\p{L}+ \p{L}+)$|(?<!content )\bcreator$|^straight-talking\b/iu.test(
      role,
    ) &&
    // "Former taco truck owner, now a consultant": what they were.
    !(/^former\b/i.test(role) && /\bnow\b/i.test(text))
      ? role
      : null;
  return { role: plain, aRole: plain ? withArticle(plain) : null, profession };
}
