import type { Config } from '#platform/config.ts';
import type { HtmlDocument } from '#platform/http/documents/html.tsx';
import { paths } from '#platform/paths.ts';
import { type LegalSection, legalDocument } from './legal-page.tsx';

const MODEL_COMPANIES = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google (Gemini)',
  compatible: null,
} as const;

/** What we store, why, for how long, and which others see it. It must match the code: change both together. */
export function privacyDocument(config: Config): HtmlDocument {
  return legalDocument(config, {
    path: paths.privacy,
    heading: 'Privacy Policy',
    description:
      'What Hooksmith stores about you, why, for how long, who else sees it, and how to take it with you or delete it.',
    opening: (
      <>
        <p>Last updated: January 2025</p>
        <p>
          The short version: we keep your e-mail address, what you tell us about your business, the hooks you
          make and what you bought. We don't sell any of it. Analytics stay off until you say yes.
        </p>
        <p>
          <button type="button" className="button" data-cookie-preferences>
            Cookie Preferences
          </button>
        </p>
      </>
    ),
    sections: [...whatWeKeep(config), thirdParties(config), ...yourSide(config)],
  });
}

function whatWeKeep({ unansweredTopics: listedFrom }: Config): LegalSection[] {
  return [
    {
      title: 'What we collect',
      text: (
        <>
          <p>
            When you register: your e-mail address and a password. We store a one-way hash of the password,
            never the password itself.
          </p>
          <p>
            When you set up your profile: your first name, TikTok and Instagram handles if you give them, a
            description of your business, and a description of your ideal customer.
          </p>
          <p>
            When you use Hooksmith: the topics you type, what you say about them, the angles you pick, the
            hooks you get, which of them you mark as favorites, put on your shot list or film, the links and
            figures you type about your videos, your runs and when they were granted and spent, and your
            purchases (package, amount, date). For each device you're signed in on: when you signed in, when
            it was last active, and the browser's name as it announces itself. For each API key you make: its
            name, what it may do, when it was last used, and a one-way hash of it. The network address you log
            in from we keep as a hash, for 90 days, so that a stranger's wrong guesses don't shut you out.
          </p>
        </>
      ),
    },
    {
      title: 'What we use it for',
      text: (
        <>
          <p>
            Your business text, your ideal customer and your topic go into the hooks
            {listedFrom === null ? "; that's their only job." : '. Your topic has one more job, see below.'}{' '}
            Your history keeps the next run from repeating the last one. What you favorite, film and edit, and
            how your videos did, moves your own next hooks a little; nobody else's. We show your links and
            never open them. Your e-mail address signs you in and receives the mails you ask for or need:
            confirmation, password reset, receipts.
          </p>
          {listedFrom !== null && (
            <p>
              When our book of hooks doesn't answer a topic, or only in part, we count it. That tells us what
              to write next. The words go on our list once {listedFrom === 2 ? 'two' : listedFrom} different
              people have typed them; until then we keep a hash, for 30 days. Beside them stand the number of
              people and their profession, as the topic or the business text tells it, never who they were.
              E-mail addresses, links and long numbers are cut first. So that you count once, we keep a hash
              of the topic and of a random key of your account for 30 days. A topic leaves the list 180 days
              after it was last typed.
            </p>
          )}
          <p>
            We don't use your texts or hooks to train our ranking. It learned from public headlines before you
            came; see <a href={paths.trainedOn}>what we trained on</a>.
          </p>
        </>
      ),
    },
    {
      title: 'Cookies',
      text: (
        <>
          <p>
            Necessary: a session cookie that keeps you signed in (up to 30 days) and{' '}
            <code>hooksmith_consent</code>, which remembers your cookie choice for 365 days. These can't be
            switched off.
          </p>
          <p>
            Analytics and marketing are off until you switch them on. If you decline analytics later, its
            cookies (<code>_ga</code> and <code>_gid</code>) are removed. The button above reopens your choice
            at any time.
          </p>
        </>
      ),
    },
  ];
}

function thirdParties(config: Config): LegalSection {
  const company = config.ai ? MODEL_COMPANIES[config.ai.provider] : null;
  return {
    title: 'Third parties',
    text: (
      <>
        <p>Three companies may handle data for us, each for one thing:</p>
        <ul>
          <li>
            <strong>Stripe</strong> (payment provider) takes your payment on its own page. Your card number
            never reaches us; we get the result, the amount and a reference.
          </li>
          <li>
            <strong>Google Analytics</strong> (analytics service) counts visits, only where we've set it up
            and only after you accept analytics cookies.
          </li>
          <li>
            <strong>{company ?? 'OpenAI, Anthropic or Google'}</strong> (AI provider) receives your topic,
            what you say about it, your business description, your ideal customer and a few hooks that you
            kept, filmed or want in other words when a language model writes your hooks, and nothing else
            about you.{' '}
            {config.ai
              ? company
                ? `On this site, ${company} is the one in use.`
                : 'On this site, the model runs on a server that we chose ourselves.'
              : 'On this site, hooks are written by our own engine, and no AI provider receives anything.'}
          </li>
        </ul>
        <p>We sell nothing to anyone, and no advertiser gets your texts.</p>
      </>
    ),
  };
}

function yourSide(config: Config): LegalSection[] {
  const listsTopics = config.unansweredTopics !== null;
  return [
    {
      title: 'How long we keep it',
      text: (
        <p>
          As long as you have an account. Sessions end after 7 days without activity, at the latest after 30
          days. Reset links work for 30 minutes. When you delete your account, your profile, topics, hooks,
          runs and purchases are deleted with it; payment records that the law makes us or Stripe keep stay
          with Stripe.
          {listsTopics &&
            ' A topic on the list of section 2 stays there for its time, and nothing leads from it to you.'}
        </p>
      ),
    },
    {
      title: 'How we protect it',
      text: (
        <p>
          Passwords are hashed with argon2id. Session and reset tokens are stored only as hashes. Connections
          are encrypted. Our logs carry no passwords, tokens or e-mail addresses. Every call checks that what
          it touches is yours.
        </p>
      ),
    },
    {
      title: 'Your rights',
      text: (
        <p>
          In <a href={paths.settings}>Settings</a> you can change what you told us about yourself and your
          business, download what your account holds as a file (all but random keys and hashes of secrets and
          network addresses, which nobody can read), sign out every other device, and delete your account.
          What you can't change there, write to us and we will. Depending on where you live you may also
          object to or restrict how we use your data, or complain to your data protection authority.
        </p>
      ),
    },
    {
      title: 'Contact and changes',
      text: (
        <p>
          Questions go to <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>. If we change
          this policy in a way that matters to you, we say so here with the date, and we ask again for consent
          where consent is what we need.
          {listsTopics && ' November 2026: we count topics that our book does not answer (section 2).'}
        </p>
      ),
    },
  ];
}
