import { z } from '@hono/zod-openapi';

export const CHART_DAYS = [30, 90] as const;
export type Span = (typeof CHART_DAYS)[number];
const number = z.number().int();
const dayRow = z.object({
  day: z.string(),
  sign_ups: number,
  runs: number,
  /** In US cents. */
  revenue: number,
});
export type DayNumbers = z.infer<typeof dayRow>;
export const statisticsSchema = z.object({ days: z.array(dayRow) });
