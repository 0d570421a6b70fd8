/** Names that keep their capital and initialisms that keep them all. Data: add freely. */
const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const ACRONYMS: ReadonlySet<string> = set(`
seo hr ceo cfo cto bbq adhd ptsd ocd ai api css html sql php aws gcp diy hoa ira hsa cd etf reit fha va pmi apr heloc cfp cpa lmft lcsw cbt dbt
emdr pcos ibs bmi hiit kpi okr roi l&d dei crm b2b b2c ux ui qa ci cd vpn ssl dns http json xml pdf gpt llm ios usb tv uk us usa eu
nyc la dc tx fsa rmd llc s-corp mba gpa sat act fafsa iep spf uv nft faq pov ugc cta ppc kpis okrs etfs hsas iras rsus rsu espp w2 1099 tsp
ielts toefl celpip hvac rv suv cdl icu pto fmla nda loi rfp gerd copd ibd uti iud tmj acl mcl amrap npk dslr gpu cpu sdk cli ssh xlookup vlookup sumif countif nad hrt ivf nicu sids bpa msg gmo gi ldl hdl a1c vo2 rpe cro saas mlm rom gdpr hipaa osha nclex mcat lsat gre gmat asvab teas dmv irs ssa ssdi snap wic epa faa tsa cpr aed emt rn lpn np pmp cissp aws gcp lmsw phd md liss emom pc`);

export const PROPER: ReadonlySet<string> = set(`
roth react godot unity rigidbody pandas numpy terraform ansible postgres postgresql redis nextjs tailwind figjam arduino autocad solidworks revit sketchup vue svelte angular python javascript typescript java kotlin swift rust golang ruby rails django flask laravel docker kubernetes git
github gitlab linux ubuntu windows macos excel notion figma canva photoshop lightroom premiere davinci capcut obsidian slack zoom outlook
powerpoint google facebook instagram tiktok youtube linkedin pinterest twitter snapchat etsy shopify amazon ebay airbnb zillow redfin
stripe paypal venmo quickbooks wordpress webflow squarespace wix zapier airtable trello asana jira hubspot salesforce chatgpt openai claude
gemini copilot midjourney tailwind webpack vite terraform ansible postgres postgresql mysql mongodb redis graphql bash vim vscode
medicare medicaid fannie freddie vanguard fidelity schwab robinhood bitcoin ethereum dave
january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday
sunday christmas thanksgiving easter halloween friendsgiving muslim jewish hindu buddhist catholic hanukkah ramadan diwali valentine's mother's father's
texas austin dallas houston denver boulder colorado toronto canada california florida miami tampa orlando seattle portland oregon boston
chicago atlanta phoenix arizona nashville tennessee charlotte carolina ohio michigan york brooklyn manhattan london paris italy spain
france germany japan tokyo mexico portugal lisbon bali thailand iceland america american europe european british canadian english spanish french
german italian japanese chinese korean indian mexican mediterranean greek asian african latin latina latino
gen z millennial millennials boomers montessori crossfit peloton garmin ozempic wegovy tesla toyota honda ford nikon canon
sony fuji gopro iphone ipad android apple samsung alexa roomba dyson kitchenaid trader costco ikea walmart disney netflix spotify
valorant fortnite minecraft roblox pokemon zelda nintendo playstation xbox twitch discord reddit whatsapp telegram tinder hinge uber lyft
doordash instacart poshmark depop mercari goodreads kindle duolingo strava fitbit lululemon sephora aldi starbucks cricut nextdoor yelp
hawaii alaska vegas maine minnesota virginia utah nevada idaho montana wisconsin iowa kansas missouri arkansas louisiana alabama mississippi
kentucky indiana illinois pennsylvania maryland delaware connecticut vermont massachusetts oklahoma nebraska wyoming ireland scotland england
australia morocco egypt brazil argentina colombia jamaica singapore victorian
greece rome croatia vietnam korea peru podman supabase firebase vercel netlify nextjs node.js adobe bluesky threads substack mailchimp
convertkit klaviyo gusto xero freshbooks calendly loom miro maslow pomodoro ayurveda
bengali tamil punjabi gujarati telugu urdu sikh somali ghanaian nigerian kenyan ethiopian jamaican haitian dominican colombian brazilian portuguese
polish ukrainian russian turkish persian iranian arab arabic egyptian moroccan lebanese syrian pakistani bangladeshi nepali thai malay indonesian filipino
filipina vietnamese taiwanese cantonese maori samoan hawaiian zealander zealanders kiwi australian dutch swiss swedish norwegian danish finnish irish
scottish welsh south-asian caribbean hispanic argentinian peruvian chilean cuban salvadoran ramadan eid
barcelona madrid amsterdam berlin munich vienna prague dublin edinburgh sydney melbourne kyoto osaka seoul
dubai istanbul norway sweden switzerland austria denmark finland poland belgium netherlands philippines indonesia malaysia
cambodia kenya israel ecuador cuba guatemala panama belize maui oahu kauai savannah charleston scottsdale
sedona tucson philadelphia pittsburgh baltimore cleveland cincinnati detroit milwaukee minneapolis memphis raleigh sacramento honolulu
anchorage vancouver montreal calgary ottawa yellowstone yosemite patagonia tuscany venice naples milan sicily santorini
mykonos athens budapest copenhagen stockholm oslo helsinki warsaw krakow bangkok phuket hanoi manila jakarta
delhi mumbai cairo marrakech nairobi auckland fiji tahiti cabo tulum cancun`);

const PLACES: ReadonlySet<string> = set(`
texas austin dallas houston denver boulder colorado toronto canada california florida miami tampa orlando seattle portland oregon boston
chicago atlanta phoenix arizona nashville tennessee charlotte carolina ohio michigan york brooklyn manhattan london paris italy spain
hawaii alaska vegas maine minnesota virginia utah nevada idaho montana wisconsin iowa kansas missouri arkansas louisiana alabama mississippi
kentucky indiana illinois pennsylvania maryland delaware connecticut vermont massachusetts oklahoma nebraska wyoming ireland scotland england
australia morocco egypt brazil argentina colombia jamaica singapore
france germany japan tokyo mexico portugal lisbon bali thailand iceland america europe greece rome croatia vietnam korea peru
barcelona madrid amsterdam berlin munich vienna prague dublin edinburgh sydney melbourne kyoto osaka seoul
dubai istanbul norway sweden switzerland austria denmark finland poland belgium netherlands philippines indonesia malaysia
cambodia kenya israel ecuador cuba guatemala panama belize maui oahu kauai savannah charleston scottsdale
sedona tucson philadelphia pittsburgh baltimore cleveland cincinnati detroit milwaukee minneapolis memphis raleigh sacramento honolulu
anchorage vancouver montreal calgary ottawa yellowstone yosemite patagonia tuscany venice naples milan sicily santorini
mykonos athens budapest copenhagen stockholm oslo helsinki warsaw krakow bangkok phuket hanoi manila jakarta
delhi mumbai cairo marrakech nairobi auckland fiji tahiti cabo tulum cancun`);

/** Whether the phrase ends in the name of a place: one goes there, and does not get it right. */
export function isPlace(phrase: string): boolean {
  return PLACES.has((phrase.split(' ').at(-1) ?? '').toLowerCase());
}
