import type { Token } from './text.ts'
import { stemOf } from './text.ts'

const silent = new Set(
  `a an the and or of to in on at by for with from as is are be been being was were it its this that these those you your our we us they their who which what
  will would can could may must shall should have has had do does did not no if so than then there here all any some each every both other such same more most
  very well good great strong excellent solid proven demonstrated deep extensive basic advanced high highly effective successful ability able capable capability
  skill experience experienced knowledge understanding familiarity familiar proficiency proficient expertise background competency comfort comfortable working work
  worked hand hands-on year yr month minimum least plus prefer preferred require required requirement desired desirable nice bonus ideal ideally etc e.g eg i.e ie
  including include related relevant similar equivalent role position job candidate applicant least one two three four five six seven eight nine ten prior previous
  within across using use used via per up out over about into also e g s least new willing willingness want willing interest interested enjoy passion passionate
  comfortable setting someone something thing way day week full part time degree level field area`
    .split(/\s+/)
    .filter(Boolean),
)

const faint = new Set(
  `data team business customer client manage management project support develop development process system environment quality company people help tool create
  provide ensure maintain multiple product service need large complex small standard task professional technical general different various best practice member
  organization organisation result goal lead drive deliver build make take keep industry operation operational program report person member staff employee plan
  improve perform performance handle responsible responsibility daily regular complete follow meet assist perform`
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => stemOf(word)),
)

// Stems on one line have the same meaning in postings and resumes.
const sameStems = `
customer client guest shopper
writ author draft
repair fix troubleshoot resolv
teach instruct tutor
lead supervis manag overse head
hir recruit
child kid toddler
elder senior geriat
vehicl car truck automobil
build creat construct develop
present pitch
collaborat team cooper
schedul roster rota
improv optimiz optimis streamlin
budget spend
clean saniti
help assist support
doctor physician
kitchen culinar cook
shop store retail
factor manufactur plant
negotiat bargain
mentor coach
research investigat
self-serve selfserve
grow scal expand
`
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map((word) => stemOf(word)))

const groupOfStem = new Map(sameStems.flatMap((group) => group.map((stem) => [stem, group] as const)))

/** The stems that count as this one: itself and its synonyms. */
export function stemsLike(stem: string): string[] {
  return groupOfStem.get(stem) ?? [stem]
}

/** True for a stem that is common in postings and therefore proves little. */
export function isFaint(stem: string): boolean {
  return faint.has(stem)
}

/** The meaningful stems of a requirement with their weights: 1 for a specific word, less for a word that is common in postings. */
export function weighWords(tokens: Token[]): Map<string, number> {
  const weights = new Map<string, number>()
  for (const token of tokens) {
    if (
      silent.has(token.form) ||
      (token.form.length < 2 && !/[^\p{Script=Latin}]/u.test(token.form)) ||
      /^\d+$/.test(token.form)
    )
      continue
    weights.set(token.stem, faint.has(token.stem) ? 0.4 : 1)
  }
  return weights
}
