import type { ThemeName } from '#platform/theme-names.ts';
import { classNames } from '#ui/class-names.ts';
import { screenHeadingStyle } from '#ui/screen-heading-style.ts';
import { AuthLayout } from '../../layout/auth-layout.tsx';
import { TABS } from './auth-tabs.ts';
import { REGISTER_HEADING, RegisterPromise } from './register-promise.tsx';

/**
 * A picture of the login screen until the application has loaded. Nothing in it can be pressed or typed into, so that
 * no typed text is lost.
 */
export function AuthSkeleton({ theme, registers }: { theme: ThemeName; registers: boolean }) {
  return (
    <div id="auth-skeleton" inert aria-hidden>
      <AuthLayout theme={theme} arriving={false}>
        {registers && (
          <>
            <div className="flex gap-6 border-b border-line">
              {TABS.map(({ name, title }) => (
                <span
                  key={name}
                  className={classNames(
                    '-mb-px grid h-11 items-center border-b-2 font-semibold',
                    name === 'register' ? 'border-accent-text' : 'border-transparent text-soft',
                  )}
                >
                  {title}
                </span>
              ))}
            </div>
            <div className="grid gap-5 pt-8">
              <div>
                <p className={screenHeadingStyle}>{REGISTER_HEADING}</p>
                <RegisterPromise />
              </div>
              {['Email', 'Password'].map((label) => (
                <div key={label} className="grid gap-1.5">
                  <span className="font-semibold">{label}</span>
                  <span className="h-11 rounded-lg border border-line bg-raised" />
                </div>
              ))}
            </div>
          </>
        )}
      </AuthLayout>
    </div>
  );
}
