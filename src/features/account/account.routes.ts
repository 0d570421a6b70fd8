import { createApi } from '#platform/http/openapi.ts';
import type { Services } from '#platform/services.ts';
import { changeEmailRoutes } from './change-email/change-email.routes.ts';
import { credentialRoutes } from './login/login.routes.ts';
import type { AccountMails } from './mails/account-mails.ts';
import { recoveryRoutes } from './password-reset/password-reset.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { accountSettingsRoutes } from './settings/settings.routes.ts';

/** All calls of an account; its type is what the browser's client is made of. */
export function accountRoutes(services: Services, mails: AccountMails) {
  return createApi()
    .route('/', credentialRoutes(services, mails))
    .route('/', recoveryRoutes(services, mails))
    .route('/', profileRoutes(services))
    .route('/', accountSettingsRoutes(services, mails))
    .route('/', changeEmailRoutes(services, mails));
}
