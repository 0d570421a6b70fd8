/** Nothing longer than this reaches an expression, whoever asks: the web's limits are wider for what people keep. */
export const TOPIC_READ = 500;
export const TEXT_READ = 1200;

export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most);
  return text.slice(0, end > most / 2 ? end : most);
}
