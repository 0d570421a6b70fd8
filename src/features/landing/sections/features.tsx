import type { ThemeName } from '#platform/theme-names.ts';
import { CopyWithQuotes } from '../copy-text.tsx';
import type { Theme } from '../theme.ts';
import { examples } from '../themes/examples.ts';
import { PRODUCT_SAMPLES, ProductSample } from './product-samples.tsx';
import { Section } from './section.tsx';

export function Features({ theme, name }: { theme: Theme; name: ThemeName }) {
  const { title, items } = theme.copy.features;
  const example = examples[name];
  return (
    <Section name="features" title={title}>
      <ol className="mt-14 grid grid-cols-1 gap-x-10 gap-y-14 lg:mt-20 lg:grid-cols-2 lg:gap-x-16 lg:gap-y-20">
        {items.map((item, index) => (
          <li key={item.title} className="feature">
            <h3 className="title-3">{item.title}</h3>
            <div className="mt-3 max-w-[34rem] text-[1.0625rem]">
              <CopyWithQuotes text={item.description} example={example} />
            </div>
            <ProductSample kind={PRODUCT_SAMPLES[name][index]} example={example} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
