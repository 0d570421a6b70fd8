export type Audience = {
  /** "first-time home buyers in Austin" */
  full: string;
  /** "first-time home buyers" */
  core: string;
  /** Not "people", "women", "customers". */
  specific: boolean;
};

export type Pain = {
  /** Second person: "you keep hitting the wall". */
  you: string;
  they: string;
  /** Gerund phrase: "hitting the wall over and over" is not guessed; null when unsure. */
  ger: string | null;
  kind: 'feeling' | 'situation';
  /** Says where they are rather than what hurts ("you're buying your first home"): used only for want of better. */
  mild: boolean;
  /** One of two troubles that were told together: for where the whole was said, or leaves no room. */
  part?: true;
};

export type Want = {
  /** After "you want": "to race faster", or a noun phrase. */
  text: string;
  vp: string | null;
  ger: string | null;
  /** Without its condition ("without a credit card"): short enough beside the topic, and too little to stand alone. */
  part?: true;
};

export type Customer = {
  audiences: readonly Audience[];
  wants: readonly Want[];
  pains: readonly Pain[];
  fears: readonly string[];
  /** What they tell themselves, second person. */
  objections: readonly string[];
};

export const NO_CUSTOMER: Customer = { audiences: [], wants: [], pains: [], fears: [], objections: [] };
