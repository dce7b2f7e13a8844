import { Check } from 'lucide-react'
import { Steps } from '#ui/primitives/progress.tsx'
import type { Profile } from '../../contract.ts'
import { placeOf } from '../../profile-fields.ts'
import { type CountedField, countedFields } from '../../rules.ts'
import './profile.css'

type Props = { profile: Profile; onOpen: (field: CountedField) => void }

/** The ten fields that count: the filled ones, and links to the missing ones (PROF-14, PROF-15). */
export function ProfileStrength({ profile, onOpen }: Props) {
  const { personal, professional, image, completeness } = profile
  const fields = countedFields({ ...personal, ...professional, image })
  const filled = fields.filter(({ isFilled }) => isFilled)
  const missing = fields.filter(({ isFilled }) => !isFilled)
  return (
    <section className="strength" aria-labelledby="profile-strength">
      <div className="row between">
        <h2 id="profile-strength">Profile strength</h2>
        <b className="strength-figure num">{completeness.percent}%</b>
      </div>
      <Steps done={filled.length} total={fields.length} next label={`${filled.length} of ${fields.length} filled`} />
      <ul>
        {filled.map(({ field }) => (
          <li key={field}>
            <Check className="ic ic-sm" />
            {placeOf[field].label}
          </li>
        ))}
        {missing.map(({ field, suggestion }) => (
          <li key={field}>
            <i aria-hidden="true" />
            <button type="button" className="link" onClick={() => onOpen(field)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
      <p className="meta">Ten fields count equally. At 80% the Quick Start step is complete.</p>
    </section>
  )
}
