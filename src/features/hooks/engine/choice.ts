/** How one attempt at filling a frame says what it has to say. */
/** Which of several forms this attempt uses; each attempt at filling moves them on. */
export type Choice = {
  /** Short forms of topic and audience: "meal prep", "moms". */
  short: boolean;
  /** The second short form, where the topic has one. */
  other?: boolean;
  /** What the topic is called once it has been said whole a few times, where there is such a form. */
  brief?: boolean;
  /** Many of its kind instead of one: "heat pump loans" for "a heat pump loan". */
  many?: boolean;
  pick: (length: number) => number;
  /** The topic is not said here: only a trouble or wish that is understood without it. */
  alone?: boolean;
  /** Nor anybody: only a trouble that leads to the topic by itself. */
  toNobody?: boolean;
  /** Nor does it name those whom it is told to, although they have a name: only what tells enough of itself. */
  unnamed?: boolean;
};
