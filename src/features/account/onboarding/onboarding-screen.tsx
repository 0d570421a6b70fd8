import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { flashToast } from '#ui/flash-toast.ts';
import { RulerProgress } from '#ui/ruler-progress.tsx';
import { ScreenHeading } from '#ui/screen-heading.tsx';
import { account } from '../account.client.ts';
import { useAccountForm } from '../forms/account-form.client.ts';
import { navigateAway, useAction } from '../forms/actions.client.ts';
import { BUSINESS_DRAFT, clearDraft, readDraft, writeDraft } from '../forms/drafts.client.ts';
import { SubmitButton } from '../forms/submit-button.tsx';
import { referrerTheme, takeNextPath } from '../login/screens/referrer.client.ts';
import { useSignedInUser } from '../sessions/session.client.ts';
import type { OnboardingValues } from './example-chips.tsx';
import { EXAMPLE_CREATORS, type ExampleCreator } from './example-creators.ts';
import { EXAMPLE_HOOKS } from './example-hooks.ts';
import { STEPS, type Step } from './steps.tsx';

const DRAFT = 'onboarding';
/** The current step, and the chosen example. */
const PLACE_DRAFT = 'onboarding-place';
const FAILED_MESSAGE = 'Failed to update profile';

/** Spec: one form, sent as two calls. Sending it again after half a failure is harmless. */
async function sendProfile(values: OnboardingValues): Promise<void> {
  const { first_name, tiktok_handle, instagram_handle, ...businessContext } = values;
  await account.updateSocialHandles({ first_name, tiktok_handle, instagram_handle }, FAILED_MESSAGE);
  await account.updateBusinessContext(businessContext, FAILED_MESSAGE);
  clearDraft(DRAFT);
  clearDraft(PLACE_DRAFT);
  clearDraft(BUSINESS_DRAFT);
  flashToast({ title: 'Your profile has been updated successfully' });
  await navigateAway(takeNextPath() ?? paths.home);
}

function useOnboardingForm() {
  const user = useSignedInUser();
  return useAccountForm<OnboardingValues>({
    schema: 'onboardingSchema',
    draft: DRAFT,
    defaultValues: {
      first_name: user.first_name ?? '',
      tiktok_handle: user.tiktok_handle ?? '',
      instagram_handle: user.instagram_handle ?? '',
      business_description: user.business_context?.business_description ?? '',
      ideal_customer: user.business_context?.ideal_customer ?? '',
    },
    send: sendProfile,
  });
}

/** The default page stands for no example. */
function creatorFromReferrer(): ExampleCreator | null {
  const arrived = referrerTheme();
  const creator = EXAMPLE_CREATORS.find(({ theme }) => theme === arrived && theme !== 'default');
  return creator ?? null;
}

/** The step of the current entry in the browser's history. */
const stepInHistory = () => (history.state as { step?: number } | null)?.step;

/** The state, also after a reload. It starts at the first step, with the example of the previous page. */
function useOnboardingState() {
  const [place, setPlace] = useState(() => {
    const kept = (readDraft(PLACE_DRAFT) ?? {}) as { at?: unknown; version?: unknown };
    return {
      at: Math.max(
        0,
        STEPS.findIndex((_, n) => n === kept.at),
      ),
      picked: EXAMPLE_CREATORS.find(({ theme }) => theme === kept.version) ?? creatorFromReferrer(),
    };
  });
  const move = (change: Partial<typeof place>) => {
    const next = { ...place, ...change };
    setPlace(next);
    writeDraft(PLACE_DRAFT, { at: next.at, version: next.picked?.theme });
  };
  return { ...place, move };
}

/**
 * Skips onboarding. A typed name is saved, and text about the business is kept as a draft for the settings. Invalid
 * handles are not saved, so that they stop nobody.
 */
