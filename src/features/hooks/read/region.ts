/** Where the creator's viewers live, as far as rules and money go: some points are true of the United States alone. */

const UNITED_STATES =
  /\b(?:usa|u\.s\.|united states|america\w*|401\(?k\)?|403b|ira|irs|medicare|medicaid|fafsa|roth|hsa|llc|midwest)\b|(?:\b(?:in|near|around|across)|,) (?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|ohio|oklahoma|oregon|pennsylvania|tennessee|texas|utah|vermont|virginia|washington|wisconsin|wyoming|new (?:york|jersey|mexico|hampshire)|(?:north|south) (?:carolina|dakota))\b|\$/i;

/** Words of people who live elsewhere, then the places themselves. */
const WORDS =
  'uk|u\\.k|hmrc|lakhs?|crores?|emis?|provident fund|rrifs?|oas|state pension|redundancy|80d|rera|sebi|upi|aadhaar|epf|nps|kiwisaver|cpf|hdb|voetstoots|nebenkosten|makler|nhs|isas?|bacp|gcses?|solicitors?|estate agen(?:ts?|cy)|letting agents?|limited company|vat registered|superannuation|leasehold|freehold|property chains?|gazump\\w+|sole traders?|conveyanc\\w+|sipps?|open homes?|strata|body corporate|stamp duty|renters.? rights act|pag-?ibig|2bhk|rentvesting|fhsa|resps?|hecs|cpp|ppf|elss|80c|mp2|council tax|brexit|overpay(?:ing|ment)?|rrsps?|tfsas?|rupees?|pesos|naira|euros|mums?|counsell\\w+|mould|fuell\\w+|organis(?:e[drs]?|ing|ations?)|colour\\w*|favourites?|behaviours?|neighbour\\w*|programmes?|centre|realis(?:e[ds]?|ing)|specialis(?:e[ds]?|ing)';
const PLACES =
  'united kingdom|britain|british|england|scotland|scottish|wales|welsh|ireland|irish|london|bristol|leeds|glasgow|edinburgh|cardiff|belfast|dublin|liverpool|sheffield|nottingham|manchester|birmingham|newcastle|brighton|harrogate|inverness|yorkshire|cornwall|galway|sligo|kilkenny|kildare|limerick|australian?|sydney|melbourne|brisbane|gold coast|sunshine coast|darwin|newcastle nsw|adelaide|perth|hobart|canberra|geelong|queensland|costa (?:blanca|del sol|brava)|new zealand|auckland|wellington|christchurch|canad(?:a|ian)|toronto|vancouver|montreal|calgary|ottawa|winnipeg|halifax|ontario|alberta|manitoba|saskatchewan|nova scotia|british columbia|quebec|indian?|mumbai|delhi|bangalore|bengaluru|hyderabad|chennai|kolkata|pune|jaipur|kochi|indore|ahmedabad|chandigarh|singapore|malaysian?|kuala lumpur|penang|philippines|manila|cebu|indonesian?|jakarta|bali|thailand|bangkok|vietnam|hong kong|japan|tokyo|osaka|seoul|korea|dubai|nigerian?|lagos|lekki|abuja|ibadan|port harcourt|ghana|accra|kenyan?|nairobi|zimbabwe|south african?|johannesburg|cape town|durban|morocco|germany|german[- ](?:company|companies|language)|berlin|munich|hamburg|frankfurt|stuttgart|leipzig|cologne|austria|vienna|switzerland|zurich|netherlands|amsterdam|rotterdam|utrecht|belgium|brussels|ghent|france|paris|lyon|spain|madrid|barcelona|valencia|portugal|lisbon|porto|italy|rome|milan|poland|warsaw|krak[oó]w|sweden|stockholm|denmark|copenhagen|norway|oslo|finland|helsinki|estonia|tallinn|europe|mexico|monterrey|argentina|buenos aires|brazil|s[aã]o paulo|colombia|bogot[aá]|chile|peru';
const ELSEWHERE = new RegExp(`[£€₹₦]|(?<![\\p{L}])(?:${WORDS}|${PLACES})(?![\\p{L}])`, 'iu');

export function isOutsideUnitedStates(text: string): boolean {
  return ELSEWHERE.test(text) && !UNITED_STATES.test(text);
}

/** What is only in the United States called so, paid so, or there at all. */
const AMERICAN =
  /\$|\b(?:dollars?|401\(?k\)?s?|403b|IRAs?|Roth|IRS|Medicare|Medicaid|FAFSA|HSAs?|FHA|VA loans?|HOAs?|Zillow|529s?|Social Security|unemployment|1099s?|W-?2s?|Carfax|LLCs?)\b/i;

export function mentionsUS(text: string): boolean {
  return AMERICAN.test(text);
}
