import { jobKey } from '#features/job-tracker/is-same-job.ts'

type Keyed = { title: string; companyName: string; appliedOn: string | null }

/** The same for the same company, title and day, apart from spelling. */
export const applicationKey = ({ appliedOn, ...job }: Keyed): string => `${jobKey(job)} ${appliedOn ?? ''}`

/** The same for one company and one posting by its address, however it is tracked. */
export const linkKey = ({ link, companyName, appliedOn }: Keyed & { link: string }): string | null => {
  if (!URL.canParse(link)) return null
  const url = new URL(link)
  for (const name of [...url.searchParams.keys()])
    if (/^(?:utm_|gh_src|ref$|source$|trk|lever-)/i.test(name)) url.searchParams.delete(name)
  const address = `${url.hostname.replace(/^www\./, '')}${url.pathname.replace(/\/$/, '')}${url.search}`
  return `${jobKey({ title: '', companyName })} ${appliedOn ?? ''} ${address}`
}
