/** What happened to them, told so that it is still true today: "got burned by a renter" → "have been burned by a renter". */

const WHEN =
  / (?:last (?:year|month|week|spring|summer|fall|winter|night|time|season|january|february|march|april|may|june|july|august|september|october|november|december)|yesterday|(?:a few |two |three |fifteen |many )?(?:years|months|weeks) ago|in (?:19|20)\d\d|at (?:age )?\p{L}+teen|at age \p{L}+|(?:for|in) the last \p{L}+ \p{L}+)$/iu;

/** Deeds and mishaps of the past that one regrets. */
const REGRETTED =
  /^(killed|failed|tried|lost|spent|wasted|missed|bombed|ruined|regretted|overpaid|launched to|heard (?:too|nothing|no)|had to|got rid|burned|sank|blew|gave up|forgot|inherited|switched|got(?= an? (?:surprise|nasty)\b)|stopped(?= \p{L}+ing\b.* and don't)|sent(?= (?:out )?(?:applications|resumes|proposals)))\b/iu;

const PARTICIPLE: Record<string, string> = {
  sank: 'sunk',
  blew: 'blown',
  gave: 'given',
  forgot: 'forgotten',
  got: 'gotten',
};

const SUFFERED =
  /^(?:got|were|was) (?:(?:just|only|never|all|always) )?(?:told|burned|burnt|turned down|hit with|handed|sent home|talked into|ghosted|laid off|let go|passed over|rejected|denied|scared off|sold a|scammed|ripped off|promoted|thrown|taught|raised|pitched|asked to|blindsided|yelled at|dumped|audited|rear-ended|diagnosed)\b/i;

const DATE_BEFORE_NOW =
  / (?:last (?:year|month|week|spring|summer|fall|winter|night|april|march|january)|yesterday)(?=,? and\b|,)/i;

/** Whether a past deed that was done to them begins here. */
export function isSuffered(text: string): boolean {
  return SUFFERED.test(text);
}

export function asPerfect(typed: string): string {
  // Each of them lost a husband; the one who is spoken to lost hers.
  const predicate = typed.replace(
    /^((?:just |recently |have |already )*lost) an? (husband|wife|spouse|partner|job)\b/i,
    '$1 your $2',
  );
  const told = predicate.replace(/^(?:just|recently|once|already|suddenly) /i, '');
  if (SUFFERED.test(told)) {
    const rest = told
      .replace(/^\p{L}+ /u, '')
      .replace(/^just (?=told\b)/i, '')
      // "got handed a clipboard last month and watch": a date does not go with what is still so.
      .replace(DATE_BEFORE_NOW, '');
    const never = /^(never|always|only) (.+)$/i.exec(rest);
    // Who was told so as a kid was told so once.
    if (/^raised\b|\b(?:as a kid|as a child|growing up|in school)\b/i.test(rest)) return `were ${rest}`;
    return undated(never ? `have ${never[1]} been ${never[2]}` : `have been ${rest}`) ?? predicate;
  }
  const deed = REGRETTED.exec(told)?.[1];
  // "lost" alone is a feeling.
  if (!deed || /^lost (?:in|on|about|when|at|and|because|with|without|for|over|by)\b|^lost$/i.test(told))
    return predicate;
  if (/\b(?:and|but) (?:\p{L}+ly )?(?:\p{L}+ed|got|went|ended|decided|didn't|gave|felt|hated)\b/iu.test(told))
    return predicate;
  const verb = told.replace(/^\p{L}+/u, (first) => PARTICIPLE[first.toLowerCase()] ?? first);
  return undated(`have ${verb}`) ?? predicate;
}

/** Without its date; null where too little is left: "killed everything last year" was one bad year. */
export function undated(text: string): string | null {
  const left = text.replace(DATE_BEFORE_NOW, '').replace(WHEN, '');
  return left === text || left.split(' ').length > 3 ? left : null;
}
