import { ScreenHeading } from '#ui/screen-heading.tsx';
import { BusinessContext } from './business-context.tsx';
import { Devices } from './devices.tsx';
import { Email } from './email.tsx';
import { Legal } from './legal.tsx';
import { Password } from './password.tsx';
import { SocialHandles } from './social-handles.tsx';
import { YourData } from './your-data.tsx';

export default function SettingsScreen() {
  return (
    <>
      <ScreenHeading className="mb-8">Settings</ScreenHeading>
      <SocialHandles />
      <BusinessContext />
      <Legal />
      <Email />
      <Password />
      <Devices />
      <YourData />
    </>
  );
}
