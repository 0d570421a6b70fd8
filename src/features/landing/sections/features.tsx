import type { Theme, ThemeName } from '../theme.ts';
import { examples } from '../themes/examples.ts';
import { Quoting } from '../words.tsx';
import { Section } from './frame.tsx';
import { SPECIMENS, Specimen } from './specimens.tsx';

/** Wide and narrow take turns, so that the eye walks the page instead of counting cards. */
const WIDTHS = [
  'lg:col-span-7',
  'lg:col-span-5',
  'lg:col-span-5',
  'lg:col-span-7',
  'lg:col-span-7',
  'lg:col-span-5',
] as const;

export function Features({ theme, name }: { theme: Theme; name: ThemeName }) {
  const { title, items } = theme.copy.features;
  const example = examples[name];
  return (
    <Section name="features" title={title}>
      <ol className="mt-14 grid grid-cols-1 gap-x-10 gap-y-14 lg:mt-20 lg:grid-cols-12 lg:gap-x-16 lg:gap-y-20">
        {items.map((item, index) => (
          <li key={item.title} className={`feature ${WIDTHS[index % WIDTHS.length]}`}>
            <h3 className="title-3">{item.title}</h3>
            <div className="mt-3 max-w-[34rem] text-[1.0625rem]">
              <Quoting text={item.description} example={example} />
            </div>
            <Specimen kind={SPECIMENS[name][index]} example={example} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
