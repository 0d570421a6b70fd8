/** Which of the customer's troubles and wishes may be told in a frame. */
import type { Choice } from './choice.ts';
import type { HookContext } from './context.ts';
import { mayReplace, tellsEnough, wishStandsAlone, wishTellsEnough } from './customer/alone.ts';
import { askOf } from './customer/ask.ts';
import type { Pain, Want } from './customer/customer.ts';
import { keptWith } from './memory.ts';
import type { Gates } from './pattern.ts';
import { leadsTo } from './told-topic.ts';

const ANY: Gates = {};

/** One number for all that decides which troubles and wishes may be told. */
function keyOf({ pain }: Gates, { alone, toNobody, unnamed, other }: Choice): number {
  const told = (alone ? 1 : 0) + (toNobody ? 2 : 0) + (unnamed ? 4 : 0) + (other ? 32 : 0);
  return pain === undefined ? told : told + (pain === 'feeling' ? 8 : 16);
}

/** A run asks for a trouble a hundred times, and there are few kinds of asking. */
const toldIn = keptWith((_context: HookContext) => ({
  pains: new Map<number, readonly Pain[]>(),
  wants: new Map<number, readonly Want[]>(),
}));

export function pains(context: HookContext, gates: Gates, choice: Choice): readonly Pain[] {
  const { pains: known } = toldIn(context);
  const key = keyOf(gates, choice);
  let found = known.get(key);
  if (!found) {
    found = fittingPains(context, gates, choice);
    known.set(key, found);
  }
  return found;
}

function fittingPains(
  context: HookContext,
  gates: Gates,
  { alone, toNobody, unnamed, other }: Choice,
): readonly Pain[] {
  const { customer, topic } = context;
  // Half of a trouble beside a topic only where the whole of it left no room.
  const halves = other || topic.borrowed || topic.shape === 'opaque';
  const all = halves ? customer.pains : customer.pains.filter(({ part }) => !part);
  const fitting = gates.pain ? all.filter((pain) => pain.kind === gates.pain) : all;
  const fit = alone ? fitting.filter(context.tellsAlone) : fitting;
  const led = toNobody ? fit.filter(({ you }) => leadsTo(context.field, you)) : fit;
  return unnamed ? led.filter(tellsEnough) : led;
}

/** Nobody stops "still getting frizz". */
export const stoppable = keptWith((told: readonly Pain[]) =>
  told.filter((pain) => pain.ger && !/^still\b/i.test(pain.ger)),
);
export const asked = keptWith((told: readonly Pain[]) => told.flatMap((pain) => askOf(pain) ?? []));

export function wants(context: HookContext, choice: Choice): readonly Want[] {
  const { wants: known } = toldIn(context);
  const key = keyOf(ANY, choice);
  let found = known.get(key);
  if (!found) {
    found = fittingWants(context, choice);
    known.set(key, found);
  }
  return found;
}

function fittingWants(
  { customer, topic, isCalled }: HookContext,
  { alone, unnamed, other }: Choice,
): readonly Want[] {
  // Part of a wish only where the whole of it left no room.
  const whole = alone || !other ? customer.wants.filter(({ part }) => !part) : customer.wants;
  const fit =
    alone && topic.shape !== 'opaque'
      ? whole.filter((want) => wishStandsAlone(want, isCalled) && mayReplace(want.text, topic))
      : whole;
  return unnamed ? fit.filter(wishTellsEnough) : fit;
}
