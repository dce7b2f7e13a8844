import type { StoredSetQuestion } from '#db/schema/job-postings.ts'
import { maxSets } from '#features/job-postings/question-sets-contract.ts'
import { maxQuestions } from '#features/job-postings/rules.ts'
import type { CompanySet } from '#features/job-postings/server/write-sets.ts'
import { newId } from '#lib/ids.ts'
import { maxSetName } from '../contract.ts'

export type PlannedSet = CompanySet & { isNew: boolean; isChanged: boolean }
type Found = { set: PlannedSet; at: number; question: StoredSetQuestion }

const plain = (name: string): string => name.toLowerCase()

/** The sets of a company while an import is planned. Names are compared without their case, as the company's sets are. */
export function planSets(sets: readonly CompanySet[], named: readonly string[]) {
  const all: PlannedSet[] = sets.map((set) => ({
    ...set,
    questions: [...set.questions],
    isNew: false,
    isChanged: false,
  }))
  const ownNames = new Set(named.map(plain))
  /** A set and those that follow it, because it had no room: 'Interview', 'Interview (2)'. */
  const chainOf = (name: string): PlannedSet[] => {
    const found: PlannedSet[] = []
    for (let number = 1; ; number += 1) {
      const wanted = plain(numbered(name, number))
      const isOther = number > 1 && ownNames.has(wanted)
      const set = isOther ? undefined : all.find((one) => plain(one.name) === wanted)
      if (!set) return found
      found.push(set)
    }
  }
  return {
    /** The question of the set that fits. */
    find(name: string, isFitting: (question: StoredSetQuestion) => boolean): Found | null {
      for (const set of chainOf(name)) {
        const at = set.questions.findIndex(isFitting)
        const question = set.questions[at]
        if (question) return { set, at, question }
      }
      return null
    },
    /** The set that another question is added to, a new one if there is none with room; null if the company has too many. */
    withRoom(name: string): PlannedSet | null {
      const chain = chainOf(name)
      const found = chain.find(({ questions }) => questions.length < maxQuestions)
      if (found) return found
      let number = chain.length + 1
      while (all.some((one) => plain(one.name) === plain(numbered(name, number)))) number += 1
      if (all.length >= maxSets) return null
      const set = { id: newId(), name: numbered(name, number), questions: [], isNew: true, isChanged: true }
      all.push(set)
      return set
    },
    changed: (): PlannedSet[] => all.filter(({ isChanged }) => isChanged),
  }
}

function numbered(name: string, number: number): string {
  const mark = number === 1 ? '' : ` (${number})`
  return `${name.slice(0, maxSetName - mark.length).trim()}${mark}`
}
