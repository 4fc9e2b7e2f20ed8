import type { AnswerPart } from '~/modules/content/content.ts';
import { RichText } from './rich-text.tsx';

/** An FAQ answer: its parts in the order the entry names (spec §3 FAQ entry). */
export function FaqAnswer({ answer }: { answer: AnswerPart[] }) {
  return (
    <div className="grid gap-3">
      {answer.map((part, index) =>
        part.kind === 'list' ? (
          <ul key={index} className="max-w-text list-disc pl-5">
            {part.items.map((item) => (
              <li
                key={item}
                className="mt-1 [&_a]:text-action [&_a]:underline [&_a]:underline-offset-3"
                dangerouslySetInnerHTML={{ __html: item }}
              />
            ))}
          </ul>
        ) : (
          <RichText key={index} html={part.html} />
        ),
      )}
    </div>
  );
}
