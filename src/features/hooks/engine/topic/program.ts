/** Courses of days or weeks that one does: "a 30-day no spend challenge", "the $75 a week grocery plan". */
const LASTS = /^(?:(?:the|an?|my|your) )?(?:\d+|one|two|three|six)-(?:day|week|month|year) \p{L}/iu;
/** What has its length, and is no course: "a 30-year mortgage", "a 3-day weekend". */
const NO_COURSE =
  /(?:s|mortgages?|fixed|loan|term|bond|notice|itinerary|trip|weekend|week|work ?week|warranty|lease|lock|guarantee|policy|contract|window|rule|visa|supply|cruise|old|anniversary|reunion|forecast|gap|wait|treasury|marriage|relationship|career|hike|stay|visit|vacation|event|conference|retreat|wedding|festival)$/i;
const PRICED =
  /^(?:(?:the|an?|my|your) )?(?:\$\d[\d,.]* (?:a|per) \p{L}+|\d+[- ](?:hour|minute)|whole30|75 hard)\b.*\b(?:challenge|makeover|plan|reset|cleanse|program|detox|bootcamp|sprint|cleanup|declutter|budget|method|check|check-in|tidy|habit|routine)$/iu;
/** What one takes on for a time without saying how long; a legal or a parenting challenge is met. */
const TAKEN_ON =
  /\b(?:savings?|saving|spend|no-spend|spending|money|cash|envelope|penny|nickel|dollar|jar|fund|budget|grocery|pantry|debt|step|steps|squat|plank|push-?up|fitness|workout|running|yoga|water|sugar|reading|writing|drawing|photo|declutter|decluttering|gratitude|meditation|kindness|screen-free) challenge$/i;

/** What one does along: nobody is confused by it or asks about it. */
const DONE =
  /\b(?:workouts?|wash day|warm-?ups?|meditation|circuit|yoga flow|stretching routine|(?:morning|night|evening|bedtime|skincare|cleaning|workout|stretching) routine)$/i;

export function isProgram(phrase: string): boolean {
  if (/^(?:an?|the|my) /i.test(phrase) && DONE.test(phrase)) return true;
  return (
    (LASTS.test(phrase) && (!NO_COURSE.test(phrase) || /savings$/i.test(phrase))) ||
    PRICED.test(phrase) ||
    TAKEN_ON.test(phrase)
  );
}
