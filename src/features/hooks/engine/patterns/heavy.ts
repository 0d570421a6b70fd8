/** What one carries: custody, money and paperwork are sensitive too, and are not carried. */
export const HEAVY = [
  'grief',
  'loss',
  'depression',
  'trauma',
  'heartbreak',
  'sadness',
  'loneliness',
  'ptsd',
] as const;
