import '#features/places/server/gazetteer.ts'
import { nameOfApplicantPlace, namesOfApplicantPlaces } from '#features/places/applicant-places.ts'
import type { Applicants } from '../applicants/applicants-shape.ts'
import { openToLabel } from '../labels.ts'

/** 'Open to applicants in Germany, Austria and Switzerland'; null if the job does not say it. */
export const openTo = ({ applicantPlaces, applicantUtcFrom, applicantUtcTo }: Applicants): string | null =>
  openToLabel(namesOfApplicantPlaces(applicantPlaces), applicantUtcFrom, applicantUtcTo)

/** The name of each place: 'Germany', 'Texas'. */
export const applicantNames = ({ applicantPlaces }: Pick<Applicants, 'applicantPlaces'>): string[] =>
  applicantPlaces.map(nameOfApplicantPlace)
