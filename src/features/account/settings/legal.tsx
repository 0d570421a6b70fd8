import { paths } from '#platform/paths.ts';
import { initialData } from '../sessions/initial-data.client.ts';
import { Section } from './settings-section.tsx';

export function Legal() {
  const { supportEmail } = initialData;
  const link =
    'w-fit rounded-sm underline decoration-line underline-offset-4 hover:decoration-current focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus';
  return (
    <Section title="Legal" text="What we promise each other, and who to ask.">
      <ul className="grid gap-3">
        <li>
          <a className={link} href={paths.terms}>
            Terms of Service
          </a>
        </li>
        <li>
          <a className={link} href={paths.privacy}>
            Privacy Policy
          </a>
        </li>
        <li>
          <a className={link} href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
        </li>
      </ul>
    </Section>
  );
}
