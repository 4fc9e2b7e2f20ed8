import { AskSection } from './ask-section.tsx';
import './opened-ask.css';

export default function OpenedAsk(props: { bikeSlug: string; hasOften: boolean }) {
  return <AskSection {...props} isOpened />;
}
