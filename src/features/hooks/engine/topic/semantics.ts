/** What a topic is about, by its words. The gates of the patterns ask these. */
import type { TopicClass } from '../pattern.ts';
import { isPlace } from './proper-names.ts';

const SENSITIVE =
  /\b(?:pet loss|los(?:s of|ing) (?:a|your|my) (?:pet|dog|cat|horse)|coming out (?:to|as|later)|come out (?:to your|as)|grief|griev\w+|trauma\w*|abus\w+|suicid\w*|self[- ]?harm\w*|self-injur\w+|cutting (?:my|your|him|her|them)sel\w+|eating disorders?|anorexia|bulimia|miscarr\w+|stillb\w+|pregnancy loss|infant loss|infertil\w+|cancer|chemo\w*|chronic (?:pain|illness|fatigue)|fibromyalgia|terminal|hospice|dying|death|died|(?:someone|loved one|parent|mother|father|mom|dad|friend|spouse|partner|husband|wife|pet|dog|cat) dies|passed away|bereave\w*|widow\w*|funeral|assault\w*|domestic violence|ptsd|addict\w*|alcoholism|overdose|relaps\w+|depress\w+|dementia|alzheimer\w*|rape|stroke|layoffs?|laid off|cheat(?:ing|ed)|infidelity|eulog\w+|obituar\w+|condolence\w*|lost someone|(?:losing|lost|loses) (?:a|your|my|their) (?:parent|mom|dad|mother|father|child|baby|spouse|partner|husband|wife|loved one|pet|dog|cat)|loss of (?:a|your|my)|estrange\w*|panic attacks?|binge eating|emotional eating|disordered eating|body image|suicidal|euthan\w+|putting (?:a|an|your|my|our|the) (?:\p{L}+ )?(?:dog|cat|pet|horse) (?:down|to sleep)|putting down (?:a|your|my|our) (?:dog|cat|pet)|(?:losing|lost|grieving) (?:a|your|my) pregnancy|hospice|bipolar(?! junction| transistor)|schizophreni\w+|psychosis|end of life|saying goodbye to|school shootings?|racism|harass\w+|school shooting|divorc\w+|break-?ups?|breaking up|heartbr\w+|custody|marital separation|separat(?:ed|ing) from (?:a|your|my)|separation(?! (?:anxiety|of))|silent treatment|(?:say|saying) goodbye to (?:an?|your|my|the) (?:\p{L}+ )?(?:dog|cat|pet|friend|parent|mom|dad|mother|father|horse)|newly diagnosed|(?:living|coping|diagnosed) with (?:\p{L}+ ){0,2}(?:arthritis|diabetes|lupus|sclerosis|parkinson\S*|epilepsy|crohn\S*|endometriosis|illness|disease|hiv|als|covid|ocd|bipolar|disability|diagnosis)|caring for (?:a|an|your|my|the|an? aging|aging|elderly|sick) (?:\p{L}+ )?(?:parents?|mom|mother|dad|father|spouse|husband|wife|partner|child|relatives?))\b/iu;

