/** Regular expressions never see longer texts, from any caller: the limits of forms are wider. */
export const TOPIC_READ = 500;
export const TEXT_READ = 1200;

export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most);
  return text.slice(0, end > most / 2 ? end : most);
}
