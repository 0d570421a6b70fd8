/**
 * Tells orders to a machine from topics. "Ignore your inner critic", "reply to negative reviews" and "forget everything
 * you know about carbs" are topics: an order speaks of what was said before, of how to answer, or of the machine.
 */

/** Where an order starts: the text, a sentence, or what is joined to another order. */
const START = String.raw`(?:^|[.!?;:,\n\]"'*#>-]\s*|\b(?:and|then|now|please|instead|also|just|to|you must|you should|you will|can you)\s+)`;
const DROP =
  '(?:ignore|disregard|forget|skip|override|bypass|discard|delete|drop|erase|dismiss|overlook|neglect)';
const RULES =
  '(?:instructions?|rules?|prompts?|guidelines?|directions|directives?|commands?|constraints|restrictions|programming|system message|context|safety filters?|filters)';
const SAY = '(?:reply|respond|answer|output|return)';
const TELL =
  '(?:print|reveal|repeat|output|show|display|dump|leak|expose|list|share|recite|disclose|send|give|tell|return|summarize|spell out)';
const PIECE =
  '(?:poem|essay|haiku|limerick|sonnet|story|short story|joke|song|rap|code|function|program|script|python|javascript|sql|html|sea shanty|fan ?fiction|novel|letter|email|speech|article|cover letter|recipe)';
const MACHINE =
  '(?:ai|a\\.i\\.|bot|chatbot|assistant|language model|llm|chatgpt|gpt(?:-?\\d)?|dan|hacker|pirate|linux|terminal|unrestricted|unfiltered|evil|jailbroken|no rules)';

