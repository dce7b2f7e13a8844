import type { MatchCandidate } from './shapes.ts'

/** An empty profile: for a candidate who entered nothing, or if only the resume is read. */
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
