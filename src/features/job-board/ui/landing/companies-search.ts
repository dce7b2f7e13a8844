import { pageNumber, readAddress, typed } from '#lib/read-address.ts'

const typedName = typed(10_000)

/** What the address of the companies may say: a part of a name, and which page. A word that looks like a number is a word. */
export const CompaniesSearch = readAddress({
  q: (said) => (typedName(said) ?? '').trim().slice(0, 100),
  page: pageNumber,
})
