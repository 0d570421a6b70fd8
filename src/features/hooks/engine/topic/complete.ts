/** What a topic says beside its own shape: questions, deeds and lists that its forms give. */
import { words } from '../english/words.ts';
import { questionFromWh } from './ask.ts';
import { questionFromNominal, verbFromNominal, whFromNominal } from './derive.ts';
import type { Topic } from './topic.ts';

/** Things to make or try are a list of themselves: "air fryer recipes". */
function listOfContent({ np, list, topicClass, shape, firstPerson }: Topic): Topic['list'] {
  if (list || shape !== 'nominal' || topicClass !== 'content' || firstPerson || !np) return list;
  const short = words(np.text).length <= 5 ? np.text : np.core;
  const plural = short === np.text ? np.plural : (np.corePlural ?? np.plural);
  return plural && !np.superlative && !/^(?:the|your|these|those) /i.test(short)
    ? { items: short, n: null, kind: 'do', derived: true }
    : null;
}

/** Fills what the shape itself did not give. */
export function complete(read: Topic): Topic {
  const asked =
    read.question ||
    read.sensitive ||
    !read.wh ||
    // "Why isn't your dog stubborn?" asks what the statement denies.
    (read.shape === 'statement' && /n't\b|\bnot\b|\bnever\b/i.test(read.wh.text)) ||
    read.shape === 'versus' ||
    read.shape === 'negative'
      ? read.question
      : questionFromWh(read.wh);
  const topic: Topic = { ...read, question: asked, list: listOfContent(read) };
  const { np } = topic;
  if (!np || topic.shape === 'versus' || topic.shape === 'negative') return topic;
  const topicClass = topic.topicClass;
  // A form made from a made form is a guess too far, except that terms can always be explained.
  const sure =
    !np.derived || (topic.shape === 'list' && !np.text.startsWith('the ')) || topicClass === 'term';
  const open = sure && !topic.firstPerson;
  return {
    ...topic,
    verb:
      topic.verb ??
      (sure && (!topic.firstPerson || topic.npGeneral) && (!topic.sensitive || topicClass === 'problem')
        ? verbFromNominal(np, topicClass)
        : null),
    wh:
      topic.wh ??
      (open && (!topic.sensitive || topicClass === 'problem')
        ? whFromNominal(np, topicClass, topic.mod, topic.sensitive)
        : null),
    question:
      topic.question ??
      (open && !topic.sensitive && topic.shape === 'nominal' ? questionFromNominal(np, topicClass) : null),
  };
}
