import type { MatchCandidate } from './shapes.ts'

/** The profile of a candidate who has entered nothing, or of whom only the resume is read. */
export const emptyProfile: MatchCandidate['profile'] = {
  currentJobTitle: null,
  skills: [],
  yearsOfExperience: null,
  location: null,
  desiredSalaryMin: null,
  desiredSalaryMax: null,
  preferredJobTypes: [],
  certifications: [],
  educationLevel: null,
  bio: null,
}
