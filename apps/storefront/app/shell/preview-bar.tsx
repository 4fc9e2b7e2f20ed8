import { useEffect } from 'react';
import type { PreviewWords } from './preview-words.server.ts';
import './preview-bar.css';

/** What Strapi tells the frame once an entry was saved. */
const SAVED = 'strapiUpdate';

/** Says at the foot of the window that a page is a preview, what is missing, and the way out. It is loaded anew when the editor saves. */
export function PreviewBar({ label, text, remarks, exit, origins }: PreviewWords) {
  useEffect(() => {
    const onMessage = ({ origin, data }: MessageEvent<unknown>) => {
      const isSaved = typeof data === 'object' && data !== null && 'type' in data && data.type === SAVED;
      if (isSaved && origins.includes(origin)) window.location.reload();
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [origins]);
  return (
    <aside className="preview-bar" aria-label={label}>
      <p>
        {text}
        {remarks.map((remark) => (
          <span key={remark} className="preview-remark">
            {remark}
          </span>
        ))}
      </p>
      <a href={exit.href} target="_blank" rel="noopener">
        {exit.label}
      </a>
    </aside>
  );
}