const ORDERS: readonly RegExp[] = [
  // What was said before.
  `\\b${DROP}\\b.{0,30}\\b(?:previous|prior|above|all|earlier|preceding|your|any|initial|original|given|system)\\b.{0,20}\\b${RULES}\\b(?! (?:for|of|about|on|in|to|from)\\b)`,
  `\\b${DROP} (?:the|these|those|every|any) ${RULES} (?:above|before|you|i gave|that)\\b`,
  `\\b${DROP}\\b (?:about )?(?:everything|anything|all|whatever|what|the|any|text|every\\p{L}*)\\b.{0,30}\\b(?:above|preceding|previously)\\b(?! (?:\\d|(?:the|your|a|average|ground|zero)\\b))`,
  `\\b${DROP}\\b (?:about )?(?:everything|anything|all|whatever|what(?:ever)?) ?(?:of (?:that|this|it) |(?:that |which )?(?:was|is|has been|had been|came|comes|went|i|we|they|you were|you've been) ?(?:said|written|told|given|stated|asked|wrote|typed|sent)? ?)?(?:before|so far|until now|earlier|up to (?:now|this point|here)|prior to this)(?: (?:this|that|and|then|now|here)\\b|\\s*[.,;:!]|$)`,
  `\\b${DROP} (?:that|this|the) (?:request|task|job|hooks?|topic|question|message|text)\\b`,
  '\\b(?:new|updated|revised|real|actual|additional) (?:instructions?|task|directives?|prompt|rule|system message|role|order)s?\\s*:',
  '\\byour (?:new|only|real|actual|next) (?:tasks?|instructions?|prompt|goal|persona|identity|purpose|directives?|objective) (?:is|are)\\b',
  '\\b(?:end|start) of (?:the )?(?:prompt|instructions?|system|context|user input)\\b',
  `${START}(?:cancel|abort|stop|end|pause|quit|halt|abandon|drop) (?:your|the|this|that) (?:current |present |original |assigned )?(?:task|prompt|assignment)s? (?:and|then|now)\\b`,
  `\\b(?:${DROP}|reset|clear|wipe) (?:your|the|all your) (?:training|programming|user|memory|persona|role|context)\\s*(?:,|;|\\.|\\b(?:and|then))\\s*(?:now |just |please )*(?:${TELL}|${SAY}|write|say)\\b`,
  // How to answer.
  `^\\W*(?:please )?(?:${SAY}|say|write|print)\\b(?! (?:no|yes)\\b.{20}).{1,40} and nothing (?:else|more)\\W*$`,
  `\\b${SAY}(?: back| to (?:me|this|that|everything))?,? (?:only|just|solely|exclusively|nothing but|always)\\b(?: (?:with|in|as|by|using|the word|yes|no|like|ok|okay)\\b|\\s*["'“:])`,
  `\\b${SAY}(?: back| to (?:me|this|that))? (?:with|using|in) (?:only|just|nothing but|the (?:single )?words?\\b|one word|a (?:single )?word|json|xml|yaml|markdown|base64|all caps|capital letters|pirate|emojis? only|your (?:system|full|hidden|initial)|an? (?:\\p{L}+ )?${PIECE})`,
  `\\bonly (?:reply|respond|answer|output|say|return|speak)(?: with| in| using| as|\\b\\s*["'“:])`,
  '\\bsay (?:only|just|nothing but|exactly) (?:the words?|"|\'|“)|\\boutput (?:only|just|nothing but) |\\b(?:return|print) nothing but ',
  '\\bfrom now on,? (?:you|reply|respond|answer|act|speak|only|every (?:answer|reply|response))',
  '\\b(?:print|repeat|output|copy|show|recite) (?:everything|all|anything|the (?:text|lines?|words)) (?:above|before|preceding|written above)\\b',
  // Other work.
  `${START}(?:write|generate|compose|make|create|sing|tell|give|draft|code|produce) me (?:an?|some|the|one|\\d+|your) (?:[\\p{L}\\d-]+ ){0,4}?${PIECE}s?\\b`,
  `${START}(?:write|compose|generate|recite) (?:an?|some) (?:[\\p{L}-]+ )?(?:poem|haiku|limerick|sonnet|rap|sea shanty) (?:about|on) (?!(?:your|my)\\b)`,
  `\\binstead,? (?:of (?:writing |the |any |making )?hooks?|(?:write|tell|give|print|output|reply|answer|say|generate|compose) )`,
  "\\b(?:do not|don't|stop|no need to) (?:write|writing|generate|generating|make|create|give|giving)(?: me)? (?:any |the |these |more )?hooks\\b",
  '^\\W*repeat after me\\s*[:,"“]|\\brepeat (?:back )?(?:everything|the (?:text|words|sentence|message|prompt|line)s?|all|what(?:ever)?) (?:above|before|you|i|that)\\b|\\brepeat the (?:word|phrase|sentence) .{0,30}\\b(?:forever|times|\\d+)\\b',
  `${START}translate (?:the |all |all of |everything |this |these |what(?:'s| is| i wrote)? )*(?:text |words? |sentences? |prompt |message |instructions? |lines? )*(?:above|below|following(?: (?:text|sentence|words|into|to)\\b|\\s*:)|previous|preceding|you were given|(?:in)?to \\p{L}+\\s*[:.])`,
  '\\byou (?:must|will|shall|should|have to|need to|are to) now (?:reply|respond|act|say|ignore|obey|answer|output|speak|follow|be|pretend|write|only|always|do as|behave|roleplay|refuse|tell|give|print|become)\\b',
  `${START}pretend\\b.{0,40}\\b(?:and|then) (?:tell|give|show|read|send) me\\b`,
  `${START}(?:write|print|output) ["'“]?hello,? world\\b`,
  '\\b(?:tell|give|show|send) me (?:the|your|an?) (?:admin|root|master|secret|hidden|system|user) (?:passwords?|prompts?|keys?|logins?|credentials|codes?)\\b',
  // The machine.
  `${START}(?:let's )?role-?play(?:ing)? (?:as|that you)\\b`,
  `${START}act (?:as|like) (?:an?|if you|though you|my|the) (?!(?:team|pro|professional|leader|family|adult|grown-up|local|ceo|owner|boss|buffer|bridge)\\b)`,
  `\\bpretend (?:to be|that you(?:'re| are)|you(?:'re| are)|you) (?:an? |not |no longer |the )*(?:\\p{L}+ ){0,2}?${MACHINE}\\b|\\bpretend (?:that )?(?:you have|there are) no (?:rules|restrictions|filters?|limits|guidelines|instructions)\\b`,
  `\\byou are (?:now )?(?:an? )?(?:\\p{L}+ ){0,2}?(?:${MACHINE})\\b|\\byou are now (?:an? (?!landlord|homeowner|parent|manager|leader|mom|dad|boss|widow|caregiver)|in |free (?:from|of)|no longer|going to|my |the )|\\byou're now an? ${MACHINE}\\b|\\byou are no longer an? `,
  '\\bas an ai\\b|\\bas a (?:large )?language model\\b|\\bdo anything now\\b',
  `\\b${TELL}(?: me| us| out)?(?: all(?: of)?| every| exactly| verbatim)? (?:your|the|its|any) (?:(?:full|hidden|secret|initial|original|complete|entire|internal|exact|current|own|system|developer|confidential|first) )*(?:system prompt|prompt|instructions|configuration|config|system message|secrets?|(?:api )?keys?|passwords?|rules|guidelines|source code|environment variables|settings|training data)(?: (?:you|above|verbatim|as|in|word|now|and|that|to me)\\b|\\s*[.,;:!?]|$)`,
  "\\bwhat(?:'s| is| are| were) (?:your|the) (?:system prompt|hidden prompt|(?:initial |original |exact |system |secret )?(?:instructions|rules|prompt|guidelines))(?: (?:you|above)\\b|\\s*[?.!]|$)",
  "\\b(?:rules?|instructions?|prompts?|guidelines) (?:that )?you (?:were|have been|are|'ve been) (?:given|told|following)\\b",
  `\\b${TELL}(?: me| us| out)?(?: the| your| all| any| every| its)* (?:hidden|secret|internal|system|confidential|developer) (?:instructions?|rules?|prompts?|keys?|settings|messages?|data|config\\p{L}*|passwords?)\\s*[.!?]?$`,
  '\\byour system prompt\\b|\\b(?:print|show|reveal|display) the system prompt\\b',
  '\\bjailbreak(?:ed|ing)?\\b(?! (?:(?:an?|your|the|my|old|any) )*(?:i?phone|ipad|ps\\d|console|fire ?stick|switch|kindle|roku|tv|android|quest))',
  `\\b(?:you are|you're|enter|entering|switch to|switch into|go into|activate) (?:now )?(?:in )?(?:developer|debug|god|admin|dan|unrestricted) mode\\b|\\b(?:developer|god|dan|admin) mode (?:enabled|activated|unlocked|engaged)\\b`,
  '(?:^|\\n|[.!?\\]>]\\s+)\\W*(?:system|assistant|user|admin|developer|human)\\s*:|\\[(?:system|inst|admin|assistant)\\b|<\\/?(?:system|inst|prompt|user)>|###\\s*(?:instruction|system|new)|<\\|',
  '\\bapi keys?\\b.{0,20}\\b(?:print|show|give)\\b|\\bsudo mode\\b',
  '^(?:please )?(?:write|generate|create|give) (?:me )(?:10 |ten |some |\\d+ |good |viral )*hooks?\\b',
].map((source) => new RegExp(source, 'iu'));

export function isInstruction(raw: string): boolean {
  return ORDERS.some((order) => order.test(raw));
}
