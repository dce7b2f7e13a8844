import type { ReactNode } from 'react'
import { isSubLine, type Run, runsOf, SUB_LINE } from '#features/document-content/marked-text.ts'
import type { ResumeText } from '../../share-contract.ts'

type Section = ResumeText['sections'][number]
type Entry = Extract<Section, { kind: 'entries' }>['entries'][number]

/** The text of a resume under real headings, for screen readers and zoomed pages. */
export function ResumeAsText({ words: { name, headline, contacts, sections } }: { words: ResumeText }) {
  return (
    <article dir="auto">
      {name && <h2>{name}</h2>}
      {headline && <p>{headline}</p>}
      {contacts.length > 0 && (
        <ul>
          {contacts.map((contact) => (
            <li key={`${contact.text} ${contact.url}`}>
              <Address {...contact} />
            </li>
          ))}
        </ul>
      )}
      {sections.map((section) => (
        <section key={section.id}>
          {section.title && <h3>{section.title}</h3>}
          <Body section={section} />
        </section>
      ))}
    </article>
  )
}

function Address({ text, url }: { text: ReactNode; url: string | null }) {
  if (!url) return text
  return (
    <a className="link" href={url} rel="noreferrer nofollow ugc">
      {text}
    </a>
  )
}

/** A text with its bold words and links. */
const MarkedText = ({ text }: { text: string }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing else to be known by
  runsOf(text).map((run, at) => <Part key={at} {...run} />)

function Part({ text, isBold, url }: Run) {
  const words = isBold ? <b>{text}</b> : text
  return url ? <Address text={words} url={url} /> : words
}

function Body({ section }: { section: Section }) {
  if (section.kind === 'text')
    return section.paragraphs.map((text) => (
      <p key={text}>
        <MarkedText text={text} />
      </p>
    ))
  if (section.kind === 'entries') {
    return section.entries.map((entry) => <OneEntry key={JSON.stringify(entry)} entry={entry} />)
  }
  return section.groups.map(({ label, words }) => (
    <p key={label}>
      {label && <b>{label}: </b>}
      {words.map(({ text }) => text).join(', ')}
    </p>
  ))
}

function OneEntry({ entry }: { entry: Entry }) {
  const { part, title, org, place, dates, notes, link, paragraphs, bullets } = entry
  const head = [title, org].filter(Boolean).join(', ')
  const facts = [dates, place, ...notes].filter(Boolean).join(' · ')
  return (
    <>
      {head && (part === 'role' ? <h5>{head}</h5> : <h4>{head}</h4>)}
      {facts && <p className="meta">{facts}</p>}
      {link && (
        <p>
          <Address {...link} />
        </p>
      )}
      {paragraphs.map((text) => (
        <p key={text}>
          <MarkedText text={text} />
        </p>
      ))}
      {bullets.length > 0 && (
        <ul>
          {bullets.map((text) => (
            <li key={text} className={isSubLine(text) ? 'sr-sub' : undefined}>
              <MarkedText text={isSubLine(text) ? text.slice(SUB_LINE.length) : text} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
