import { requireUser } from '#features/account/sessions/route-guards.ts';
import { toErrorResponse } from '#platform/http/errors.ts';
import { createApi, route, untyped } from '#platform/http/openapi.ts';
import type { Services } from '#platform/services.ts';
import { businessContextOf } from '../business-context.ts';
import { ANGLE_ID, type Angle, type GenerateLine, MAX_ANGLES, NDJSON } from '../hooks.schema.ts';
import type { FindAngles } from '../writers/writer.ts';
import { anglesContract, generateContract } from './generate.contract.ts';
import type { Generator } from './generate.ts';
import type { GenerateRequest } from './write-run.ts';

export function generateRoutes(services: Services, generator: Generator, findAngles: FindAngles) {
  const { limits } = services;
  return createApi()
    .openapi(route.post('/api/hooks/generate', generateContract, requireUser(services)), async (c) => {
      const user = c.get('user');
      const wanted = c.req.valid('json');
      const idempotencyKey = c.req.valid('header')['idempotency-key'] ?? null;
      await limits.consume('generate', user.id);
      const request = { ...wanted, user, idempotencyKey };
      c.header('Cache-Control', 'no-store');
      if (c.req.header('accept')?.includes(NDJSON)) {
        const lines = await streamRun(services, generator, request);
        // Without this, proxies would buffer the lines.
        return untyped(c.body(lines, 201, { 'Content-Type': NDJSON, 'X-Accel-Buffering': 'no' }));
      }
      const { finished } = await generator.begin(request, () => {});
      return c.json(await finished, 201);
    })
    .openapi(route.get('/api/hooks/angles', anglesContract, requireUser(services)), async (c) => {
      const user = c.get('user');
      const { topic } = c.req.valid('query');
      await limits.consume('hints', user.id);
      const angles = topic ? await findAngles({ topic, ...businessContextOf(user) }, user.id) : [];
      c.header('Cache-Control', 'no-store');
      return c.json({ angles: usableAngles(angles) }, 200);
    });
}

/** Only what the browser needs: words to tap, and the id that a run takes. */
function usableAngles(angles: readonly Angle[]): Angle[] {
  const usable = angles.filter(({ id, chip }) => chip.trim() !== '' && ANGLE_ID.test(id));
  return [...new Map(usable.map((angle) => [angle.id, angle])).values()].slice(0, MAX_ANGLES);
}

/** Streams the run as lines. The run continues if the reader disconnects. */
async function streamRun({ log, metrics }: Services, generator: Generator, request: GenerateRequest) {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const stream = new ReadableStream<Uint8Array>({
    start(opened) {
      controller = opened;
    },
    cancel() {
      controller = null;
    },
  });
  const send = (line: GenerateLine) => controller?.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));

  // A refusal before the first line has its own status.
  const { finished } = await generator.begin(request, (hook) => send({ hook }));
  finished
    .then(
      ({ hook_credits }) => send({ done: true, hook_credits }),
      (error: Error) => {
        const { status, message } = toErrorResponse(error);
        if (status === 500) {
          metrics.unexpectedErrors.inc();
          log.error({ err: error }, 'a streamed run failed unexpectedly');
        }
        send({ error: message });
      },
    )
    .finally(() => controller?.close());
  return stream;
}