function useSkip(form: UseFormReturn<OnboardingValues>) {
  return useAction(async () => {
    const { first_name, tiktok_handle, instagram_handle, ...business } = form.getValues();
    if (first_name.trim() && (await form.trigger(['first_name', 'tiktok_handle', 'instagram_handle']))) {
      await account.updateSocialHandles({ first_name, tiktok_handle, instagram_handle }, FAILED_MESSAGE);
    }
    if (Object.values(business).some((text) => text.trim())) writeDraft(BUSINESS_DRAFT, business);
    await navigateAway(takeNextPath() ?? paths.home);
  });
}

export default function OnboardingScreen() {
  const { form, busy, formProps } = useOnboardingForm();
  const { at, picked, move } = useOnboardingState();
  const [moved, setMoved] = useState(false);
  const skip = useSkip(form);
  const step = STEPS[at] as Step;
  const last = at === STEPS.length - 1;

  const goTo = (to: number) => {
    setMoved(true);
    move({ at: to });
  };
  const goOn = () => {
    history.pushState({ step: at + 1 }, '');
    goTo(at + 1);
  };
  const goBack = () => (stepInHistory() === at ? history.back() : goTo(at - 1));
  const onBrowserBack = useEffectEvent(() => {
    if (location.pathname === paths.onboarding) goTo(Math.min(stepInHistory() ?? 0, STEPS.length - 1));
  });
  useEffect(() => {
    const onPopState = () => onBrowserBack();
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);
  const checking = useRef(false);
  const next = async (event: FormEvent) => {
    event.preventDefault();
    // A double click would add two entries to the browser's history.
    if (checking.current) return;
    checking.current = true;
    const valid = await form.trigger(step.fields, { shouldFocus: true });
    checking.current = false;
    if (!valid) return;
    if (last) await formProps.onSubmit(event);
    else goOn();
  };

  return (
    <div className="grid gap-12 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)] lg:gap-16">
      <form {...formProps} onSubmit={next} className="grid content-start gap-6">
        <Progress at={at} />
        <div>
          <ScreenHeading key={at} documentTitle="Onboarding" takesFocus={moved}>
            {step.title}
          </ScreenHeading>
          <p className="mt-2 text-lg text-pretty text-soft">{step.text}</p>
        </div>
        <step.Fields
          form={form}
          picked={picked}
          onPick={(picked) => move({ picked })}
          onFilled={() => writeDraft(DRAFT, form.getValues())}
        />
        <div className="flex gap-3">
          {at > 0 && (
            <Button variant="secondary" onClick={goBack}>
              Back
            </Button>
          )}
          <SubmitButton busy={busy} className="flex-1 sm:flex-none sm:px-8">
            {last ? 'Finish' : 'Next'}
          </SubmitButton>
          <Button
            variant="ghost"
            className="sm:ml-auto"
            aria-disabled={skip.busy || undefined}
            onClick={() => skip.run()}
          >
            Skip for now
          </Button>
        </div>
      </form>
      <HookSample creator={picked ?? EXAMPLE_CREATORS[0]} />
    </div>
  );
}

/** The three seconds of the ruler are the three steps. */
function Progress({ at }: { at: number }) {
  const valueText = `Step ${at + 1} of ${STEPS.length}: ${STEPS[at]?.name}`;
  return (
    <div>
      <RulerProgress label="Onboarding" value={at + 1} max={STEPS.length} valueText={valueText} />
      <ol aria-hidden className="mt-1.5 grid grid-cols-3 text-sm">
        {STEPS.map(({ name }, n) => (
          <li key={name} className={n === at ? 'font-semibold text-ink' : 'text-soft'}>
            {name}
          </li>
        ))}
      </ol>
    </div>
  );
}

function HookSample({ creator }: { creator: ExampleCreator }) {
  return (
    <aside aria-label="Example" className="grid content-start gap-4 self-start lg:pt-16">
      <p className="text-sm text-soft">A {creator.name.toLowerCase()} told us this much and got:</p>
      <p className="font-heading text-2xl lg:text-4xl">
        <span key={creator.name} className="caption cut-in">
          {EXAMPLE_HOOKS[creator.theme].text}
        </span>
      </p>
    </aside>
  );
}
