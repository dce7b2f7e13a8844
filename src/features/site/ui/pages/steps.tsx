import './site-pages.css'

/** Numbered steps. */
export function Steps({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ol className="sp-steps">
      {items.map(({ title, text }, at) => (
        <li key={title}>
          <b className="num" aria-hidden="true">
            {at + 1}
          </b>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
