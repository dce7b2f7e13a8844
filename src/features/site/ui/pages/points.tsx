import './site-pages.css'

/** Short texts with headings, side by side if there is space. */
export function Points({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ul className="sp-points">
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
