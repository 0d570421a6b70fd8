import { createApi } from '#platform/http/openapi.ts';
import type { Services } from '#platform/services.ts';
import { changeEmailRoutes } from './change-email/change-email.routes.ts';
import { confirmEmailRoutes } from './confirm-email/confirm-email.routes.ts';
import { loginRoutes } from './login/login.routes.ts';
import type { EnqueueAccountMail } from './mails/account-mails.ts';
import { passwordResetRoutes } from './password-reset/password-reset.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';

/** All calls of an account; its type is what the browser's client is made of. */
export function accountRoutes(services: Services, enqueueMail: EnqueueAccountMail) {
  return createApi()
    .route('/', loginRoutes(services, enqueueMail))
    .route('/', passwordResetRoutes(services, enqueueMail))
    .route('/', confirmEmailRoutes(services, enqueueMail))
    .route('/', profileRoutes(services))
    .route('/', settingsRoutes(services, enqueueMail))
    .route('/', changeEmailRoutes(services, enqueueMail));
}
