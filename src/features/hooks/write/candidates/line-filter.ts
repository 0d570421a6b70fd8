import type { BookLine } from '../../book/chapter.ts';
import type { Brief } from '../../read/brief.ts';
import { countryOfLine, isTrueIn } from '../../read/country.ts';
import { readAvoidedFood } from '../../read/diets.ts';
import { holidaysIn, namesOtherHoliday } from '../../read/holidays.ts';
import { isOppositeAudience } from '../../read/roles.ts';
import { excludedTypes } from '../profession-rules.ts';
import type { Candidate } from './candidate.ts';

/** Returns a test for lines of the book that this creator can say to these viewers. */
export function createLineFilter(brief: Brief): (line: BookLine, payoff: Candidate['payoff']) => boolean {
  const excluded = excludedTypes(brief);
  const typedCountry = countryOfLine(brief.source);
  const holidays = holidaysIn(brief.topic);
  const isAvoidedFood = readAvoidedFood(`${brief.topic} ${brief.customerText} ${brief.business}`);
  return ({ type, sides, country, say, tip, screen }, payoff) => {
    if (excluded.has(type) || isOppositeAudience(sides, brief.roles)) return false;
    if (holidays.length > 0 && namesOtherHoliday(say, holidays)) return false;
    if (isAvoidedFood?.(`${say} ${tip} ${screen} ${payoff}`) && !readAvoidedFood(say)) return false;
    return country === typedCountry || isTrueIn(brief.country, country);
  };
}
