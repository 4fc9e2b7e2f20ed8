import type { ContractBlock, SigningView } from '~/modules/signing/signing.ts';

export function ContractText({ document }: { document: SigningView['document'] }) {
  const { title, subtitle, parties, highlights, sections } = document;
  return (
    <article className="border border-line p-5 tablet:p-8">
      <h2 className="text-h3">{title}</h2>
      <p className="num mt-1 text-small text-ink-2">{subtitle}</p>
      <div className="mt-5 grid gap-4 tablet:grid-cols-2">
        {parties.map(({ role, name, lines }) => (
          <p key={role} className="text-small">
            <span className="block text-ink-3">{role}</span>
            <strong className="font-semibold">{name}</strong>
            {lines.map((line) => (
              <span key={line} className="block break-words">
                {line}
              </span>
            ))}
          </p>
        ))}
      </div>
      <dl className="mt-5 grid grid-cols-2 gap-4 bg-mist p-4">
        {highlights.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-small text-ink-2">{name}</dt>
            <dd className="num text-h4">{value}</dd>
          </div>
        ))}
      </dl>
      {sections.map((section, index) => (
        <section key={section.title} className="mt-6">
          <h3 className="text-h4">{`${index + 1}. ${section.title}`}</h3>
          {section.blocks.map((block, at) => (
            <Block key={at} block={block} />
          ))}
        </section>
      ))}
    </article>
  );
}

function Block({ block }: { block: ContractBlock }) {
  switch (block.kind) {
    case 'text':
      return <p className="mt-2 text-small">{block.text}</p>;
    case 'list':
      return (
        <ul className="mt-2 grid list-disc gap-1 pl-5 text-small">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'facts':
      return (
        <dl className="mt-2 border-t border-line text-small">
          {block.facts.map(({ name, value }) => (
            <div key={name} className="grid grid-cols-3 gap-4 border-b border-line py-2">
              <dt className="text-ink-2">{name}</dt>
              <dd className="col-span-2 break-words">{value}</dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return (
        <div className="mt-2 overflow-x-auto">
          <table className="plain-table">
            <thead>
              <tr>
                {block.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="num">
              {block.rows.map(({ cells, total }, index) => (
                <tr key={index} className={total ? 'font-semibold' : undefined}>
                  {cells.map((cell, at) => (
                    <td key={at}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}
