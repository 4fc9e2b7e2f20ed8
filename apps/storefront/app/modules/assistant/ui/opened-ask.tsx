import { AskSection } from './ask-section.tsx';
import './opened-ask.css';

/** The helper where somebody has opened it on a product's page. */
export default function OpenedAsk(props: { bikeSlug: string; hasOften: boolean }) {
  return <AskSection {...props} isOpened />;
}
