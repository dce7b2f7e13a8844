import { ArrowRight } from 'lucide-react'
import { employmentTypeLabels } from '#features/job-postings/rules.ts'
import { salaryFull } from '#lib/money.ts'
import { dollarsAYear } from '#lib/pay/pay.ts'
import { CompanyMark } from '#ui/primitives/avatar.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { TextLink } from '#ui/primitives/button.tsx'
import { sampleJobs } from '../../copy.ts'
import '#features/job-board/ui/components/job-card.css'
import './landing.css'

/** Four sample cards of postings (LAND-03); each links to real ones like it. */
export function SampleJobs() {
  return (
    <section className="pub lp-jobs">
      <div className="row between wrap">
        <h2>A job at a glance</h2>
        <TextLink to="/jobs" icon={ArrowRight}>
          All open jobs
        </TextLink>
      </div>
      <p className="meta">Four samples. Every card shows pay, location and type before you click.</p>
      <ul>
        {sampleJobs.map(({ title, company, mark, place, type, min, max }) => (
          <li key={title} className="job-card">
            <div className="row between">
              <CompanyMark name={company} src={`/brand/companies/${mark}.svg`} />
              <span className="row">
                <Badge tone="line">Sample</Badge>
                <Badge>{employmentTypeLabels[type]}</Badge>
              </span>
            </div>
            <h3>{title}</h3>
            <p className="meta">
              {company} · {place}
            </p>
            <p className="job-card-foot lp-card-foot">
              <b className="num strong">{salaryFull(dollarsAYear(min, max))}</b>
              <TextLink to={`/jobs?${new URLSearchParams({ q: title })}`}>
                Similar jobs<span className="vh">: {title}</span>
              </TextLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
