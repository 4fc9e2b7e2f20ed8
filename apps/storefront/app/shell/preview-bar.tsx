import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import type { PreviewWords } from './preview-words.server.ts';
import './preview-bar.css';

const SAVED = 'strapiUpdate';

const TYPED = 'velory.typed';

/**
 * Says at the foot of the window that a page is a preview, what is missing, and the way out. It is loaded anew when
 * the editor saves, and shows in place what the editor types.
 */
export function PreviewBar({ label, text, remarks, exit, origins }: PreviewWords) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const onMessage = ({ origin, data }: MessageEvent<unknown>) => {
      if (!origins.includes(origin) || typeof data !== 'object' || data === null || !('type' in data)) return;
      if (data.type === SAVED) window.location.reload();
      if (data.type === TYPED) revalidate();
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [origins, revalidate]);
  return (
    <aside className="preview-bar" aria-label={label}>
      <p>
        <bdi>{text}</bdi>
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
