export const ENTITIES_AND_FIELDS = {
  '3.user.id': 'A user has id.',
  '3.user.email': 'A user has email, the address registered.',
  '3.user.first-name-optional':
    'A user has first_name, optional: null (or absent) until given at onboarding.',
  '3.user.tiktok-handle': 'A user has tiktok_handle.',
  '3.user.instagram-handle': 'A user has instagram_handle.',
  '3.user.hook-credits': 'A user has hook_credits, the whole number of runs left.',
  '3.user.subscription-status': "A user has subscription_status: 'free' for a new account.",
  '3.user.created-at': 'A user has created_at, a date and time.',
  '3.user.business-context':
    'A user has business_context, once set an object {business_description, ideal_customer}.',
  '3.user.no-password':
    'No answer that carries a user holds a password, a password hash or a token: a user has the listed fields only, apart from what the confirmation notice needs.',
  '3.hook.id': 'A hook has id.',
  '3.hook.topic': 'A hook has topic, the topic of its run.',
  '3.hook.hook-type': 'A hook has hook_type, a text that is not empty.',
  '3.hook.generated-hook': 'A hook has generated_hook, a text that is not empty.',
  '3.hook.delivery-tip': 'A hook has delivery_tip, a text that is not empty.',
  '3.hook.favorite': 'A hook has favorite, a boolean, false for a new hook.',
  '3.hook.created-at': 'A hook has created_at, a date and time.',
  '3.purchase.id': 'A purchase has id.',
  '3.purchase.package-name': "A purchase has package_name (e.g. 'Hook Master').",
  '3.purchase.amount-paid': 'A purchase has amount_paid in cents (e.g. 2800).',
  '3.purchase.credits-added': 'A purchase has credits_added (e.g. 50).',
  '3.purchase.created-at': 'A purchase has created_at, a date and time.',
  '3.post.id': 'A blog post has id.',
  '3.post.title': 'A blog post has title.',
  '3.post.slug': 'A blog post has slug.',
  '3.post.excerpt': 'A blog post has excerpt.',
  '3.post.content': 'A blog post has content, HTML.',
  '3.post.theme': 'A blog post has theme, one of the eight theme values.',
  '3.post.category-slug': 'A blog post has category_slug.',
  '3.post.tags': 'A blog post has tags, a list of strings.',
  '3.post.status': "A blog post has status, 'draft' or 'published'.",
  '3.post.reading-time': 'A blog post has reading_time, in minutes.',
  '3.post.view-count': 'A blog post has view_count, a number.',
  '3.post.featured-image-optional':
    'A blog post has featured_image_url, optional; a post without one is shown without an image.',
  '3.category.slug': 'A blog category has slug.',
  '3.category.name': 'A blog category has name.',
  '3.theme.default': "The theme with the value default has the label 'Content Creator'.",
  '3.theme.nutritionist': "The theme with the value nutritionist has the label 'Nutritionist'.",
  '3.theme.real-estate': "The theme with the value realEstate has the label 'Real Estate'.",
  '3.theme.financial-advisor': "The theme with the value financialAdvisor has the label 'Financial Advisor'.",
  '3.theme.mental-health-therapist':
    "The theme with the value mentalHealthTherapist has the label 'Mental Health Therapist'.",
  '3.theme.business-coach': "The theme with the value businessCoach has the label 'Business Coach'.",
  '3.theme.tech-tutorial-creator':
    "The theme with the value techTutorialCreator has the label 'Tech Tutorial Creator'.",
  '3.theme.corporate-trainer': "The theme with the value corporateTrainer has the label 'Corporate Trainer'.",
  '3.theme-def.name': 'A theme definition has name.',
  '3.theme-def.hidden-sections':
    'A theme definition has hiddenSections, a list; testimonials and pricing are in it in all eight themes.',
  '3.theme-def.colors':
    'A theme definition has colors primary, secondary, accent, background and foreground, each a string of the form hsl(h s% l%).',
  '3.theme-def.colors-applied':
    "The landing page in a theme is painted in that theme's colours: background and text computed in the browser are the theme's background and foreground.",
  '3.theme-def.fonts':
    'A theme definition has fonts heading and body, which the landing page uses for headings and text.',
  '3.theme-def.hero-image': 'A theme definition has images.hero, the image that the hero shows.',
  '3.copy.hero':
    "copy.hero has title, subtitle and subtitleColor; the hero's subtitle is shown in that colour.",
  '3.copy.features-six':
    'copy.features has a title and six items with title and description, in every theme.',
  '3.copy.testimonials-three':
    "copy.testimonials has a title and three items with name, handle, quote and avatar, in every theme's data.",
  '3.copy.testimonials-are-samples': 'The data of the testimonials says that they are samples.',
  '3.copy.cta': 'copy.cta has title, subtitle and buttonText, in every theme.',
  '3.copy.how-it-works-four':
    'copy.howItWorks has title, subtitle and four steps with title and description, in every theme but businessCoach.',
  '3.copy.urgency-five':
    'copy.urgency has title, subtitle and five items (strings), in every theme but businessCoach.',
  '3.copy.business-coach-no-how-it-works': '/?version=businessCoach shows no how-it-works section.',
  '3.copy.business-coach-no-urgency': '/?version=businessCoach shows no urgency section.',
  '3.copy.faq-default-only':
    'copy.faq (title, items with question and answer) is written in the default theme alone.',
  '3.copy.differentiator':
    'copy.differentiator has title, description and benefits with title and description, in every theme; no two themes have the same benefits.',
  '3.copy.social-proof-optional':
    'copy.social_proof, where a theme has it, has title, subtitle and stats with number and label.',
  '3.copy.absent-section-absent':
    'A theme without howItWorks, urgency or social_proof shows no such section: no empty heading and no gap in its place.',
  '3.plan.name': 'A pricing plan shows its name.',
  '3.plan.price': 'A pricing plan shows its price.',
  '3.plan.original-price':
    'A pricing plan with a discount shows its original price, marked as the former one; a plan without shows none.',
  '3.plan.discount': 'A pricing plan with a discount shows it in percent; a plan without shows none.',
  '3.plan.runs': 'A pricing plan shows its number of runs.',
  '3.plan.features': 'A pricing plan shows its list of features.',
  '3.package.hookseeker': "The package hookseeker is named 'Hook Seeker'.",
  '3.package.hookmaster': "The package hookmaster is named 'Hook Master'.",
  '3.package.hooklegend': "The package hooklegend is named 'Hook Legend'.",
  '3.consent.cookie-name': 'The consent record is kept in the browser cookie hooksmith_consent, as JSON.',
  '3.consent.categories': 'The consent record has categories, the list of accepted categories.',
  '3.consent.services': 'The consent record has services.',
  '3.consent.revision': 'The consent record has revision.',
  '3.consent.data': 'The consent record has data.',
  '3.consent.consent-timestamp':
    'The consent record has consentTimestamp, the time of the first decision, which a later change leaves as it is.',
  '3.consent.last-consent-timestamp':
    'The consent record has lastConsentTimestamp, the time of the latest decision, which a later change moves on.',
  '3.consent.consent-id': 'The consent record has consentId.',
  '3.consent.language-code': 'The consent record has languageCode.',
  '3.consent.expiration-time': 'The consent record has expirationTime, 365 days after the decision.',
  '3.toast.id': 'Each toast has an id of its own, by which it is updated and dismissed.',
  '3.toast.title-description': 'A toast shows its title and its description.',
  '3.toast.action': 'A toast can carry an action, a button that the person can use.',
  '3.toast.variant-default': 'A toast has the variant default unless said otherwise.',
  '3.toast.variant-destructive':
    'A toast can have the variant destructive, which looks unlike the default and is announced to assistive technology.',
};
