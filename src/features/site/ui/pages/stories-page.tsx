import type { Story } from '../../page-texts.ts'
import { PageEnd, startLinks } from './page-end.tsx'
import { PageOpening } from './page-opening.tsx'
import './site-pages.css'

/** Four example searches, labeled as examples (MKT-04). */
export function StoriesPage({ stories }: { stories: Story[] }) {
  return (
    <>
      <PageOpening heading={['Four searches,', 'start to yes.']}>
        <p className="lead">These are examples: the people are invented, the features are real.</p>
      </PageOpening>
      {stories.map((story) => (
        <StoryArticle key={story.name} story={story} />
      ))}
      <PageEnd heading={['Yours starts', 'with a resume.']} links={startLinks} />
    </>
  )
}

function StoryArticle({
  story: { name, was, became, place, weeks, sent, answered, paragraphs, learned },
}: {
  story: Story
}) {
  return (
    <article className="pub pg-part st" aria-label={`Example: ${name}`}>
      <div>
        <p className="meta">Example</p>
        <h2>{name}</h2>
        <p>
          {was}, then {became.charAt(0).toLowerCase() + became.slice(1)}. {place}.
        </p>
        <dl className="st-figures">
          {Object.entries({ Weeks: weeks, Sent: sent, Answered: answered }).map(([what, figure]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd className="num">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="prose">
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <p className="st-learned">{learned}</p>
    </article>
  )
}
