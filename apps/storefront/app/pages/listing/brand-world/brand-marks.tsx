import { useTranslation } from '~/i18n/use-translation.ts';
import { Section, SectionHead } from '~/ui/layout.tsx';
import { Picture } from '~/ui/picture.tsx';
import type { BrandRange } from './brand-range.ts';

/** What a brand is known by: what its leading bike has, each with its detail. */
export function BrandMarks({ range, name }: { range: BrandRange; name: string }) {
  const { t } = useTranslation('world');
  if (range.marks.length === 0) return null;
  return (
    <Section flush>
      <SectionHead title={t('brand.marks', { name })} lead={t('brand.marksOf', { name: range.marksOf })} />
      <ul className="grid gap-6 tablet:grid-cols-3 tablet:gap-5">
        {range.marks.map(({ title, text, picture }) => (
          <li key={title}>
            <div className="bg-mist">
              <Picture picture={{ ...picture, alt: '' }} className="w-full" />
            </div>
            <h3 className="mt-3 text-h4">{title}</h3>
            <p className="mt-1 text-small text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
