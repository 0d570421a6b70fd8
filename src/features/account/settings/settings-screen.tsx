import type { ReactNode } from 'react';
import { ScreenHeading } from '#ui/screen-heading.tsx';
import { BusinessContext } from './business-context.tsx';
import { Devices } from './devices.tsx';
import { Email } from './email.tsx';
import { FirstName } from './first-name.tsx';
import { Legal } from './legal.tsx';
import { Password } from './password.tsx';
import { SocialHandles } from './social-handles.tsx';
import { YourData } from './your-data.tsx';

/** `children` are sections of other features, placed between the profile and the account. */
export default function SettingsScreen({ children }: { children?: ReactNode }) {
  return (
    <>
      <ScreenHeading className="mb-8">Settings</ScreenHeading>
      <FirstName />
      <SocialHandles />
      <BusinessContext />
      {children}
      <Legal />
      <Email />
      <Password />
      <Devices />
      <YourData />
    </>
  );
}
