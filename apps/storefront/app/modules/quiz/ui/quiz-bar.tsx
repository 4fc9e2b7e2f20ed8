import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { IconButton, LinkButton } from '~/ui/button.tsx';
import './quiz-bar.css';

/** The bar at the foot of long pages that leads to the quiz. @param onClose for this visit */
export default function QuizBar({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('quiz-bar');
  const locale = useLocale();
  return (
    <aside className="buy-bar quiz-bar" aria-label={t('label')}>
      <div className="page">
        <p className="mr-auto">
          <b className="font-semibold">{t('title')}</b>
          <span className="block text-small text-ink-2">{t('text')}</span>
        </p>
        <LinkButton small href={href('quiz', {}, locale)}>
          {t('go')}
        </LinkButton>
        <IconButton icon="close" label={t('close')} onClick={onClose} />
      </div>
    </aside>
  );
}
