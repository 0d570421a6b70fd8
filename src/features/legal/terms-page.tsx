import {
  FREE_CREDITS_AT_CONFIRMATION,
  FREE_CREDITS_AT_REGISTRATION,
} from '#features/credits/free-credits.ts';
import { HOOKS_PER_RUN } from '#features/credits/hooks-per-run.ts';
import type { Config } from '#platform/config.ts';
import type { HtmlDocument } from '#platform/http/documents/html.tsx';
import { paths } from '#platform/paths.ts';
import { type LegalSection, legalDocument } from './legal-page.tsx';

/** The terms. Their numbers come from the code that implements them. */
export function termsDocument(config: Config): HtmlDocument {
  return legalDocument(config, {
    path: paths.terms,
    heading: 'Terms of Service',
    description:
      'What you can expect from Hooksmith and what we expect from you: accounts, credits, hooks, liability.',
    opening: (
      <p>
        These terms are between you and Hooksmith. By making an account you agree to them. They're short;
        please read them.
      </p>
    ),
    sections: [...using(), credits(), ...rest(config)],
  });
}

function using(): LegalSection[] {
  return [
    {
      title: 'The service',
      text: (
        <>
          <p>
            Hooksmith writes short openers ("hooks") for social videos from what you tell it about your
            business, your ideal customer and your topic. Each run gives you {HOOKS_PER_RUN} hooks with a
            delivery tip each.
          </p>
          <p>
            We work to keep it available, and we may change or pause parts of it. A run that fails on our side
            isn't charged.
          </p>
        </>
      ),
    },
    {
      title: 'Your account',
      text: (
        <p>
          You need an e-mail address that you can read, and you must be at least 16 years old. Keep your
          password to yourself; what happens in your account is yours to answer for until you tell us that
          somebody else got in. One person, one account: free runs are for trying Hooksmith, and we may close
          accounts made to collect them.
        </p>
      ),
    },
  ];
}

function credits(): LegalSection {
  return {
    title: 'Credits and payment',
    text: (
      <>
        <p>
          One credit allows one hook generation session, which we call a run. A new account gets{' '}
          {FREE_CREDITS_AT_REGISTRATION} runs, and {FREE_CREDITS_AT_CONFIRMATION} more when you confirm your
          e-mail address. Free runs don't expire and need no card.
        </p>
        <p>
          Packages are a one-time fee. There's no subscription and nothing renews by itself. Credits are
          non-refundable and must be used within 12 months of purchase; after that they expire. Runs that
          expire soonest are spent first. If a payment is given back in full, or disputed with your bank, the
          runs left of that purchase end; if the dispute is decided for us, they come back. Prices are in US
          dollars and are charged by Stripe. Rights that the law gives you and that can't be waived stay
          yours.
        </p>
      </>
    ),
  };
}

function rest(config: Config): LegalSection[] {
  return [
    {
      title: 'Your content and your hooks',
      text: (
        <>
          <p>
            What you type stays yours. The hooks you get are yours to use, edit, film and publish, with no
            credit to us. Other people with similar topics may get similar hooks: nobody owns a way of
            starting a sentence.
          </p>
          <p>
            You're the one who says it on camera. Check that a hook is true for you before you film it, and
            that it keeps the rules of your profession. Hooksmith avoids promises, diagnoses and invented
            numbers, but it can't know your facts, and its hooks are not medical, financial or legal advice.
          </p>
        </>
      ),
    },
    {
      title: 'Fair use',
      text: (
        <p>
          Don't use Hooksmith to deceive, harass or break the law; don't try to get into other people's
          accounts, around our limits, or into our systems; don't resell access. If you do, we may suspend or
          close your account, and where we can we tell you first.
        </p>
      ),
    },
    {
      title: 'Liability, ending and changes',
      text: (
        <>
          <p>
            We promise no number of views, followers, clients or sales. As far as the law allows, Hooksmith is
            provided as it is, and our liability is limited to what you paid us in the last 12 months. Nothing
            here limits liability that can't be limited by law.
          </p>
          <p>
            You can delete your account in <a href={paths.settings}>Settings</a> at any time; unused credits
            go with it. If we change these terms we publish them here, and changes that matter apply to you
            only after we told you. Questions go to{' '}
            <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>. How we handle data is in the{' '}
            <a href={paths.privacy}>Privacy Policy</a>.
          </p>
        </>
      ),
    },
  ];
}
