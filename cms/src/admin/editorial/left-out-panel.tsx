import { Link } from 'react-router-dom';
import { useTexts } from '../texts';
import { useLeftOut } from './left-out';
import { idOf, type PanelProps, small } from './parts';

/** Side panel: why the shop leaves out the entry or parts of it. */
export function LeftOutPanel(props: PanelProps) {
  const { model, document } = props;
  const t = useTexts();
  const { entries } = useLeftOut(document?.updatedAt);
  const own = entries?.find(
    (entry) => entry.uid === model && entry.documentId === idOf(props) && entry.locale === document?.locale,
  );
  if (!own) return null;
  return {
    title: t('left-out.beside'),
    content: (
      <div style={{ ...small, width: '100%', overflowWrap: 'anywhere' }} role="alert">
        <p>{t(own.isWhole ? 'left-out.whole' : 'left-out.part')}</p>
        <ul>
          {own.problems.map((problem) => (
            <li key={problem} style={{ color: '#b72b1a' }}>
              {problem}
            </li>
          ))}
        </ul>
        <Link to="/ausgelassen">{t('left-out.all')}</Link>
      </div>
    ),
  };
}
