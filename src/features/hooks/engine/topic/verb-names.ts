/** Names of things that begin with a verb: "comfort food recipes", "chew toys", "delete button". */

/** What stands before "your" or "the" and is no verb. */
export const NO_VERB =
  /^(?:about|above|across|after|against|all|almost|along|among|around|as|at|because|before|behind|below|beneath|beside|besides|between|beyond|both|but|by|despite|double|down|during|even|except|for|from|half|if|in|inside|into|just|like|maybe|more|near|not|of|off|often|on|once|only|onto|or|out|outside|over|past|per|plus|quite|rather|regarding|since|so|such|than|that|though|through|throughout|till|to|toward|towards|twice|under|until|up|upon|via|what|when|where|whether|which|while|who|why|with|within|without|worth|yet|and|is|are|was|were|has|had|does|did|can|could|will|would|should|may|might|must|i|you|we|they|he|she|it|people|nobody|everyone|everybody|thrice|many|no|yes|never|always|also|then|now|still|dear|hello|hi|hey|thanks|how)$/;

/** Verbs that are the first half of a name as often: nobody comforts food, masters bedrooms or grows lights. */
const NAMED =
  /^(?:comfort (?:food|show|zone)|craft (?:room|fair|beer|show|suppl|table|night|kit|stick|market|business|project|paper)|master (?:bed|bath|closet|class|suite)|sign language|wax (?:melt|seal|paper|museum)|taste test|lift kit|grow (?:light|bag|box|tent|kit)|check (?:engine|fraud|washing|list|in)|stay interview|sell sheet|launch (?:day|part|plan|strateg|week|checklist|email)|diaper (?:bag|rash|cake|change|part)|probate|waste (?:management|reduction)|offer letter|spot treatment|roast (?:chicken|beef|turkey|dinner|potato)|pickle ?ball|mentor(?:ship)? (?:program|match)|share (?:house|price)|hire purchase|refresh rate|monitor (?:setup|stand|arm)|bulk (?:cook|meal|recipe|season)|drain (?:clean|clog|smell)|remodel budget|lash lift|word (?:wall|problem|game|search)|stop (?:motion|signs?|loss|lights?|gap|order|watch|drop)\b|mash up|whiteboard (?:video|wall)|benchmark|lower (?:back|abs?|body|belly|legs?|limbs?) ?(?!fat|tension)|double (?:chin|date|boiler|dutch|standard|stroller|vision|major|oven|vanit|crochet|taxation)|cook(?:ing)? (?:times?|tops?|outs?|offs?)$|treat (?:bag|box|table|jar)|win back (?:campaign|email|offer)|fix and flip|chew (?:toys?|bones?|sticks?)\b|swear (?:jar|word)|bake (?:sales?|off|shop|days?|nights?)\b|(?:wash|prep|cook|clean|weigh|hike|spin|pay|jump|ship) days?\b|fetch (?:request|api|call)|render (?:prop|time|farm)|(?:delete|select|insert|reduce) (?:button|key|request|quer|statement|function|method|box|menu|committee)|debug (?:log|mode|tool|print)|build (?:tools?|times?|logs?|errors?|scripts?|pipelines?|sheets?|plates?)(?: |$)|read (?:replica|receipt|time)|upsell (?:script|email|offer|page)|drain (?:fly|flies)|sit and stay|separate (?:bed|financ|account|bank|room|home|house|vacation|li(?:fe|ves))|beat (?:making|makers?|pads?|drops?|machines?)\b)/i;
const NAMES_TOO =
  /^(?:grill|roast|waste|comfort|craft|launch|diaper|master|sign|wax|taste|lift|knit|bulk|pickle|monitor|share|offer|spot|remodel|probate|drain|tutor|mentor|refresh|discipline|register|outline|draw|gossip|blush|boost|vote|pick|visit|save|word|mash|drag|chase|niche|steep|peel|slice|scrub)$/;
/** What is of a kind, and is made, held or collected. */
const OF_A_KIND =
  /^(?:recipes?|ideas?|tips|hacks|checklists?|essentials|basics|templates?|makeovers?|organization|setups?|budgets?|management|tests?|kits?|patterns?|class(?:es)?|business(?:es)?|programs?|charts?|reports?|drills?|rules?|letters?|part(?:y|ies)|training|challenges?|plans?|routines?|guides?|looks?|systems?|tools?|schedules?|strateg(?:y|ies)|trends?|colors?|storage|decor)$/i;

export function isName(verb: string, tokens: readonly string[]): boolean {
  return (
    NAMED.test(tokens.join(' ')) ||
    (NAMES_TOO.test(verb) &&
      tokens.length < 5 &&
      tokens.slice(1).every((token) => /^\p{Ll}{3,}$/u.test(token) && !NO_VERB.test(token)) &&
      OF_A_KIND.test(tokens.at(-1) ?? ''))
  );
}
