export const VALIDATION_RULES = {
  '5.trim.before-length':
    'Input is trimmed before its length is counted: blanks alone count as empty in topic, first name, business description, ideal customer, title, excerpt and content.',
  '5.topic.required-form': "Generating with an empty topic shows 'Topic is required' and sends no request.",
  '5.topic.required-api':
    "POST /api/hooks/generate with topic missing, empty or only blanks answers 400 'Topic is required' and costs no run.",
  '5.topic.one-character': 'A topic of 1 character is accepted.',
  '5.topic.500-characters': 'A topic of 500 characters is accepted.',
  '5.topic.too-long-api':
    "POST /api/hooks/generate with a topic of 501 characters answers 400 'Topic is too long' and costs no run.",
  '5.topic.too-long-form': "The generator shows 'Topic is too long' for a topic of more than 500 characters.",
  '5.business.description-form':
    "In settings a business description of fewer than 10 characters shows 'Please provide more details about your business'.",
  '5.business.description-api':
    "POST /api/user/business-context with a business_description of 9 characters answers 400 'Please provide more details about your business'; with 10 it is accepted.",
  '5.business.customer-form':
    "In settings an ideal customer of fewer than 20 characters shows 'Please provide detailed information about your ideal customer'.",
  '5.business.customer-api':
    "POST /api/user/business-context with an ideal_customer of 19 characters answers 400 'Please provide detailed information about your ideal customer'; with 20 it is accepted.",
  '5.business.trimmed':
    'POST /api/user/business-context counts trimmed lengths: 5 characters and 10 blanks are too short as business_description.',
  '5.login.email-form':
    "The Login form shows 'Invalid email address' for an address that is not valid, and sends no request.",
  '5.login.email-api':
    "POST /api/login with an address that is not valid answers 400 'Invalid email address'.",
  '5.login.password-form':
    "The Login form shows 'Password must be at least 6 characters' for a password of 5 characters, and sends no request.",
  '5.login.password-api':
    "POST /api/login with a password of 5 characters answers 400 'Password must be at least 6 characters'.",
  '5.register.email-form':
    "The Register form shows 'Invalid email address' for an address that is not valid, and sends no request.",
  '5.register.email-api':
    "POST /api/register with an address that is not valid answers 400 'Invalid email address'.",
  '5.register.password-form':
    "The Register form shows 'Password must be at least 6 characters' for a password of 5 characters, and sends no request.",
  '5.register.password-api':
    "POST /api/register with a password of 5 characters answers 400 'Password must be at least 6 characters'.",
  '5.register.password-six-enough':
    "Any password of 6 characters is accepted at registration (e.g. 'aaaaaa'): the minimum length is all that is refused.",
  '5.register.strength-meter':
    'The Register form shows a strength meter that changes with the password typed; it refuses nothing.',
  '5.reset.strength-meter':
    'The reset form shows a strength meter that changes with the password typed; it refuses nothing.',
  '5.forgot.email-form':
    "The Forgot Password view refuses an address that is not valid with 'Invalid email address', and sends no request.",
  '5.forgot.email-api':
    "POST /api/forgot-password with something that is no e-mail address answers 400 'Invalid email address'.",
  '5.reset.password-form':
    "The reset form shows 'Password must be at least 8 characters' for a password of 7 characters, and sends no request.",
  '5.reset.password-api':
    "POST /api/reset-password with a valid token and a password of 7 characters answers 400 'Password must be at least 8 characters'; the token stays usable.",
  '5.reset.password-eight-enough':
    'Any password of 8 characters is accepted at reset: the minimum length is all that is refused.',
  '5.reset.confirm-must-match':
    "The reset form shows 'Passwords do not match' when confirmPassword differs from the password, and sends no request.",
  '5.admin-login.email-form':
    "The admin login form shows 'Valid email is required' for an address that is not valid, and sends no request.",
  '5.admin-login.email-api':
    "POST /api/admin/login with an address that is not valid answers 400 'Valid email is required'.",
  '5.admin-login.password-form':
    "The admin login form shows 'Password is required' for an empty password, and sends no request.",
  '5.admin-login.password-api':
    "POST /api/admin/login with an empty password answers 400 'Password is required'.",
  '5.onboarding.first-name-form':
    "Onboarding without a first name shows 'Please enter your first name' and sends no request.",
  '5.onboarding.first-name-api':
    "POST /api/update-social-handles with a first_name that is empty or only blanks answers 400 'Please enter your first name'; without first_name at all it is accepted.",
  '5.onboarding.handles-optional': 'Onboarding with both handles left empty is accepted.',
  '5.onboarding.description':
    "Onboarding with a business description of fewer than 10 characters shows 'Please provide more details about your business'.",
  '5.onboarding.customer':
    "Onboarding with an ideal customer of fewer than 20 characters shows 'Please provide detailed information about your ideal customer'.",
  '5.blog-create.title-form':
    "Creating a post without title shows 'Please fill in all required fields' and sends no request.",
  '5.blog-create.excerpt-form':
    "Creating a post without excerpt shows 'Please fill in all required fields' and sends no request.",
  '5.blog-create.content-form':
    "Creating a post without content shows 'Please fill in all required fields' and sends no request.",
  '5.blog-create.title-api':
    "POST /api/blog/posts by an admin without title answers 400 'Please fill in all required fields'.",
  '5.blog-create.excerpt-api':
    "POST /api/blog/posts by an admin without excerpt answers 400 'Please fill in all required fields'.",
  '5.blog-create.content-api':
    "POST /api/blog/posts by an admin without content answers 400 'Please fill in all required fields'.",
  '5.blog-create.tags-comma-separated': "Tags are entered comma-separated: 'a, b' becomes the tags a and b.",
  '5.blog-create.tags-trimmed': 'Tags are trimmed and empty ones dropped: \' a ,, b , \' becomes ["a", "b"].',
};
