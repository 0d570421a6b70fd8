/** The words with which people announce what a video is about, in the middle of a story. */

/** Who is spoken to: "show people", "walk them through". */
const PEOPLE =
  '(?: (?:to |with )?(?:people|them|everyone|everybody|folks|viewers|you|you all|others|my (?:clients|followers|audience|viewers|customers|students|readers|community|patients)|(?:new |other |first-time |young |busy )?(?:moms|dads|parents|owners|buyers|homeowners|clients|women|men|beginners|couples|families|students|[\\p{L}]{4,}(?:[^s]ers|ors|ists|ians)(?= (?:why|how|what|when|where|which|whether)\\b))))?';
/** Who speaks, and how much they want it. */
const WISH =
  "(?:\\b(?:i|we)(?:'d| would)? (?:just |really |also |actually )?(?:want|wanna|like|love|need|plan|hope|mean|have|figured|thought)(?: to)?|\\b(?:i|we)(?:'m|'re| am| are) (?:going|gonna|planning|trying|hoping|thinking|looking|about)(?: of| to)?|\\b(?:i|we)(?:'m|'re| am| are)(?= (?:showing|sharing|walking|going|covering|filming|teaching|reviewing|explaining|breaking|talking)\\b)|\\b(?:i|we)(?:'ll| will| could| should|'d| might| can)|\\blet(?:'s| me)|\\bwhere (?:i|we)(?= (?:show|explain|walk|share|teach)\\b)|\\b(?:video|reel|clip|one) (?:should|would|could|will|to)|\\b(?:want|like|love|hoping|going|plan|idea is|goal is|point is|plan is|do is|would be|could be|will be)(?: to)?)(?: just| really| maybe| finally| quickly| also| kind of)?";

export type Mark = {
  pattern: RegExp;
  /** What is found: a thing, a clause or a statement. */
  kind: 'thing' | 'clause' | 'asked' | 'deed' | 'statement' | 'any';
};

const mark = (kind: Mark['kind'], source: string): Mark => ({ kind, pattern: new RegExp(source, 'giu') });

/** The surest first: what is shown, then what is explained, then what the video is said to be about. */
export const MARKS: readonly Mark[] = [
  mark(
    'thing',
    `${WISH} (?:show(?:ing)?(?: off)?|walk(?:ing)?|go(?:ing)?|run(?:ning)?|shar(?:e|ing)|demonstrat(?:e|ing)|teach(?:ing)?|cover(?:ing)?|introduc(?:e|ing)|break(?:ing)? down|giv(?:e|ing)|film(?:ing)?|review(?:ing)?|explain(?:ing)?|mak(?:e|ing)|tell(?:ing)?)${PEOPLE}(?: through| over)?(?: about)? ((?:the|my|our|a|an|\\d+|two|three|four|five|six|seven|eight|nine|ten) \\S.*)$`,
  ),
  mark(
    'clause',
    `${WISH} (?:explain|show|teach|tell|share|break down|walk|go|cover|demonstrate|talk|do (?:one|something|a (?:short |quick )?(?:video|reel|post|clip))|mak(?:e|ing) (?:one|something|(?:a |another )?(?:short |quick )?(?:video|reel|post|clip)))${PEOPLE}(?: through| over)?(?: about| on)? ((?:why|how|what|when|where|which|whether)\\b.*)$`,
  ),
  mark(
    'thing',
    `\\bwhat (?:i|we) do(?: with (?:them|people|everyone|clients|my [\\p{L}]+|families|couples))?(?: instead)? is (?:set up|use|build|make|create|draw|write|run|start with|try|do) ((?:a|an|the|our|my) \\S.*)$`,
  ),
  mark(
    'any',
    `${WISH} (?:talk|speak|do (?:one|something)|make (?:one|something)|rant|chat|educate people)(?:ing)?${PEOPLE} (?:about|on) (\\S.*)$`,
  ),
  mark('any', `${WISH} (?:go|walk|run)${PEOPLE} (?:over|through) (\\S.*)$`),
  mark('any', `${WISH} (?:cover|discuss|demystify|address) (\\S.*)$`),
  mark(
    'any',
    '\\b(?:a|another|one|this|my next)(?: (?:short|quick|little|new|whole|funny))*(?: (?:video|reel|post|clip|tiktok|short|piece)) (?:about|on|showing|explaining) (\\S.*)$',
  ),
  mark(
    'any',
    `\\b(?:do|doing|make|making|film|filming|record|recording|shoot|shooting|post|posting)(?: (?:a|an|one|some|another|this|my next))?(?: (?:short|quick|little|new|whole|funny))*(?: (?:video|reel|post|clip|tiktok|short|content|one|something|series))? (?:about|on|covering|showing|explaining) (\\S.*)$`,
  ),
  mark(
    'any',
    "\\b(?:video|this one|reel|post|topic|idea|clip|content|tiktok|short|story|subject|message)s? (?:is|should be|would be|will be|could be|is going to be|needs to be|'s)(?: all| mostly| really| basically)? (?:about|on) (\\S.*)$",
  ),
  mark(
    'clause',
    `\\b(?:explain|break down|walk through|talk about|illustrate|demonstrate|(?:to|and|also|then|just) (?:show|teach|tell|share))${PEOPLE} ((?:why|how|what|when|where)\\b.*)$`,
  ),
  mark(
    'asked',
    '\\b(?:ask|asks|asked|asking|wonder|wonders|wondering|knew is|know is|know|understand|understands|confused about|question is|question (?:i|we) (?:[\\p{L}]+ ){1,6}is|about)(?: (?:us|me|you|all the time|always|constantly))* ((?:why|how|what|when|whether|if they should)\\b.*)$',
  ),
  mark(
    'deed',
    `${WISH}(?: gently)? (?:teach|show|help|get|encourage|remind|convince|tell)(?:ing)? (?:people|them|everyone|folks|viewers|my (?:clients|followers|audience|viewers|customers|students|patients)|(?:new |other |first-time |young |busy )?(?:moms|dads|parents|owners|buyers|homeowners|clients|women|men|beginners|couples|families|students)) (?:to |(?<=\\bhelp [^.]{1,30} ))(\\S.*)$`,
  ),
  mark(
    'statement',
    `\\b(?:(?:the (?:main |one |only |big )?(?:thing|point|message|lesson|takeaway|idea)|what) (?:i|we)(?:'d| would)? (?:really |just )?(?:want|like|wish|need|hope)(?: (?:[\\p{L}-]+ ){0,3}?[\\p{L}-]+)??(?: to)? (?:understand|know|knew|get across|say|hear|remember|realize|see|take away|stress)(?: (?:in this one|here|most))? is(?: that)?|(?:point|message|lesson|takeaway) (?:here )?is that|${WISH} (?:explain|tell|show|say|remind|convince)${PEOPLE} that|${WISH}(?: (?:[\\p{L}-]+ ){0,2}[\\p{L}-]+) to (?:understand|know|realize|see|hear|remember) that) (\\S.*)$`,
  ),
];
