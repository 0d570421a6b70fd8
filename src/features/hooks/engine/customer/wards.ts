/** Those whom the customer looks after or puts up with: what is said of them is not said of the viewer. */

const SAID_OF_WARDS =
  /\b(of (?:[\p{L}\d-]+ ){0,3}?(?:[\p{L}\d-]+-year-olds?|(?:first|second|third|fourth|fifth|\d\p{L}+) graders|preschoolers|tweens|middle schoolers|high schoolers|picky eaters|someone|somebody|babies|toddlers|kids|teens|teenagers|newborns|children|infants|twins|boys|girls|sons|daughters|students|an? (?:[\p{L}-]+ )?(?:child|kid|teen|teenager|toddler|baby|son|daughter|boy|girl)(?= who (?:never |always |only |just |still |won't )?(?:\p{L}+s|eat|sleep)\b))(?: aged? [\d-]+| \d[\d-]*(?: to \d+)?| (?:under|over) \d+| in \p{L}+ school)?|with (?:[\p{L}-]+ ){0,2}?(?:staff|crews|volunteers|landlords|clients|patients|employees|bosses|teams|tenants|customers|students|reps|husbands|coworkers|neighbors|in-laws|parents(?: (?:over|in|aged|past) [\p{L}\d ]{2,14}?)?|exes|siblings|contractors|vendors|agents|executives)|(?:of|with) (?:\p{L}+ ){0,3}?(?:dogs|cats|pets|puppies|kittens|horses|doodles|spaniels|poodles|labs|retrievers|terriers|shepherds|huskies|rescues|breeds)(?= who (?:get matted|can't cope|can't handle|can't manage|can't stand|bark|scratch|bite|chew|pee|pull|lunge|shed|jump|whine|growl|won't|refuse|shake|hide|bolt|spray|meow|wake|destroy|eat|hate|fear|panic|tremble|dread the (?:vet|groomer|salon|clippers|car)|snap|nip)\b)) who(?:'ve|'re)? [^;.]+?(?=,? and (?:feel|are (?!tired all)|can't|don't|want|worry|need)\b|, (?:and )?(?:who|they|worried|afraid|tired of|sick of|desperate|looking|struggling|unsure|exhausted)\b|[;.]|$)/giu;

/** What only the grown-ups can mean: "parents of teens who get one-word answers". */
const OF_THE_CUSTOMER =
  /^ who (?:always |now |just |often )?(?:need (?:an? .*\bby \p{L}+day\b|ideas|dinners|lunches|quick|cheap|easy|something)|want to (?:raise|teach|help|save|limit|feed|cook|give|stop (?:yelling|nagging))|are (?:late for work|worried (?!they)|exhausted from|exhausted by|sick of|at their wits)|worry (?!they|that they)|suspect|feel (?:helpless|guilty|shut out|rejected|judged|like (?:bad|failures|they're failing))|don't know (?:whether to|how to (?:talk|feed|help|get|tell|handle))|keep (?:putting off|postponing|yelling|nagging)|end up (?:yelling|cooking|doing)|hate the yelling|get (?:one-word|asked for)|walk out of)\b/iu;

/** "parents of three kids aged 30-45": the parents are. */
const GROWN = / aged? (?:[2-9]\d)\b[\d-]*$/i;

/** "parents of babies who wake every two hours": the babies wake, and nobody speaks to them. */
export function withoutTheirWards(text: string): string {
  return text
    .replace(SAID_OF_WARDS, (all, whose: string, at: number) => {
      if (OF_THE_CUSTOMER.test(all.slice(whose.length)) || GROWN.test(whose)) return all;
      // "of teens who sleep all day and feel helpless": what comes then is the parents' own again.
      const joint = /^,? and /.exec(text.slice(at + all.length));
      return joint && OF_THE_CUSTOMER.test(` who ${text.slice(at + all.length + joint[0].length)}`)
        ? `${whose} who`
        : whose;
    })
    .replace(/ who,? and (?=\p{Ll})/gu, ' who ');
}
