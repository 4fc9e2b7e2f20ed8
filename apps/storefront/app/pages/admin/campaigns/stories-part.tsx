import type { StoryFigures } from '~/modules/stories/stories.server.ts';
import { formatCount } from '~/pages/admin/frame.tsx';

/** What became of each story. */
export function Stories({ stories }: { stories: StoryFigures[] }) {
  if (stories.length === 0) return <p className="mute">Noch keine.</p>;
  return (
    <div className="adm-scroll">
      <table className="adm-table adm-stacked">
        <caption className="sr-only">Storys, die neuesten zuerst</caption>
        <thead>
          <tr>
            <th scope="col">Story</th>
            <th scope="col" className="r">
              Geöffnet
            </th>
            <th scope="col" className="r">
              Zu Ende
            </th>
            <th scope="col" className="r">
              Zum Produkt
            </th>
            <th scope="col" className="r">
              Gefällt
            </th>
          </tr>
        </thead>
        <tbody className="num">
          {stories.map(({ id, title, views, finished, clicks, likes, polls }) => (
            <tr key={id}>
              <td>
                <b>{title}</b>
                {polls.map(({ question, answers }) => (
                  <small
                    key={question}
                  >{`${question} ${answers.map(({ text, count }) => `${text} ${formatCount(count)}`).join(', ')}`}</small>
                ))}
              </td>
              <td className="r" data-head="Geöffnet:">
                {formatCount(views)}
              </td>
              <td className="r" data-head="Zu Ende:">
                {formatCount(finished)}
              </td>
              <td className="r" data-head="Zum Produkt:">
                {formatCount(clicks)}
              </td>
              <td className="r" data-head="Gefällt:">
                {formatCount(likes)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
