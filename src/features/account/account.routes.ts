import { createApi } from '#platform/http/openapi.ts';
import type { Services } from '#platform/services.ts';
import type { AccountMails } from './account-mails.ts';
import { accountSettingsRoutes } from './account-settings.routes.ts';
import { changeEmailRoutes } from './change-email.routes.ts';
import { credentialRoutes } from './credentials.routes.ts';
import { profileRoutes } from './profile.routes.ts';
import { recoveryRoutes } from './recovery.routes.ts';

/** All calls of an account; its type is what the browser's client is made of. */
export function accountRoutes(services: Services, mails: AccountMails) {
  return createApi()
    .route('/', credentialRoutes(services, mails))
    .route('/', recoveryRoutes(services, mails))
    .route('/', profileRoutes(services))
    .route('/', accountSettingsRoutes(services, mails))
    .route('/', changeEmailRoutes(services, mails));
}
