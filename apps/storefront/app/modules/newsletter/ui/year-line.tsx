import { useTranslation } from '~/i18n/use-translation.ts';
import { cx } from '~/ui/class-names.ts';

/**
 * Twelve stops, twelve mails; the next one is filled. Decoration: the words beside it say the same.
 * @param month of the next, 1 to 12
 */
export function YearLine({ month }: { month: number }) {
  const { t } = useTranslation('newsletter');
  return (
    <div className="newsletter-art" aria-hidden="true">
      <img src="/bilder/rahmen/wave.svg" width={640} height={400} alt="" loading="lazy" />
      <ol>
        {Array.from({ length: 12 }, (_, index) => (
          <li key={index} className={cx(index === 0 && 'newsletter-next')}>
            <span>{t(`months.${(month - 1 + index) % 12}`)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
