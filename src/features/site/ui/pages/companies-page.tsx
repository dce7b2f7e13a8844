import { ScrollBox } from '#ui/page/scroll-box.tsx'
import type { CompaniesText } from '../../page-texts.ts'
import { PageEnd } from './page-end.tsx'
import { ProductOpening } from './page-opening.tsx'
import { Points } from './points.tsx'
import { ProductPicture } from './product-picture.tsx'
import { Questions } from './questions.tsx'
import { Steps } from './steps.tsx'
import './site-pages.css'

/** The page for companies, from the posting to the answer. */
export function CompaniesPage({ text, origin }: { text: CompaniesText; origin: string }) {
  const { heading, lead, free, action, signIn, picture, steps, promise, points, embed, questions } = text
  return (
    <>
      <ProductOpening heading={heading} lead={lead} links={[action, signIn]}>
        {free}
      </ProductOpening>
      <ProductPicture {...picture} isFirst />
      <section className="pub sp-part" aria-labelledby="steps">
        <h2 id="steps">How it works</h2>
        <Steps items={steps} />
      </section>
      <section className="band fc-promise" data-portal="company" aria-labelledby="promise">
        <div className="pub">
          <h2 id="promise">{promise.title}</h2>
          <p className="lead">{promise.text}</p>
        </div>
        <ProductPicture {...promise.picture} />
      </section>
      <section className="pub sp-part" aria-labelledby="points">
        <h2 id="points">What you can count on</h2>
        <Points items={points} />
      </section>
      <section className="pub sp-part fc-embed" aria-labelledby="embed">
        <div>
          <h2 id="embed">{embed.title}</h2>
          <p>{embed.text}</p>
        </div>
        <ScrollBox label="The snippet for your site">
          <pre>
            <code>{`<script src="${origin}/embed/jobs.js"\n  data-company="fernway" async></script>`}</code>
          </pre>
        </ScrollBox>
      </section>
      <Questions questions={questions} />
      <PageEnd heading={['Hiring?', 'Start hiring']} links={[action, { to: '/jobs', label: 'See open jobs' }]} />
    </>
  )
}
