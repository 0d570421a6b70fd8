import { createAccountSweeps } from '#features/account/account-sweeps.ts';
import { createAccountMailQueue } from '#features/account/mails/account-mails.ts';
import { createAdminSweeps } from '#features/admin/admin-sweeps.ts';
import { createBlogReader } from '#features/blog/blog-reader.ts';
import { createViewCounter } from '#features/blog/view-counter.ts';
import { createLease } from '#features/credits/lease.ts';
import { abandonedAfterSeconds, createSweeper } from '#features/credits/sweep.ts';
import { createBookEdits } from '#features/hooks/book-edits.ts';
import { createDeletedSweeps } from '#features/hooks/changes/deleted-hooks.ts';
import { createRewriter } from '#features/hooks/changes/rewrite.ts';
import { createGenerator } from '#features/hooks/generate/generate.ts';
import { createModelRuns } from '#features/hooks/generate/model-runs.ts';
import { createLineUses } from '#features/hooks/line-uses.ts';
import { createUnansweredTopics } from '#features/hooks/unanswered-topics.ts';
import { chooseWriter } from '#features/hooks/writers/choose-writer.ts';
import { createOfflineThread } from '#features/hooks/writers/offline/offline-thread.ts';
import type { FindAngles, Writer } from '#features/hooks/writers/writer.ts';
import { createApiActions } from '#features/keys/api-actions.ts';
import { createKeyGuard } from '#features/keys/key-guard.ts';
import { createPayments } from '#features/payments/payments.ts';
import type { PaymentProvider } from '#features/payments/provider.ts';
import { createStripeProvider } from '#features/payments/stripe/stripe-provider.ts';
import { createTestProvider } from '#features/payments/test-checkout/test-provider.ts';
import { createSharingMetrics } from '#features/sharing/sharing-metrics.ts';
import { createTryWriter, type WriteTry } from '#features/try/write-try.ts';
import { createWebhooks, type WebhookNetwork } from '#features/webhooks/webhooks.ts';
import { createWorkspaceMetrics } from '#features/workspace/workspace-metrics.ts';
import type { Services } from '#platform/services.ts';

const WRITE_WITHIN_SECONDS = 25;

/** Tests can replace these parts. */
export type AppOptions = {
  writer?: Writer;
  angles?: FindAngles;
  tries?: WriteTry;
  writeWithinMs?: number;
  seed?: () => number;
  payments?: PaymentProvider;
  webhooks?: WebhookNetwork;
};
export type AppParts = ReturnType<typeof createParts>;

/** Long-lived objects of the features, in dependency order. */
export function createParts(services: Services, options: AppOptions) {
  const { config, log, metrics } = services;
  const lease = createLease(services.directConnection, log);
  const writeWithinMs = options.writeWithinMs ?? (config.ai?.runSeconds ?? WRITE_WITHIN_SECONDS) * 1000;
  const sweeper = createSweeper(services.db, log, abandonedAfterSeconds(writeWithinMs));
  const lineUses = createLineUses(services);
  const topics = createUnansweredTopics(services);
  const thread = createOfflineThread(log);
  const bookEdits = createBookEdits(services, thread.setBookEdits);
  const findAngles = options.angles ?? thread.angles;
  const modelRuns = createModelRuns(services);
  const writer = options.writer ?? chooseWriter(config, { thread, log, hasBudget: modelRuns.hasBudget });
  const rewriter = createRewriter(services, { writer, thread, modelRuns, lineUses });
  const enqueueMail = createAccountMailQueue(services);
  const webhooks = createWebhooks(services, options.webhooks);
  const generator = createGenerator(services, {
    onDone: webhooks.runDone,
    modelRuns,
    lease,
    lineUses,
    topics,
    writer,
    writeWithinMs,
    seed: options.seed,
  });
  const workspaceMetrics = createWorkspaceMetrics(metrics);
  const keyGuard = createKeyGuard(services);
  const keyActions = createApiActions(services, generator, workspaceMetrics);
  const sharingMetrics = createSharingMetrics(metrics);
  const accountSweeps = createAccountSweeps(services);
  const adminSweeps = createAdminSweeps(services);
  const deletedSweeps = createDeletedSweeps(services);
  const testProvider = config.stripe || options.payments ? null : createTestProvider();
  const provider =
    options.payments ??
    testProvider ??
    createStripeProvider(config.stripe as NonNullable<typeof config.stripe>);
  const payments = createPayments(services, provider);
  const blogReader = createBlogReader(services);
  const blogViews = createViewCounter(services);
  return {
    lease,
    sweeper,
    lineUses,
    topics,
    thread,
    bookEdits,
    findAngles,
    rewriter,
    enqueueMail,
    webhooks,
    generator,
    tries: options.tries ?? createTryWriter(thread),
    workspaceMetrics,
    keyGuard,
    keyActions,
    sharingMetrics,
    sweeps: [accountSweeps, adminSweeps, deletedSweeps, topics.sweeps, webhooks.sweeps],
    testProvider,
    payments,
    blogReader,
    blogViews,
  };
}

export async function startParts({ jobs }: Services, parts: AppParts): Promise<void> {
  const { lease, sweeper, lineUses, bookEdits, thread } = parts;
  await lease.start();
  await sweeper.start();
  lineUses.onRefresh(thread.setLineUses);
  await lineUses.start();
  await bookEdits.start();
  thread.start();
  await jobs.start();
  for (const sweep of parts.sweeps) sweep.start();
  parts.payments.start();
}

export async function stopParts(services: Services, parts: AppParts): Promise<void> {
  await parts.blogViews.stop();
  for (const sweep of parts.sweeps) await sweep.stop();
  parts.payments.stop();
  // Jobs that running generations enqueue must still be stored.
  await parts.generator.idle();
  await services.jobs.stop();
  for (const part of [parts.lineUses, parts.bookEdits, parts.thread, parts.sweeper, parts.lease])
    await part.stop();
  await services.closeReplica();
}
