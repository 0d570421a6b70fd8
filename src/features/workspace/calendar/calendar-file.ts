import ical, { ICalCalendarMethod } from 'ical-generator';
import { paths } from '#platform/paths.ts';
import type { CalendarFeed } from './calendar.queries.ts';

const MINUTES = 30;
const REFRESH_SECONDS = 3600;

/**
 * One hook a day, starting today. An event is identified by its hook, so that it moves with the list. Times are
 * floating: half past nine is half past nine wherever the calendar is read.
 */
export function calendarFile(
  { time, timeZone, toFilm }: CalendarFeed,
  origin: string,
  now = new Date(),
): string {
  const host = new URL(origin).hostname;
  const calendar = ical({
    name: 'Hooksmith shot list',
    prodId: { company: 'Hooksmith', product: 'Shot list', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  const first = dayOf(now, timeZone, time);
  toFilm.forEach((hook, days) => {
    const start = new Date(first);
    start.setUTCDate(first.getUTCDate() + days);
    const layers = [
      hook.on_screen_text && `On screen: ${hook.on_screen_text}`,
      `Tip: ${hook.delivery_tip}`,
      hook.payoff && `Then say: ${hook.payoff}`,
      `Shot list: ${origin}${paths.shots}`,
    ];
    calendar.createEvent({
      id: `hook-${hook.id}@${host}`,
      // The same list gives the same bytes, so that a client can be told that nothing changed.
      stamp: new Date(hook.created_at),
      summary: `Film: ${hook.generated_hook}`,
      description: layers.filter(Boolean).join('\n'),
      start,
      ...(time === null
        ? { allDay: true }
        : { floating: true, end: new Date(start.getTime() + MINUTES * 60_000) }),
    });
  });
  return calendar.toString();
}

/** A date whose UTC fields are the user's local day and time, for writing a floating time. */
function dayOf(now: Date, timeZone: string, time: string | null): Date {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
  return new Date(`${today}T${time ?? '00:00'}:00Z`);
}
