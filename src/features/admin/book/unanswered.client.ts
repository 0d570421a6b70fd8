import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { useHistoryState } from 'wouter/use-browser-location';
import { mutationResult, queryResult } from '#platform/browser/api-responses.ts';
import { useAdminPages } from '../admin-reads.client.ts';
import type { unansweredRoutes } from './unanswered.routes.ts';
import type { TopicPage } from './unanswered.schema.ts';

/** The calls about topics that the book did not answer. */

const { unanswered: api } = hc<ReturnType<typeof unansweredRoutes>>('/').api.admin.book;

const TOPICS_KEY = ['/api/admin/book/unanswered'];

export const useUnansweredTopics = () =>
  useAdminPages(TOPICS_KEY, (before, options) => queryResult(api.$get({ query: { before } }, options)));

export function useTopicDone() {
  const client = useQueryClient();
  const post = (id: number, json: { done: boolean }) =>
    mutationResult(api[':id'].done.$post({ param: { id: String(id) }, json }), 'The topic was not put away');
  return {
    /** Only removes the topic from the list on screen. New topics appear on the next visit. */
    async markDone(id: number, beforeItGoes: () => void): Promise<void> {
      await post(id, { done: true });
      beforeItGoes();
      void client.cancelQueries({ queryKey: TOPICS_KEY });
      client.setQueryData<InfiniteData<TopicPage>>(
        TOPICS_KEY,
        (shown) => shown && { ...shown, pages: shown.pages.map((page) => without(page, id)) },
      );
    },
    async markOpen(id: number): Promise<void> {
      await post(id, { done: false });
      await client.invalidateQueries({ queryKey: TOPICS_KEY });
    },
  };
}

const without = (page: TopicPage, id: number): TopicPage => ({
  ...page,
  topics: page.topics.filter((topic) => topic.id !== id),
  total: page.total - 1,
});

/** Passes a topic to the form that answers it, without putting it into the address. */
export const withTopic = (topic: string) => ({ topic });

export function useTopicToAnswer(): string | null {
  const topic: unknown = useHistoryState<{ topic?: unknown } | null>()?.topic;
  return typeof topic === 'string' ? topic : null;
}
