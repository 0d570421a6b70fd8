import { useQuery } from '@tanstack/react-query';
import { act } from '#platform/browser/answers.ts';
import type { Calendar, NewCalendar } from './calendar.schema.ts';

/** The calls about the calendar, in the browser. */

export const CALENDAR = ['/api/shots/calendar'];
const [PATH = ''] = CALENDAR;

/** Floating times need no zone; which day is today does. */
const send = (method: 'POST' | 'PATCH', time: string | null) =>
  fetch(PATH, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ time, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
  });

export const calendar = {
  renew: (time: string | null): Promise<NewCalendar> =>
    act(send('POST', time), 'Failed to make the calendar address'),
  change: (time: string | null): Promise<Calendar> => act(send('PATCH', time), 'Failed to change the time'),
  end: (): Promise<void> => act(fetch(PATH, { method: 'DELETE' }), 'Failed to withdraw the address'),
};

export function useCalendar() {
  return useQuery<Calendar>({ queryKey: CALENDAR, staleTime: 0 });
}
