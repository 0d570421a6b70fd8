import type { SpecLine } from './spec-line.ts';

/** Section 5: Validation rules. */
export const SECTION_5 = [
  {
    id: '5.trim.before-length',
    section: 5,
    says: 'Input is trimmed before its length is counted: blanks alone count as empty in topic, first name, business description, ideal customer, title, excerpt and content.',
  },
  {
    id: '5.topic.required-form',
    section: 5,
    says: "Generating with an empty topic shows 'Topic is required' and sends no request.",
  },
  {
    id: '5.topic.required-api',
    section: 5,
    says: "POST /api/hooks/generate with topic missing, empty or only blanks answers 400 'Topic is required' and costs no run.",
  },
  { id: '5.topic.one-character', section: 5, says: 'A topic of 1 character is accepted.' },
  { id: '5.topic.500-characters', section: 5, says: 'A topic of 500 characters is accepted.' },
  {
    id: '5.topic.too-long-api',
    section: 5,
    says: "POST /api/hooks/generate with a topic of 501 characters answers 400 'Topic is too long' and costs no run.",
  },
  {
    id: '5.topic.too-long-form',
    section: 5,
    says: "The generator shows 'Topic is too long' for a topic of more than 500 characters.",
  },
  {
    id: '5.business.description-form',
    section: 5,
    says: "In settings a business description of fewer than 10 characters shows 'Please provide more details about your business'.",
  },
  {
    id: '5.business.description-api',
    section: 5,
    says: "POST /api/user/business-context with a business_description of 9 characters answers 400 'Please provide more details about your business'; with 10 it is accepted.",
  },
  {
    id: '5.business.customer-form',
    section: 5,
    says: "In settings an ideal customer of fewer than 20 characters shows 'Please provide detailed information about your ideal customer'.",
  },
  {
    id: '5.business.customer-api',
    section: 5,
    says: "POST /api/user/business-context with an ideal_customer of 19 characters answers 400 'Please provide detailed information about your ideal customer'; with 20 it is accepted.",
  },
  {
    id: '5.business.trimmed',
    section: 5,
    says: 'POST /api/user/business-context counts trimmed lengths: 5 characters and 10 blanks are too short as business_description.',
  },
  {
    id: '5.login.email-form',
    section: 5,
    says: "The Login form shows 'Invalid email address' for an address that is not valid, and sends no request.",
  },
  {
    id: '5.login.email-api',
    section: 5,
    says: "POST /api/login with an address that is not valid answers 400 'Invalid email address'.",
  },
  {
    id: '5.login.password-form',
    section: 5,
    says: "The Login form shows 'Password must be at least 6 characters' for a password of 5 characters, and sends no request.",
  },
  {
    id: '5.login.password-api',
    section: 5,
    says: "POST /api/login with a password of 5 characters answers 400 'Password must be at least 6 characters'.",
  },
  {
    id: '5.register.email-form',
    section: 5,
    says: "The Register form shows 'Invalid email address' for an address that is not valid, and sends no request.",
  },
  {
    id: '5.register.email-api',
    section: 5,
    says: "POST /api/register with an address that is not valid answers 400 'Invalid email address'.",
  },
  {
    id: '5.register.password-form',
    section: 5,
    says: "The Register form shows 'Password must be at least 6 characters' for a password of 5 characters, and sends no request.",
  },
  {
    id: '5.register.password-api',
    section: 5,
    says: "POST /api/register with a password of 5 characters answers 400 'Password must be at least 6 characters'.",
  },
  {
    id: '5.register.password-six-enough',
    section: 5,
    says: "Any password of 6 characters is accepted at registration (e.g. 'aaaaaa'): the minimum length is all that is refused.",
  },
  {
    id: '5.register.strength-meter',
    section: 5,
    says: 'The Register form shows a strength meter that changes with the password typed; it refuses nothing.',
  },
  {
    id: '5.reset.strength-meter',
    section: 5,
    says: 'The reset form shows a strength meter that changes with the password typed; it refuses nothing.',
  },
  {
    id: '5.forgot.email-form',
    section: 5,
    says: "The Forgot Password view refuses an address that is not valid with 'Invalid email address', and sends no request.",
  },
  {
    id: '5.forgot.email-api',
    section: 5,
    says: "POST /api/forgot-password with something that is no e-mail address answers 400 'Invalid email address'.",
  },
  {
    id: '5.reset.password-form',
    section: 5,
    says: "The reset form shows 'Password must be at least 8 characters' for a password of 7 characters, and sends no request.",
  },
  {
    id: '5.reset.password-api',
    section: 5,
    says: "POST /api/reset-password with a valid token and a password of 7 characters answers 400 'Password must be at least 8 characters'; the token stays usable.",
  },
  {
    id: '5.reset.password-eight-enough',
    section: 5,
    says: 'Any password of 8 characters is accepted at reset: the minimum length is all that is refused.',
  },
  {
    id: '5.reset.confirm-must-match',
    section: 5,
    says: "The reset form shows 'Passwords do not match' when confirmPassword differs from the password, and sends no request.",
  },
  {
    id: '5.admin-login.email-form',
    section: 5,
    says: "The admin login form shows 'Valid email is required' for an address that is not valid, and sends no request.",
  },
  {
    id: '5.admin-login.email-api',
    section: 5,
    says: "POST /api/admin/login with an address that is not valid answers 400 'Valid email is required'.",
  },
  {
    id: '5.admin-login.password-form',
    section: 5,
    says: "The admin login form shows 'Password is required' for an empty password, and sends no request.",
  },
  {
    id: '5.admin-login.password-api',
    section: 5,
    says: "POST /api/admin/login with an empty password answers 400 'Password is required'.",
  },
  {
    id: '5.onboarding.first-name-form',
    section: 5,
    says: "Onboarding without a first name shows 'Please enter your first name' and sends no request.",
  },
  {
    id: '5.onboarding.first-name-api',
    section: 5,
    says: "POST /api/update-social-handles with a first_name that is empty or only blanks answers 400 'Please enter your first name'; without first_name at all it is accepted.",
  },
  {
    id: '5.onboarding.handles-optional',
    section: 5,
    says: 'Onboarding with both handles left empty is accepted.',
  },
  {
    id: '5.onboarding.description',
    section: 5,
    says: "Onboarding with a business description of fewer than 10 characters shows 'Please provide more details about your business'.",
  },
  {
    id: '5.onboarding.customer',
    section: 5,
    says: "Onboarding with an ideal customer of fewer than 20 characters shows 'Please provide detailed information about your ideal customer'.",
  },
  {
    id: '5.blog-create.title-form',
    section: 5,
    says: "Creating a post without title shows 'Please fill in all required fields' and sends no request.",
  },
  {
    id: '5.blog-create.excerpt-form',
    section: 5,
    says: "Creating a post without excerpt shows 'Please fill in all required fields' and sends no request.",
  },
  {
    id: '5.blog-create.content-form',
    section: 5,
    says: "Creating a post without content shows 'Please fill in all required fields' and sends no request.",
  },
  {
    id: '5.blog-create.title-api',
    section: 5,
    says: "POST /api/blog/posts by an admin without title answers 400 'Please fill in all required fields'.",
  },
  {
    id: '5.blog-create.excerpt-api',
    section: 5,
    says: "POST /api/blog/posts by an admin without excerpt answers 400 'Please fill in all required fields'.",
  },
  {
    id: '5.blog-create.content-api',
    section: 5,
    says: "POST /api/blog/posts by an admin without content answers 400 'Please fill in all required fields'.",
  },
  {
    id: '5.blog-create.tags-comma-separated',
    section: 5,
    says: "Tags are entered comma-separated: 'a, b' becomes the tags a and b.",
  },
  {
    id: '5.blog-create.tags-trimmed',
    section: 5,
    says: 'Tags are trimmed and empty ones dropped: \' a ,, b , \' becomes ["a", "b"].',
  },
] as const satisfies readonly SpecLine[];
