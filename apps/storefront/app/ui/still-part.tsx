import { type ComponentType, lazy, useState } from 'react';

/**
 * A part that the server draws and nothing brings to life: links and pictures, which work as they are. On the page that the server
 * has drawn its code stays out of the browser; where a change of the route brings it, the code comes with it.
 * @param id its own on the page
 * @returns the part; it wants a key where its page can show another one
 */
export function stillPart<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return function StillPart(props: Props) {
    const [drawn] = useState(() =>
      typeof document === 'undefined' ? undefined : document.getElementById(id)?.innerHTML,
    );
    // What the server has drawn stays as it is.
    if (drawn !== undefined)
      return <div id={id} dangerouslySetInnerHTML={{ __html: drawn }} suppressHydrationWarning />;
    return (
      <div id={id}>
        <Part {...props} />
      </div>
    );
  };
}
