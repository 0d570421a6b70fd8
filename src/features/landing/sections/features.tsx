import type { ThemeName } from '#platform/theme-names.ts';
import { CopyWithQuotes } from '../copy-text.tsx';
import { examples } from '../themes/examples.ts';
import { THEMES } from '../themes/registry.ts';
import { PRODUCT_SAMPLES, ProductSample } from './product-samples.tsx';
import { Section } from './section.tsx';

export function Features({ theme }: { theme: ThemeName }) {
  const { title, items } = THEMES[theme].copy.features;
  const example = examples[theme];
  return (
    <Section name="features" title={title}>
      <ol className="mt-14 grid grid-cols-1 gap-x-10 gap-y-14 lg:mt-20 lg:grid-cols-2 lg:gap-x-16 lg:gap-y-20">
        {items.map((item, index) => (
          <li key={item.title} className="feature">
            <h3 className="title-3">{item.title}</h3>
            <div className="mt-3 max-w-[34rem] text-[1.0625rem]">
              <CopyWithQuotes text={item.description} example={example} />
            </div>
            <ProductSample kind={PRODUCT_SAMPLES[theme][index]} example={example} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
