import type { Line, Point, Subject } from './subject.schema.ts';

/** A subject as YAML: byte for byte the file written by hand, if that keeps to the order of content/README.md. */
export function subjectYaml({ subject, names, points }: Subject): string {
  return `${[`subject: ${quoted(subject)}`, `names: ${list(names)}`, 'points:', ...points.flatMap(pointLines)].join('\n')}\n`;
}

const quoted = (text: string) => JSON.stringify(text);
const list = (texts: readonly string[]) => `[${texts.map(quoted).join(', ')}]`;

/** Texts that need no quotation marks in YAML. */
const PLAIN = /^(?!(?:true|false|null)$)[a-z][a-z ]*$/i;

function pointLines({
  point,
  payoff,
  chip,
  names,
  when,
  aside,
  for: roles,
  stance,
  review,
  hooks,
}: Point): string[] {
  const reviewFields = Object.entries(review ?? {}).map(([name, value]) =>
    typeof value === 'string' && !PLAIN.test(value) ? `${name}: ${quoted(value)}` : `${name}: ${value}`,
  );
  return [
    `  - point: ${quoted(point)}`,
    `    payoff: ${quoted(payoff)}`,
    `    chip: ${quoted(chip)}`,
    ...(names ? [`    names: ${list(names)}`] : []),
    ...(when ? [`    when: ${list(when)}`] : []),
    ...(aside ? ['    aside: true'] : []),
    ...(roles ? [`    for: [${roles.join(', ')}]`] : []),
    ...(stance ? [`    stance: ${stance}`] : []),
    ...(review ? [`    review: {${reviewFields.join(', ')}}`] : []),
    '    hooks:',
    ...hooks.map(lineText),
  ];
}

const lineText = ({ type, say, tip, screen, rating }: Line) =>
  `      - {type: ${type}, say: ${quoted(say)}, tip: ${quoted(tip)}, screen: ${quoted(screen)}${rating ? `, rating: ${rating}` : ''}}`;
