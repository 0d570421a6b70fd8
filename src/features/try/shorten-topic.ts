const MAX_TITLE_LENGTH = 80;

/** Shortens a topic for a title. */
export function shortenTopic(topic: string): string {
  const characters = [...topic];
  return characters.length > MAX_TITLE_LENGTH
    ? `${characters.slice(0, MAX_TITLE_LENGTH).join('').trimEnd()}…`
    : topic;
}
