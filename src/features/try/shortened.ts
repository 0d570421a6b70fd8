const MOST = 80;

/** A topic as it fits into a title. */
export function shortened(topic: string): string {
  const characters = [...topic];
  return characters.length > MOST ? `${characters.slice(0, MOST).join('').trimEnd()}…` : topic;
}
