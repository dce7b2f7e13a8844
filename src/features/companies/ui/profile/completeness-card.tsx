import { Steps } from '#ui/primitives/progress.tsx'
import type { CompanyProfile } from '../../profile-contract.ts'
import { companyFieldLabels } from './field-labels.ts'
import '#features/profiles/ui/components/profile.css'
import './company-profile.css'

const COUNTED = 7
const labels: Record<string, string> = { ...companyFieldLabels, logoUrl: 'Logo' }

/** How complete the profile is, and which fields are missing (CPROF-07, CPROF-08). */
export function CompletenessCard({ profile: { completeness } }: { profile: CompanyProfile }) {
  const { percent, missing } = completeness
  const done = COUNTED - missing.length
  return (
    <section className="strength" aria-labelledby="profile-completeness">
      <div className="row between">
        <h2 id="profile-completeness">Profile Completeness</h2>
        <b className="strength-figure num">{percent}%</b>
      </div>
      <Steps done={done} total={COUNTED} next label={`${done} of ${COUNTED} filled`} />
      <p>
        {missing.length === 0
          ? 'Your profile is complete.'
          : `${done} of ${COUNTED} complete. Add ${listOf(missing.map((field) => labels[field]?.toLowerCase() ?? field))} to help candidates decide.`}
      </p>
    </section>
  )
}

const listOf = (names: string[]): string => new Intl.ListFormat('en', { type: 'conjunction' }).format(names)

/** Tips for a good profile. */
export function ProfileTips() {
  return (
    <section className="profile-tips" aria-labelledby="profile-tips">
      <h2 id="profile-tips">Profile Tips</h2>
      <ul className="list">
        <li className="py-3">Start with what you do, not who you are.</li>
        <li className="py-3">A square logo looks best in the job list.</li>
        <li className="py-3">Name your city. “Remote” alone is searched less often.</li>
      </ul>
    </section>
  )
}
