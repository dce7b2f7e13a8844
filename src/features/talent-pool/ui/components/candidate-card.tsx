import { FileText, MapPin } from 'lucide-react'
import { Badge } from '#ui/primitives/badge.tsx'
import type { Candidate } from '../../contract.ts'

/** A candidate as companies read them; the same in their search and in the person's own preview. */
export function CandidateFacts({ candidate }: { candidate: Candidate }) {
  const { headline, location, skills, hasResume } = candidate
  return (
    <>
      <p className="strong">{headline || 'Your headline appears here'}</p>
      {location && (
        <p className="meta row">
          <MapPin className="ic ic-sm" />
          {location}
        </p>
      )}
      {skills.length > 0 && (
        <div className="row wrap">
          {skills.slice(0, 12).map((skill) => (
            <Badge key={skill}>{skill}</Badge>
          ))}
        </div>
      )}
      {hasResume && (
        <p className="meta row">
          <FileText className="ic ic-sm" />
          Resume available
        </p>
      )}
    </>
  )
}

/** What a candidate is called who shows no name. */
export const nameOf = ({ name }: Pick<Candidate, 'name'>): string => name ?? 'Candidate'
