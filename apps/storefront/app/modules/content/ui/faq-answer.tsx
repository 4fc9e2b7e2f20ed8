import type { AnswerPart } from '~/modules/content/content.ts';
import { RichText } from './rich-text.tsx';

/** An FAQ answer: its parts in the order the entry names (spec §3 FAQ entry). */
export function FaqAnswer({ answer }: { answer: AnswerPart[] }) {
  return (
    <div className="grid gap-3">
      {answer.map((part, index) =>
        part.kind === 'list' ? <AnswerList key={index} part={part} /> : <RichText key={index} html={part.html} />,
      )}
    </div>
  );
}

function AnswerList({ part }: { part: Extract<AnswerPart, { kind: 'list' }> }) {
  const tag = part.ordered ? 'ol' : 'ul';
  return <RichText html={`<${tag}>${part.items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`} />;
}
