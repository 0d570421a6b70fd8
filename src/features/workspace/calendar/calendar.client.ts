import { useQuery } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { mutationResult, queryResult } from '#platform/browser/api-responses.ts';
import type { calendarRoutes } from './calendar.routes.ts';

const { calendar: api } = hc<ReturnType<typeof calendarRoutes>>('/').api.shots;

export const CALENDAR_KEY = ['/api/shots/calendar'];

/** The time zone decides which day is today. */
const at = (time: string | null) => ({
  json: { time, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
});

export const calendar = {
  renew: (time: string | null) => mutationResult(api.$post(at(time)), 'Failed to make the calendar address'),
  change: (time: string | null) => mutationResult(api.$patch(at(time)), 'Failed to change the time'),
  end: () => mutationResult(api.$delete(), 'Failed to withdraw the address'),
};

export function useCalendar() {
  return useQuery({
    queryKey: CALENDAR_KEY,
    queryFn: ({ signal }) => queryResult(api.$get({}, { init: { signal } })),
    staleTime: 0,
  });
}
