/** Topics on which nobody jokes at the viewer's cost. */
const TENDER =
  /\b(?:grie(?:f|v\w+)|loss of|losing (?:a|my|your|someone|mom|dad)|bereave\w+|death|dying|died|funeral|suicid\w+|self[- ]harm|trauma\w*|abus(?:e|ed|ive)|assault|cancer|tumou?r|stroke|dementia|alzheimer\w*|miscarriage|stillb\w+|infertil\w+|ivf|divorc\w+|custody|bankrupt\w*|foreclos\w+|evict\w+|debt\w*|depress\w+|ptsd|panic|eating disorder\w*|anorexi\w+|bulimi\w+|addict\w+|alcoholi\w+|relapse|overdose|widow\w*|hospice|terminal|chronic (?:pain|illness)|autoimmune|disabilit\w+|laid off|layoffs?|lost my job|homeless\w*|estrange\w+|betray\w+|affair|cheated|infidelity)\b/i;

export const isTender = (text: string): boolean => TENDER.test(text);
