/** Which of the eight professions of the product the creator works in. */
export const PROFESSIONS = [
  'default',
  'nutritionist',
  'realEstate',
  'financialAdvisor',
  'mentalHealthTherapist',
  'businessCoach',
  'techTutorialCreator',
  'corporateTrainer',
] as const;

export type Profession = (typeof PROFESSIONS)[number];

/** Tried in this order on the business text; the first that matches wins, so the narrow ones stand first. */
const BY_BUSINESS: readonly (readonly [Profession, RegExp])[] = [
  [
    'businessCoach',
    /\b(?:business|executive|sales|startup|agency|marketing|pricing|launch) (?:coach|coaching|mentor|strategist)|\bcoach(?:ing)?\b[^.]{0,40}\b(?:owners?|founders?|entrepreneurs?|freelancers?|agenc\w+|small business\w*|solopreneurs?|consultants?|coaches|creatives|service providers)|\bmarketing (?:agency|consult\w+)|\b(?:growth|brand|business|operations|pricing|email|launch|content) (?:consult\w+|strategist)|\bhelp\w*\b[^.]{0,30}\b(?:freelancers?|founders?|entrepreneurs?|small business\w*|solopreneurs?|agency owners|consultants)/i,
  ],
  [
    'nutritionist',
    /\b(?:nutrition\w*|dietiti?c?i?an\w*|dietician\w*|diet coach|macro coach|calories|healthy eating|eat (?:well|better|healthy|without)|intuitive eating)\b/i,
  ],
  [
    'realEstate',
    /\b(?:real[- ]estate|realtor\w*|condo specialist|home inspector|property (?:manag\w+|investor)|broker associate|home stager|listing agent|buyer'?s agent|estate agent)\b/i,
  ],
  [
    'financialAdvisor',
    /\b(?:financ\w+|cfp|cpa|mortgage|loan officer|wealth|retire(?:ment)?|money (?:mindset )?coach|budget(?:ing)? coach|debt|credit (?:repair|counsel\w+|coach)|invest(?:ing|ments?)|tax (?:advis\w+|prep\w*|pro)|accountant|insurance (?:agent|broker|advis\w+)|asesor financiero|finanzberat\w+|plan for college)\b/i,
  ],
  [
    'mentalHealthTherapist',
    /\b(?:(?<!(?:physical|massage|occupational|speech|respiratory|radiation|beauty|sports|hair|skin|yoga) )therapist|psychotherap\w+|psycholog(?:ist|y practice)|(?<!(?:admissions|school|guidance|career|college|camp|debt|credit|housing|genetic) )counsel(?:l?or|l?ing)|lmft|lcsw|lpc|mental health|grief (?:coach|support)|couples therapy|emdr|trauma[- ]informed)\b/i,
  ],
  [
    'corporateTrainer',
    /\b(?:corporate train\w+|workplace train\w+|training (?:workshops?|compan\w+|consult\w+)|leadership (?:train\w+|development|workshops?|coach\w*)|l&d|learning (?:and|&) development|instructional design\w*|hr (?:consult\w+|train\w+|leader)|manager training|facilitator|team[- ]building|employee (?:training|engagement)|dei (?:trainer|consultant)|executive communication|(?:communication|presentation|workplace|soft[- ]skills|diversity|public speaking)\b[^.]{0,25}\btrain(?:er|ing)|workshops? (?:for|on) (?:teams|managers|companies|leadership))\b/i,
  ],
  [
    'techTutorialCreator',
    /\b(?:coding|programming|software (?:tutorials?|engineer\w*|developer)|web dev\w*|(?<!recipe |property |business |curriculum |product |game )developers?|devops|(?<!(?:nail|lash|vet|beauty|brow) )tech (?:tutorials?|tips|youtuber|creator|educator|reviewer)|javascript|typescript|python|css|git|front-?end|back-?end|excel (?:tips|tutorials?|trainer)|data (?:science|analyst|engineer\w*)|cloud engineer\w*|cyber ?security|machine learning|no-?code|ai (?:tools|tutorials?|educator)|notion (?:creator|templates?|consultant))\b/i,
  ],
];

/** The regulated fields in the languages that have frames of their own: their rules on types hold there too. */
const ABROAD: readonly (readonly [Profession, RegExp])[] = [
  ['nutritionist', /(?<!\p{L})(?:nutri[cz]ionist|dietist|diététicien|diëtist|ernährungsberat)/iu],
  [
    'realEstate',
    /(?<!\p{L})(?:bienes raíces|inmobiliari|immobili|imobili|corretora? de imóveis|makelaar|vastgoed)/iu,
  ],
  [
    'financialAdvisor',
    /(?<!\p{L})(?:asesora? fiscal|finanziari|finan[zc]beratung|financieel adviseur|assessora? de investimentos)/iu,
  ],
  [
    'mentalHealthTherapist',
    /(?<!\p{L})(?:psic[oó]log|psicoterap|psychologue|psycholog(?:e|in|en)|psycholoog|psychothérap|psychotherapeut)/iu,
  ],
];

/** The topic alone decides only where the business text says nothing, and only for the regulated fields. */
const BY_TOPIC: readonly (readonly [Profession, RegExp])[] = [
  [
    'financialAdvisor',
    /\b(?:401k|roth|ira\b|refinanc\w+|mortgage|529|hsa\b|index funds?|compound interest|etfs?\b)/i,
  ],
  [
    'realEstate',
    /\b(?:home inspection|closing costs|escrow|first[- ]time (?:home )?buyers?|house hunting|open house)\b/i,
  ],
  [
    'techTutorialCreator',
    /\b(?:react|javascript|typescript|python|useeffect|docker|kubernetes|sql|git\b|css\b)/i,
  ],
];

export function detectProfession(business: string, topic = ''): Profession {
  for (const [profession, pattern] of BY_BUSINESS) if (pattern.test(business)) return profession;
  for (const [profession, pattern] of ABROAD) if (pattern.test(business)) return profession;
  if (business.trim().length >= 10) return 'default';
  for (const [profession, pattern] of BY_TOPIC) if (pattern.test(topic)) return profession;
  return 'default';
}
