import type { LegalText } from '../../page-texts.ts'
import './site-pages.css'

const anchor = (title: string) => title.toLowerCase().replace(/[^a-z]+/g, '-')

/** A legal text with links to its sections, and the date of its last change (HELP-06). */
export function LegalPage({ title, text: { updated, parts } }: { title: string; text: LegalText }) {
  return (
    <div className="pub lg">
      <header>
        <h1>{title}</h1>
        <p className="meta">Last updated: {updated}</p>
      </header>
      <nav aria-label={`Sections of the ${title.toLowerCase()}`}>
        <ol>
          {parts.map((part) => (
            <li key={part.title}>
              <a href={`#${anchor(part.title)}`}>{part.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="prose">
        {parts.map((part) => (
          <section key={part.title} id={anchor(part.title)} aria-label={part.title}>
            <h2>{part.title}</h2>
            {part.paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {part.list.length > 0 && (
              <ul>
                {part.list.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </div>
  )
}
