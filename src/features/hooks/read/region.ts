/** Where the creator's viewers live, as far as rules and money go: some points are true of the United States alone. */

const UNITED_STATES =
  /\b(?:usa|u\.s\.|united states|america\w*|realtors?|401\(?k\)?|403b|ira|irs|medicare|medicaid|fafsa|roth|hsa|llc|(?:in|near|around) (?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|ohio|oklahoma|oregon|pennsylvania|tennessee|texas|utah|vermont|virginia|washington|wisconsin|wyoming|new (?:york|jersey|mexico|hampshire)|(?:north|south) (?:carolina|dakota)))\b|\$/i;
const ELSEWHERE =
  /£|€|\b(?:uk|u\.k|united kingdom|britain|british|england|scotland|scottish|wales|welsh|ireland|irish|london|bristol|leeds|glasgow|edinburgh|cardiff|belfast|dublin|liverpool|sheffield|nottingham|hmrc|nhs|isas?|bacp|gcses?|solicitors?|estate agents?|letting agents?|limited company|vat registered|australian?|sydney|brisbane|adelaide|superannuation|strata|body corporate|brexit|costa (?:blanca|del sol|brava)|overpay(?:ing|ment)?|new zealand|auckland|canadian?|toronto|vancouver|montreal|calgary|ottawa|rrsps?|tfsas?|indian?|mumbai|delhi|bangalore|singapore|dubai|nigerian?|lagos|south african?|johannesburg|germany|berlin|netherlands|amsterdam|mums?|counsell\w+|mould|fuell\w+|organis\w+|colour\w*|favourites?|behaviours?|programmes?|centre|realis\w+|specialis\w+)\b/i;

export function isOutsideUnitedStates(text: string): boolean {
  return ELSEWHERE.test(text) && !UNITED_STATES.test(text);
}
