import type { ImportOption } from '#features/import-files/questions.ts'
import { jobLabel } from '#features/job-postings/job-label.ts'
import { plainWords } from '#lib/names.ts'

export type ImportJob = { id: string; title: string; location?: string | null; moreLocations?: readonly string[] }

/** What is added to a title so that all genders are meant: '(m/w/d)', 'H/F', 'all genders'. */
const GENDERS = / (?:[mwfdhxi](?: [mwfdhxi]){1,3}|all genders|alle geschlechter|gn)$/

const plainTitle = (title: string): string => plainWords(title).replace(GENDERS, '')

/** Finds the job that a cell names: the only one with this title, or with this title and town ('Porter – Leipzig'). Null if it is not known. */
export function jobFinder(jobs: readonly ImportJob[]): (text: string) => string | null {
  const named = jobs.map((job) => {
    const [title, plain] = [plainWords(job.title), plainTitle(job.title)]
    const towns = [job.location ?? '', ...(job.moreLocations ?? [])].map((place) =>
      plainWords(place.split(',')[0] ?? ''),
    )
    const withTown = towns.flatMap((town) =>
      town === '' ? [] : [`${title} ${town}`, `${plain} ${town}`, `${town} ${title}`],
    )
    return { id: job.id, title, plain, withTown }
  })
  const only = (fits: (one: (typeof named)[number]) => boolean): string | null => {
    const found = named.filter(fits)
    return found.length === 1 && found[0] ? found[0].id : null
  }
  return (text) => {
    const words = plainWords(text)
    if (words === '') return null
    return (
      only(({ title }) => title === words) ??
      only(({ withTown }) => withTown.includes(words)) ??
      only(({ plain }) => plain === plainTitle(text))
    )
  }
}

/** The jobs as choices for a cell, those with the same title first. */
function optionsFor(jobs: readonly ImportJob[], text: string): ImportOption[] {
  const plain = plainTitle(text)
  const isSame = ({ title }: ImportJob) =>
    plain !== '' && plain.startsWith(plainTitle(title)) && plainTitle(title) !== ''
  return [...jobs.filter(isSame), ...jobs.filter((job) => !isSame(job))].map((job) => ({
    value: job.id,
    label: jobLabel(job.title, job.location),
  }))
}

export type JobChoice = { options: ImportOption[]; suggestion: string | null }

/** For a cell the jobs that it can mean and the one that it names, with further choices at the end. The same cell is read once. */
export function jobChoices(jobs: readonly ImportJob[], rest: readonly ImportOption[]): (text: string) => JobChoice {
  const find = jobFinder(jobs)
  const known = new Map<string, JobChoice>()
  return (text) => {
    const before = known.get(text)
    if (before) return before
    const choice = { options: [...optionsFor(jobs, text), ...rest], suggestion: find(text) }
    known.set(text, choice)
    return choice
  }
}
