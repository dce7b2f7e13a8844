import { longDay } from '#lib/dates.ts'
import { salaryFull } from '#lib/money.ts'
import { CompanyMark } from '#ui/primitives/avatar.tsx'
import { RichText } from '#ui/primitives/rich-text.tsx'
import type { Posting } from '../../../posting-contract.ts'
import { employmentLabel, placeLabel } from '../../../rules.ts'
import { postingTitle } from '../posting-texts.ts'

/** A job as candidates read it: head, facts, description, requirements. */
export function PostingArticle({ posting }: { posting: Posting }) {
  const { companyName, companyLogoUrl, description, requirements } = posting
  return (
    <article className="stack stack-6">
      <header className="stack stack-4">
        <div className="row row-4 top">
          <CompanyMark name={companyName} src={companyLogoUrl} size="lg" />
          <div className="grow">
            <h3 className="text-2xl">{postingTitle(posting)}</h3>
            <p className="strong">{companyName}</p>
          </div>
        </div>
        <PostingFacts posting={posting} />
      </header>
      {description && <RichText html={description} />}
      {requirements && (
        <section className="stack stack-3">
          <h3 className="text-xl">Requirements</h3>
          <RichText html={requirements} />
        </section>
      )}
    </article>
  )
}

function PostingFacts({ posting }: { posting: Posting }) {
  const { salaryMin, salaryMax, employmentType, applicationDeadline } = posting
  const facts = [
    ['Salary', salaryFull(salaryMin, salaryMax)],
    ['Type', employmentLabel(employmentType)],
    ['Place', placeLabel(posting)],
    ['Closes', applicationDeadline ? longDay(applicationDeadline) : 'No closing date'],
  ] as const
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-6 gap-y-3 border-y border-line py-3">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="meta">{name}</dt>
          <dd className="strong num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