const PROBLEM =
  /\b(?:burn ?out|pain|aches?|debt|anxiety|stress|depression|fatigue|exhaustion|insomnia|bloating|acne|breakouts|clutter|overwhelm|procrastination|guilt|shame|grief|trauma|loneliness|imposter syndrome|turnover|weight gain|hair loss|memory leaks?|sugar cravings|cravings|emotional eating|stage fright|writer's block|creative block|gaslighting|perfectionism|people[- ]pleasing|tantrums|meltdowns|picky eating|separation anxiety|inflammation|constipation|heartburn|reflux|headaches|migraines|stiff\w*|dry skin|eczema|cracked heels|mold|weeds|pests|aphids|scope creep|micromanag\w+|quiet quitting|conflict|toxic \w+|positivity|trauma bonding|biting|aggression|(?<!\bof )fears?|phobias?|boredom|(?:resource|food|toy|bowl) guarding|counter surfing|(?:furniture|carpet) scratching|love bombing|mindless (?:eating|snacking)|(?:late[- ]night|stress|boredom) (?:eating|snacking)|(?:color|icing|buttercream) bleeding|shrinking|tearing|sinking|wilting|drooping|fraying|yellowing|(?:macaron|cake|cheesecake|cookie|paint|soap|fondant|candle) cracking|(?:bedtime|nap) (?:stalling|resistance)|eye[ -]rolling|(?:impulse|emotional|panic|revenge|FOMO|doom) (?:buying|spending|shopping|investing|selling|scrolling)|back ?talk|bidding wars|lowball offers?|rage|bad (?:clients?|bosses|boss|habits|tenants?|landlords?|neighbors?|roommates?|reviews|dates)|(?:foundation|ceiling|wall|driveway) cracks|scams?|fraud|identity theft|overspending|lifestyle creep|money anxiety|financial stress|overthinking|doomscrolling|panic attacks?|anger|rejection|abandonment|jealousy|self-doubt|low self-esteem|negative self-talk|caregiver fatigue|zoom fatigue|meeting overload|absenteeism|disengagement|resistance to change|leaky gut|brain fog|hot flashes|plateaus?|injur(?:y|ies)|shin splints|knee pain|late payments|ghosting|chargebacks|layout shift|merge conflicts|bugs?|technical debt|spaghetti code|leash pulling|barking|chewing|jet lag|tight (?:hips|hamstrings|shoulders|hips)|sore \w+|tight hips|razor burn|split ends|frizz|dread|scaries|blues|slumps?|worry|worries|chaos|crash|regrets?|resentment|sabotage|comparison|hangovers?|ruts?|drama|defensiveness|stonewalling|avoidance|numbness|sadness|envy|divorce|breakups?|separation|heartbreak|(?<!\b(?:weight|fat|inch) )loss|mistakes|errors|red flags|pitfalls|traps|leaks?|clogs?|outages?|flaky tests|downtime|churn|no-shows|refunds|panic|nerves|jitters|regressions?|flare-?ups?|setbacks?|codependency|infections?|delays?|rashes|(?:ear|tooth|stomach|back|head)aches?|allerg(?:y|ies)|sciatica|colic|vertigo|tinnitus|rosacea|melasma|psoriasis|cellulite|diarrhea|gout|hemorrhoids|nosebleeds?|nausea|cramps|dandruff|dehydration|plantar fasciitis|tendin?itis|carpal tunnel|arthritis|osteoporosis|anemia|high blood pressure|high cholesterol|bad breath|hiccups|diaper rash|cradle cap|sunburns?|blisters|tooth decay|cavities|gum disease|bed ?bugs|fleas|ticks|mosquitoes|termites|rust|water damage|power outages?|medical bills|late fees|overdraft fees|hidden fees|reactivity|reactive dogs?|sensitive skin|pushback|complaints|attrition|backlash|burnouts|gossip|sunburn|cyberbullying|side effects|deficienc(?:y|ies)|scars|stretch marks|dark circles|rivalry|remorse|dysphoria|picky eaters|resume gaps|(?:thinning|brittle|damaged) hair|sagging skin|(?:bleeding|receding) gums|battles|refusal)$/i;

/** What is wrong with a thing stands before it: low water pressure, frozen pipes. */
const UNWANTED =
  /^(?:surprise (?=.*\b(?:bills?|charges?|fees?|expenses?|costs?|audits?)$)|unexpected |low (?=(?:water|blood|back|iron|ferritin|testosterone|estrogen|progesterone|libido|sex|energy|self|battery|mood|milk|vitamin|b12|morale|engagement|sales|conversion|open|credit|tire|oil|stomach|platelet|thyroid|motivation|confidence|attendance|appraisal|offer|grades|reach|views)\b)|frozen (?:pipes?|shoulders?)|(?:broken|clogged|leaky|leaking|burst|cracked|squeaky|smelly|itchy|swollen|stolen|yellow|cloudy|rotten|overproofed|underproofed|overmixed|overbaked|underbaked|overcooked|soggy|sunken|curdled|matted) )\S/i;

const CONTENT =
  /\b(?:suppers|curries|costumes|braids|makeovers|wreaths|ornaments|recipes?|ideas|recommendations|recs|dishes|flips|outfits?|snac?ks|treats|meals|breakfasts|lunches|dinners|stretches|templates|examples|quotes|hairstyles|looks|crafts|activities|games|gifts|printables|playlists|essentials|haul|tour|finds|favorites|books|apps|tools|gadgets|products|plugins|(?<!\b(?:lash|eyelash|hair|deck|loan|lease|tax) )extensions|fonts|presets|prompts|workouts|exercises|drills|desserts|smoothies|soups|stews|bowls|casseroles|sandwiches|shots|tricks|moves|salads|cocktails|mocktails|cookies|cakes|decorations|nail designs|trends|inspo|inspiration|dupes|must-?haves|staples|toys|lunchbox\w*|shortcuts|formulas|icebreakers|captions|hashtags|(?<!\b(?:letter|vowel|consonant|engine|stomach|heart) )sounds|(?<!\b(?:nap|career|classroom|school|food|life|bottle|crib|bed|leadership|gender) )transitions|poses|photo spots|itinerar(?:y|ies)|destinations|swaps)$/i;

/** One way to wear or make something: nobody has three box braids, or a favorite among curtain bangs. */
const ONE_STYLE =
  /\b(?:box|knotless|goddess|french|dutch|fishtail|crochet|lemonade|boho|waterfall|micro|ghana|fulani|feed-?in|stitch|tribal|halo|rope|jumbo|cornrow|bubble|pull-?through) braids$/i;

const TERM =
  /\b(?:ira|401k|401\(k\)|403b|hsa|fsa|529(?: plans?)?|etfs?|index funds?|mutual funds?|compound interest|escrow|heloc|pmi|apr|amortization|dollar-cost averaging|asset allocation|capital gains|tax brackets?|tax[- ]loss harvesting|(?:anxious|avoidant|secure|disorganized) attachment|closing costs|earnest money|contingenc(?:y|ies)|appraisals?|title insurance|hoas?|cap rates?|1031 exchanges?|home equity|credit scores?|(?:va|fha|usda|conventional|jumbo) loans?|credit card interest|interest rates?|dns|net worth|emergency funds?|sinking funds?|backdoor roth|rmds?|annuit(?:y|ies)|term life insurance|whole life insurance|life insurance|umbrella insurance|social security|medicare|inflation|macros|micronutrients|glycemic index|insulin resistance|gut microbiome|microbiome|intermittent fasting|probiotics|prebiotics|creatine|collagen|omega-3s?|electrolytes|seed oils|cortisol|attachment styles?|attachment theory|cognitive distortions|love languages|emdr|cbt|dbt|polyarrhythmia|polyvagal theory|window of tolerance|nervous system regulation|inner child|shadow work|intrusive thoughts|rejection sensitivity|executive dysfunction|masking|seo|crm|lead magnets?|sales funnels?|unit economics|profit margins?|value-based pricing|product-market fit|okrs?|kpis?|psychological safety|growth mindset|situational leadership|radical candor|unconscious bias|emotional intelligence|closures?|promises|async\/?await|recursion|regex|css grid|flexbox|docker|kubernetes|git rebase|rest apis?|graphql|usestate|useeffect|hooks|pointers|big o(?: notation)?|pivot tables?|vlookup|xlookup|power query|two-factor authentication|vpns?|blockchain|machine learning|neural networks?|prompt engineering|golden hour|aperture|iso|shutter speed|rule of thirds|circle of fifths|bulk fermentation|hydration|autolyse|retinol|niacinamide|hyaluronic acid|spf|progressive overload|zone 2|vo2 max|hypertrophy|rpe|mewing)$/i;

/** What dies without anyone grieving. */
const NOT_PEOPLE =
  /\b(?:plants?|houseplants?|flowers?|succulents?|monsteras?|pothos|orchids?|ferns?|soil|trees?|grass|lawn|batter(?:y|ies)|phone|trends?|seo|engine|chatgpt)\b/i;

export function isSensitive(text: string): boolean {
  const found = SENSITIVE.exec(text)?.[0] ?? '';
  return (
    found !== '' &&
    !(
      /^(?:dying|death|died|terminal)$/i.test(found) &&
      (NOT_PEOPLE.test(text) || /\bkeeps? dying\b/i.test(text))
    ) &&
    !HARMLESS.test(text)
  );
}

/** Beside those who mourn, a goodbye is a last one; elsewhere one says it to clutter. */
const FAREWELL = /\b(?:goodbyes?|farewells?|final (?:days|wishes|moments)|last (?:days|wishes|words))\b/i;

export function isFarewell(text: string, told: string): boolean {
  return FAREWELL.test(text) && isSensitive(told);
}

/** "my hospital bag with chronic illness": a thing is shown, and nobody is consoled. */
export function isPossessionInIllness(core: string, tail: string): boolean {
  return (
    /\b(?:bags?|routines?|kits?|setup|closet|wardrobe|desk|kitchen|bedroom|nightstand|car|purse|essentials|favorites|must-?haves|outfits?|meals|pantry|tools|products|planner|snacks|drawer|garden|office|medicine cabinet|bullet journal|carry-?on|suitcase|shelf|cart|station|binder|gadgets|finds)$/i.test(
      core,
    ) &&
    /^(?:with|for|as|living with|on|during) (?:\p{L}+ )?(?:chronic|an? (?:chronic|invisible)|fibromyalgia|migraines?|arthritis|lupus|endo\p{L}*|crohn\S*|ms\b|pots\b|eds\b|adhd|ocd|ptsd|illness|disabilit\p{L}+|depression)/iu.test(
      tail,
    )
  );
}

/** Hard words that mean something else. */
const HARMLESS =
  /\bdat(?:e|ing) (?:again |someone new )?after (?:an? |your |my |the )?(?:long |messy )?(?:divorce|breakup|separation)\b|\b(?:terminal (?:commands?|windows?|emulator|shortcuts?)|(?:linux|mac|git|vim|airport) terminal|(?:brush|swim(?:ming)?|golf|freestyle|butterfly|breast|back|pen|rowing|paint) ?strokes?|death (?:by powerpoint|valley|metal|grip|star)|cheat(?:ing)? (?:on (?:your|my) diet|meals?|days?|sheets?|codes?)|(?:phone|sugar|coffee|shopping|screen|caffeine|social media) addict\w*|addictive|(?:color|egg|line) separation|custody bank|great depression)\b/i;

/** Troubles that people also have papers, money and dates for. */
const WITH_PAPERS =
  /\b(?:divorc\w+|custody|foreclosure|bankruptcy|layoffs?|laid off|separation|break-?ups?|breaking up|funeral|widow\w*|(?:spouse|husband|wife|parent|partner|mom|dad) dies|infertil\w+|chemo\w*|dementia|alzheimer\w*|harass\w+|addict\w*)\b/i;
const PAPERS =
  /\b(?:sell\w*|buy\w*|refinanc\w+|rent\w*|split\w*|divid\w+|fil(?:e|ing)|tax(?:es)?|mortgages?|house|home|condo|401k|iras?|pensions?|assets?|budgets?|credit|insurance|cobra|severance|unemployment|resumes?|job|interviews?|lawyers?|attorneys?|court|hearing|paperwork|documents?|deeds?|wills?|trusts?|estate|probate|accounts?|money|pay(?:ing)?|debts?|costs?|fees?|leave|fmla|polic(?:y|ies)|equity|title|lease|landlord|benefits|social security|bank\w*|bills?)\b/i;

/** "sell a house during a divorce": a hard time, and a plain question about papers and money. Nobody is consoled. */
export function isPractical(text: string): boolean {
  return isSensitive(text) && WITH_PAPERS.test(text) && PAPERS.test(text);
}

const REMEDY =
  /\b(?:repairs?|replacements?|removal|treatments?|remed(?:y|ies)|fix(?:es)?|prevention|relief|recovery|management|insurance|protection|support|therapy)$/i;
/** What one uses, and is not told how it works. */
export const PLATFORM =
  /^(?:Pinterest|YouTube Shorts|TikTok Shop|Instagram (?:Reels|Stories)|Shopify|Patreon|Poshmark|Depop|Squarespace|Mailchimp|TikTok|Instagram|LinkedIn|YouTube|Facebook|Etsy|Canva|Notion|ChatGPT|Airtable|Trello|Asana|Slack|Substack|Bluesky|Threads|Nextdoor|Google (?:Classroom|Sheets|Docs|Calendar|Business Profile|Maps)|QuickBooks|HubSpot|Calendly|Zoom|Excel|Photoshop|Lightroom|Figma|CapCut)$/i;

/** `core` is the noun phrase without its tail and determiner. */
export function classOfTopic(core: string, full: string): TopicClass {
  const bare = core.replace(/^(?:the|a|an|my|your|our)\s+/i, '');
  // Fire drills are held, and not shown.
  if (/\b(?:fire|safety|aid|evacuation|emergency|lockdown|tornado|earthquake|spill) drills?$/i.test(bare))
    return 'general';
  // Three things in a row are told together: one unwanted thing among them does not make them all so.
  if (/,.* (?:and|&|or) /i.test(bare)) return 'general';
  if (PLATFORM.test(bare)) return 'general';
  // The language, and not what eats cars.
  if (bare === 'Rust') return 'term';
  if (
    PROBLEM.test(bare) ||
    /\b(?:symptoms?|struggles?|problems?|issues?)$/i.test(bare) ||
    // "leaky faucet repairs" mend what is wrong.
    (UNWANTED.test(bare) && !REMEDY.test(bare))
  )
    return 'problem';
  if (CONTENT.test(bare) && !ONE_STYLE.test(bare)) return 'content';
  if (TERM.test(bare) || /\p{Ll}\p{Lu}/u.test(bare.split(' ').at(-1) ?? '')) return 'term';
  // A bare name or initialism: "React", "Notion AI".
  if (
    /^\p{Lu}[\p{L}\p{N}+.#]*(?:\s\p{Lu}[\p{L}\p{N}+.#]*)*$/u.test(bare) &&
    !/\b(?:Day|Christmas|Thanksgiving)\b/.test(bare) &&
    // What is reviewed is bought, and where one goes is no term.
    !/\breviews?\b/i.test(full) &&
    !isPlace(bare)
  )
    return 'term';
  return /\b(?:explained|what is|what are)\b/i.test(full) ? 'term' : 'general';
}

/** What people do for themselves, or with each other: a therapist speaks of it as of anything. */
const PRACTICE =
  /\b(?:\p{L}*therap(?:y|ies)|counsell?ing|coaching|journal\p{L}*|boundar(?:y|ies)|meditation|mindfulness|breath\p{L}*|grounding|(?:self-)?care|routines?|skills?|tools?|toolkits?|exercises?|techniques?|habits?|communication|dating|relationships?|marriages?|intimacy|sex|parenting|co-parenting|sleep|holidays?|rest|play|friendships?|forgiveness|resilience|confidence|self-\p{L}+|sessions?|goals?|styles?|languages?|rituals?|conversations?|talks?|apolog(?:y|ies)|trust|joy|motherhood|fatherhood|retirement|medications?|healing|recovery|plans?|scripts?|questions?|responses?|affirmations?|emotions?|feelings|work|school|support|groups?|repair|regulation|hobbies|gratitude|assertiveness|values|identity|culture|families|couples|children|teens|men|women|parents|books?|apps?|podcasts?|theory|child|brain|system|psychology|science|image|custody|money|food|love|respect|empathy|compassion|vulnerability|consent|closure|chemistry|loyalty|faith|spirituality|sexuality|gender|polyamory|monogamy|introversion|ambition|success|motivation|focus|discipline|willpower|productivity|creativity|curiosity|humor|intuition|memory|attention|mindset|solitude|silence|adoption|dopamine|serotonin|oxytocin|nerve|neuroplasticity|movement|yoga|music|art|nature|time|change|temperament|personality)$/iu;

/** "skin picking", "scrupulosity": what a therapist names, and is no practice, is what somebody suffers from. */
export function isTherapistsTrouble(core: string): boolean {
  return !core.split(' ').some((word) => PRACTICE.test(word));
}

/** What one thinks and feels about, and is itself no trouble: nobody faces body image, or is weighed down by custody. */
const MATTER =
  /\b(?:body image|self-(?:image|esteem|worth)|custody|end of life|hospice|eulog(?:y|ies)|obituar(?:y|ies)|condolences?|funerals?|euthanasia|consent)$/i;
/** What happens, again and again to many: one has a breakup, and not breakups. */
const EVENTS =
  /\b(?:break-?ups|divorces|separations|layoffs|miscarriages|foreclosures|bankruptcies|affairs|relapses|deaths)$/i;

/** Nobody suffers from it as from grief: it is only spoken about. */
export function isOnlySpokenAbout(core: string): boolean {
  return MATTER.test(core) || EVENTS.test(core);
}

const EVENT =
  /\b(?:break-?up|divorce|separation|layoff|miscarriage|foreclosure|bankruptcy|infidelity|affair|cheating|estrangement|relapse|death|funeral|loss)s?$/i;

/** What happened to somebody says nothing of who they are. */
export const isEvent = (core: string): boolean => EVENT.test(core);

/** "my hospital bag with chronic illness" shows a bag. */
export function isOwnThing(text: string): boolean {
  const found = /^my (.+?) ((?:with|for|as|on|during|living with) .+)$/i.exec(text);
  return found !== null && isPossessionInIllness(found[1] ?? '', found[2] ?? '');
}
