import type { ReactNode } from 'react';
import type { BookFacts } from '#features/hooks/book/book-file.ts';
import type { TrainingFacts } from '#features/hooks/ranker/training-facts.ts';
import type { Config } from '#platform/config.ts';
import type { HtmlDocument } from '#platform/http/documents/html.tsx';
import { paths } from '#platform/paths.ts';
import { PublicLayout, publicDocument } from './public-document.tsx';

const count = new Intl.NumberFormat('en-US');
const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

const SOURCES: Record<TrainingFacts['sources'][number]['id'], ReactNode> = {
  'upworthy-confirmatory':
    'Headlines that Upworthy tested against each other on the same story with the same picture, of which one clearly won.',
  'upworthy-exploratory':
    'The same kind of test, from the part of the archive that is open for exploring, close results included.',
  retweets: 'Pairs of posts by one author on one subject, and which of the two was shared more.',
};

/** The public note about the training data: what the ranker learned from, and what it did not. */
export function trainedOnDocument(config: Config, facts: TrainingFacts, book: BookFacts): HtmlDocument {
  const texts = count.format(facts.distinctTexts);
  return publicDocument(config, {
    title: 'What we trained on · Hooksmith',
    description: `The model that orders your hooks learned from ${texts} real headlines and posts. What they are, and what they are not.`,
    path: paths.trainedOn,
    body: (
      <PublicLayout supportEmail={config.supportEmail}>
        <main id="main" className="page section">
          <article className="prose">
            <h1 className="title-2">What we trained on</h1>
            <p>
              Hooksmith says its ranking is trained on viral patterns and over 27,000 high-performing hooks.
              Here's what stands behind those words. Two things do: texts that the ranking learned from, and a
              book of hooks that we wrote.
            </p>
            <TheBook book={book} />
            <WhatTheyAre facts={facts} />
            <WhatTheyAreNot />
            <HowWell facts={facts} />
            <h2>Credits</h2>
            <p>
              The headline tests come from the Upworthy Research Archive (Matias, Munger, Le Quere and
              Ebersole, Scientific Data, 2021), licensed CC BY 4.0. The pairs of posts come from the HypoGeniC
              datasets (MIT).
            </p>
          </article>
        </main>
      </PublicLayout>
    ),
  });
}

function TheBook({ book }: { book: BookFacts }) {
  return (
    <>
      <h2>The book your hooks come from</h2>
      <p>
        {count.format(book.hooks)} lines of our own, on {count.format(book.subjects)} subjects in{' '}
        {book.fields} fields, each with the point behind it, what to say next, a tip and words for the screen.
        They were written line by line with the help of a language model. Nobody else's videos or captions are
        in it.
      </p>
      <p>
        A topic that the book knows gets lines about that topic. One that it doesn't know gets plainer
        sentences built around your own words.
      </p>
    </>
  );
}

function WhatTheyAre({ facts }: { facts: TrainingFacts }) {
  return (
    <>
      <h2>What the ranking learned from</h2>
      <p>
        {count.format(facts.distinctTexts)} distinct real headlines and posts whose audience response is
        known, in {count.format(facts.pairs)} pairs. In every pair we know which of the two more people
        clicked or shared, and the model learned what the preferred ones have in common.
      </p>
      <ul>
        {facts.sources.map(({ id, pairs, texts }) => (
          <li key={id}>
            <strong>
              {count.format(texts)} texts, {count.format(pairs)} pairs.
            </strong>{' '}
            {SOURCES[id]}
          </li>
        ))}
      </ul>
      <p>
        They perform the job of a hook: one sentence that makes somebody stop. That's why we call them hooks.
        The "viral patterns" are the twenty kinds of hook, such as a myth, a mistake or a question.
      </p>
    </>
  );
}

function WhatTheyAreNot() {
  return (
    <>
      <h2>What they are not</h2>
      <ul>
        <li>They are not video views. Nobody gave us watch time, and no video was downloaded.</li>
        <li>They are not TikTok or Instagram captions, and not your hooks or anybody else's on Hooksmith.</li>
        <li>
          They are not all winners. The model also saw what lost, because that's how it learns the difference.
        </li>
        <li>
          They are not a forecast. The model puts ten hooks in an order. It can't tell how your video will do.
        </li>
      </ul>
    </>
  );
}

function HowWell({ facts }: { facts: TrainingFacts }) {
  const { clearWinners, allPairs, tests } = facts.heldOut;
  return (
    <>
      <h2>How well it sorts</h2>
      <p>
        We kept {count.format(tests)} tests away from the training and removed near-copies of their headlines
        from it. Where one headline clearly won, the model picks it {percent(clearWinners.accuracy)} of the
        time (95% interval {percent(clearWinners.low)} to {percent(clearWinners.high)}). Over all pairs, close
        calls included, it's {percent(allPairs.accuracy)}. Guessing gets 50%. It's a nudge, so you still
        choose.
      </p>
    </>
  );
}
