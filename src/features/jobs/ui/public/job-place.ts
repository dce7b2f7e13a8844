import { placeLabel } from '../../rules.ts'

/** The place of a job as a step on the way to it: the board, narrowed to that place. */
export function placeStep(job: { location: string | null; remoteAllowed: boolean }): { to: string; label: string } {
  const place = job.location?.trim()
  if (!place || /^remote$/i.test(place))
    return { to: '/jobs?remote=true', label: placeLabel({ ...job, location: null }) }
  return { to: `/jobs?${new URLSearchParams({ location: place })}`, label: place }
}
