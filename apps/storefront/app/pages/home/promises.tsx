import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { Section } from '~/ui/layout.tsx';
import type { SectionOf } from './section.ts';

const promises = [
  { key: 'delivery', icon: 'truck' },
  { key: 'interest', icon: 'calendar' },
  { key: 'plan', icon: 'check' },
  { key: 'service', icon: 'tool' },
] as const;

/** What holds for every order. */
export function Promises({ section }: { section: SectionOf<'promises'> }) {
  const { t } = useTranslation('home');
  return (
    <Section flush>
      <ul className="grid gap-6 tablet:grid-cols-2 desktop:grid-cols-4">
        {section.promises
          ? section.promises.map((text) => (
              <li key={text} className="text-h4">
                {text}
              </li>
            ))
          : promises.map(({ key, icon }) => (
              <li key={key} className="grid grid-cols-[40px_1fr] gap-x-2 tablet:block">
                <Icon name={icon} />
                <div>
                  <h3 className="text-h4 tablet:mt-3">{t(`promises.${key}.title`)}</h3>
                  <p className="text-ink-2">{t(`promises.${key}.text`)}</p>
                </div>
              </li>
            ))}
      </ul>
    </Section>
  );
}
