import { useTranslation } from '~/i18n/use-translation.ts';
import { LoadingOverlay } from '~/ui/spinner.tsx';

const messages = [0, 1, 2, 3] as const;

/** The overlay of a change of route, with messages that take turns (spec §2, §9). */
export default function RouteOverlay({ label }: { label: string }) {
  const { t } = useTranslation('waiting');
  return <LoadingOverlay label={label} messages={messages.map((index) => t(`messages.${index}`))} />;
}
