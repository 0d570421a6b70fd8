import { z } from 'zod';

const BAD_TIME = { error: 'time must be like 09:30, or null for all day' };
const BAD_ZONE = { error: 'time_zone must be the name of a time zone, such as America/New_York' };

export const calendarTimeSchema = z.object(
  {
    time: z
      .string(BAD_TIME)
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, BAD_TIME)
      .nullable(),
    time_zone: z.string(BAD_ZONE).max(64, BAD_ZONE).refine(isTimeZone, BAD_ZONE),
  },
  BAD_TIME,
);
export type CalendarTime = z.infer<typeof calendarTimeSchema>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** A calendar without its address, which is only shown when it is created. */
export const calendarSchema = z
  .object({
    on: z.boolean(),
    time: z.string().nullable(),
    created_at: z.iso.datetime().nullable(),
    last_read_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Calendar' });
export type Calendar = z.infer<typeof calendarSchema>;

export const newCalendarSchema = calendarSchema.extend({ url: z.string() }).meta({ id: 'NewCalendar' });
