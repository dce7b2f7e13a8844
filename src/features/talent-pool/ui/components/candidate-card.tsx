import { FileText, MapPin } from 'lucide-react'
import { Badge } from '#ui/primitives/badge.tsx'
import type { Candidate } from '../../contract.ts'

/** A candidate as companies see them. The search of companies and the candidate's own preview both show it. */
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

/** The candidate's name, or 'Candidate' if the name is not shown. */
export const nameOf = ({ name }: Pick<Candidate, 'name'>): string => name ?? 'Candidate'
