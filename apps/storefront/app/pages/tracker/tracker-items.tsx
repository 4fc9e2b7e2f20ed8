import { useTranslation } from '~/i18n/use-translation.ts';
import { Picture } from '~/ui/picture.tsx';
import type { TrackerView } from '~/modules/fulfilment/tracker.ts';

const PICTURE = { width: 800, height: 500 };

export function TrackerItems({ items }: { items: TrackerView['items'] }) {
  const { t } = useTranslation('tracker');
  const [first, ...others] = items;
  if (!first) return null;
  return (
    <section aria-labelledby="bestellt">
      <h2 id="bestellt" className="sr-only">
        {t('items')}
      </h2>
      <div className="bg-mist">
        <Picture
          picture={{ src: first.image, ...PICTURE, alt: '' }}
          priority
          className="aspect-bike h-auto w-full object-contain p-3"
        />
      </div>
      <ul>
        {[first, ...others].map(({ name, details }, index) => (
          <li key={index} className="border-b border-line py-4">
            <p className="text-h4">{name}</p>
            <p className="text-small text-ink-2">{details.join(', ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
